import type * as english from '#features/account/registration/register.text.ts'
import type { Translation } from '#intl/translation.ts'

export const registerText: Translation<typeof english.registerText> = {
  title: 'Crear cuenta',
  intro: 'A Sadhana Compass se entra por invitación. Necesitas un código de invitación de un miembro.',
  displayNameHint: 'El nombre que ven los demás miembros.',
  submit: 'Crear cuenta',
  member:
    '¿Ya eres miembro? <signIn>Inicia sesión</signIn>. ¿No tienes código? <waitlist>Apúntate a la lista de espera</waitlist>.',
}
