import type * as english from '#features/account/registration/register.text.ts'
import type { Translation } from '#intl/translation.ts'

export const registerText: Translation<typeof english.registerText> = {
  title: 'Konto erstellen',
  intro: 'Sadhana Compass gibt es nur auf Einladung. Du brauchst einen Einladungscode von einem Mitglied.',
  displayNameHint: 'Der Name, den andere Mitglieder sehen.',
  submit: 'Konto erstellen',
  member: 'Schon Mitglied? <signIn>Anmelden</signIn>. Kein Code? <waitlist>Auf die Warteliste</waitlist>.',
}
