import type * as english from '#features/account/verify-email.text.ts'
import type { Translation } from '#intl/translation.ts'

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Bestätige deine E-Mail-Adresse',
  intro: 'Mit dem Knopf unten bestätigst du, dass diese E-Mail-Adresse dir gehört.',
  submit: 'E-Mail bestätigen',
  failed: 'Wir konnten diese E-Mail-Adresse nicht bestätigen',
  openLink: 'Bitte öffne den Link in der E-Mail, die wir dir gesendet haben.',
  newEmail: 'Neue E-Mail anfordern',
  verified: {
    title: 'E-Mail bestätigt',
    thanks: 'Danke. Deine E-Mail-Adresse ist bestätigt.',
    already: 'Deine E-Mail-Adresse ist schon bestätigt',
    linked: (email) => `${email} gehört jetzt zu deinem Konto.`,
    next: 'Weiter',
  },
}
