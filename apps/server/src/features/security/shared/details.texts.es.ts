import { plural } from '#platform/intl.rules.ts'
import type { DetailsTexts } from './details.texts.en.ts'

export const es: DetailsTexts = {
  device: 'Dispositivo desconocido',
  app: 'App desconocida',
  on: 'en',
  ways: {
    password: 'contraseña',
    'code from the app': 'código de la app',
    'backup code': 'código de respaldo',
    passkey: 'llave de acceso',
    'texted code': 'código por SMS',
    'linked account': 'cuenta vinculada',
  },
  tokens: (count) =>
    plural('es', count, { one: '1 clave de acceso a la API', other: `${count} claves de acceso a la API` }),
}
