import type * as english from '#features/security/security-screen.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const securityScreenText: Translation<typeof english.securityScreenText> = {
  title: 'Kontosicherheit',
  tabs: {
    twoFactor: 'Zwei-Faktor',
    verification: 'Bestätigung',
    activity: 'Aktivität',
    accessTokens: 'Zugangsschlüssel',
  },
  protection: {
    both: 'Ein Passkey und eine App schützen dein Konto',
    code: 'Ein zweiter Schritt schützt dein Konto',
    none: 'Mit einem zweiten Schritt wäre dein Konto sicherer',
  },
  withPassword: 'Mit deinem Passwort allein kommt niemand hinein.',
  withoutPassword: 'Beim Anmelden wird auch ein Code verlangt.',
  recovery: {
    title: 'Jemand hat verlangt, die Zwei-Faktor-Anmeldung deines Kontos auszuschalten',
    text: (availableAt) =>
      `Ab ${momentText(availableAt)} geht das mit dem Link, den wir dir per E-Mail geschickt haben. Falls du das nicht warst, brich die Wiederherstellung ab und ändere, wie du dich anmeldest.`,
  },
}
