import type * as english from '#features/security/shared/security.text.ts'
import type { Translation } from '#intl/translation.ts'

export const securityText: Translation<typeof english.securityText> = {
  factor: {
    label: 'Código de la app o código de respaldo',
    why: 'Iniciaste sesión hace un rato. Con el código, una contraseña robada no basta para hacer esto.',
  },
  others: {
    offer: 'Cerrar las demás sesiones',
    elsewhere: 'En Actividad puedes cerrar sesión en tus demás dispositivos.',
    done: 'Cerramos la sesión en tus demás dispositivos.',
    failed: 'No pudimos cerrar la sesión en tus demás dispositivos',
  },
}
