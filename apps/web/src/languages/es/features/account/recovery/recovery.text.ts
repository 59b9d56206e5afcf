import type * as english from '#features/account/recovery/recovery.text.ts'
import type { Translation } from '#intl/translation.ts'

export const recoveryText: Translation<typeof english.recoveryText> = {
  sendLink: 'Enviar el enlace',
  token: 'Código del correo',
  setPassword: 'Guardar contraseña nueva',
  turnOff: 'Desactivar la verificación en dos pasos',
  openLink: 'Abre el enlace del correo que te enviamos.',
  failed: 'No pudimos terminar la recuperación',
}
