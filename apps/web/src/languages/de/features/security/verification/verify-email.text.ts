import type * as english from '#features/security/verification/verify-email.text.ts'
import type { Translation } from '#intl/translation.ts'

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Bitte bestätige deine E-Mail-Adresse',
  open: (email) => `Öffne den Link in unserer E-Mail an ${email}.`,
  send: 'E-Mail mit Link senden',
  sent: 'E-Mail gesendet',
  sentText: 'Öffne den Link in der E-Mail oder gib hier den Code ein.',
  sentBefore: 'Bitte schau in dein Postfach',
  sendFailed: 'Wir konnten die E-Mail nicht senden',
}
