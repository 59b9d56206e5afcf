import type * as english from '#features/security/verification/verify-email.text.ts'
import type { Translation } from '#intl/translation.ts'

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Verifica tu correo',
  open: (email) => `Abre el enlace del correo de verificación que enviamos a ${email}.`,
  send: 'Enviar correo de verificación',
  sent: 'Correo de verificación enviado',
  sentText: 'Abre el enlace del correo o escribe el código aquí.',
  sentBefore: 'Mira tu bandeja de entrada',
  sendFailed: 'No pudimos enviar el correo',
}
