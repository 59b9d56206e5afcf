import type * as english from '#features/security/verification/change-password.text.ts'
import type { Translation } from '#intl/translation.ts'

export const changePasswordText: Translation<typeof english.changePasswordText> = {
  title: {
    first: 'Crear una contraseña',
    change: 'Cambiar la contraseña',
  },
  fields: {
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    confirm: 'Repite la contraseña',
  },
  changed: {
    title: 'Tu contraseña ha cambiado',
    text: 'Cerramos la sesión en tus demás dispositivos.',
  },
  failed: 'No pudimos cambiar tu contraseña',
}
