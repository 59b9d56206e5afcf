import type * as english from '#features/account/social/social-sign-up.text.ts'
import type { Translation } from '#intl/translation.ts'

export const socialSignUpText: Translation<typeof english.socialSignUpText> = {
  title: 'Una cosa más',
  intro: (provider) =>
    `${provider} nos ha dicho quién eres. Aquí aún no te conocemos, así que esta sería una cuenta nueva.`,
  from: (email, provider) => (email ? `${email}, de ${provider}` : `De ${provider}`),
  codeHint: 'Un miembro puede crear uno para ti. Abre la puerta a una persona.',
  submit: 'Crear cuenta',
  failed: {
    title: 'No pudimos registrarte',
    text: 'No pudimos crear la cuenta. Inténtalo de nuevo.',
  },
  member: (provider) =>
    `¿Ya eres miembro? <signIn>Inicia sesión como siempre</signIn> y vincula ${provider} en Seguridad de la cuenta. ¿Aún no tienes código? <waitlist>Apúntate a la lista de espera</waitlist>. Hasta que elijas, no guardamos nada.`,
  memberOfOurs: (provider) =>
    `¿Ya eres miembro? <signIn>Inicia sesión como siempre</signIn> y vincula ${provider} en Seguridad de la cuenta. Hasta que elijas, no guardamos nada.`,
}
