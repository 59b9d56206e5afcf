import type * as english from '#features/account/login.text.ts'
import type { Translation } from '#intl/translation.ts'

export const loginText: Translation<typeof english.loginText> = {
  signIn: {
    title: 'Willkommen zurück',
    intro: 'Melde dich an und setz deine Praxis fort.',
    newHere:
      'Neu hier? <register>Erstelle ein Konto</register> mit einem Einladungscode oder <waitlist>komm auf die Warteliste</waitlist>.',
  },
  sent: {
    title: 'Bitte schau in dein Postfach',
    text: (email) =>
      `Wenn es für ${email} ein Konto gibt, ist in unserer E-Mail ein Link, mit dem du ein neues Passwort wählst. Er gilt 30 Minuten. Nichts da? Schau in den Spam-Ordner oder nach einem Tippfehler.`,
  },
  forgot: {
    title: 'Passwort vergessen',
    intro: 'Gib deine E-Mail-Adresse ein, dann senden wir dir einen Link, mit dem du ein neues Passwort wählst.',
    haveToken: 'Ich habe schon einen Code',
  },
  reset: {
    title: 'Neues Passwort wählen',
    intro: 'Dein Code zum Zurücksetzen steht in der E-Mail, die wir dir gesendet haben. Er gilt 30 Minuten.',
  },
  recovery: {
    title: 'Handy und Ersatzcodes verloren?',
    intro: 'Schalte die Zwei-Faktor-Anmeldung aus und melde dich dann ohne Code an.',
  },
  back: 'Zurück zur Anmeldung',
}
