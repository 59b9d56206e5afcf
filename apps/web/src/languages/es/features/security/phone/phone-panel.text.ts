import { phoneCodeMinutes } from '@sadhana/contract'
import type * as english from '#features/security/phone/phone-panel.text.ts'
import type { Translation } from '#intl/translation.ts'

export const phonePanelText: Translation<typeof english.phonePanelText> = {
  title: 'Verificación del teléfono',
  verified: 'Teléfono verificado',
  update: 'Cambiar número de teléfono',
  about:
    'Verifica un número de teléfono para iniciar sesión con un código por SMS. Lo usamos para eso y para nada más. Otras personas pueden leer o desviar un SMS, así que una llave de acceso o una app son más seguras.',
  aboutUpdate: (old) => `${old} se queda hasta que se verifique el número nuevo.`,
  send: 'Enviar código de verificación',
  sent: (number) => `Código enviado a ${number}. Sirve durante ${phoneCodeMinutes} minutos.`,
  verify: 'Verificar el teléfono',
  back: 'Volver',
  done: 'Gracias. Tu número de teléfono está verificado.',
}
