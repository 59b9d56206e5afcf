import type * as english from '#features/account/verify-email.text.ts'
import type { Translation } from '#intl/translation.ts'

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Verifica tu correo',
  intro: 'Usa el botón de abajo para confirmar que esta dirección de correo es tuya.',
  submit: 'Verificar mi correo',
  failed: 'No pudimos verificar esta dirección de correo',
  openLink: 'Abre el enlace del correo que te enviamos.',
  newEmail: 'Recibir otro correo',
  verified: {
    title: 'Correo verificado',
    thanks: 'Gracias. Tu correo está verificado.',
    already: 'Tu correo ya está verificado',
    linked: (email) => `${email} ya está vinculado a tu cuenta.`,
    next: 'Continuar',
  },
}
