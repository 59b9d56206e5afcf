import type * as english from '#features/account/shared/account.text.ts'
import type { Translation } from '#intl/translation.ts'

export const accountText: Translation<typeof english.accountText> = {
  scene: 'Setz dich hin. Der Rest ist einfach nur Zurückkommen.',
  or: 'oder',
  orBegin: 'oder beginne mit',
  continueWithPhone: 'Weiter mit Telefon',
  fields: {
    referralCode: 'Einladungscode',
    displayName: 'Anzeigename',
    username: 'Mitgliedsname',
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort wiederholen',
  },
  signIn: {
    identifier: 'Mitgliedsname, E-Mail oder Telefon',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    failed: 'Die Anmeldung hat nicht geklappt',
    refused: 'Diese Angaben stimmen nicht. Bitte versuch es noch einmal.',
    expired: 'Die Bestätigung hat nicht geklappt',
  },
  passkey: {
    signIn: 'Mit Passkey anmelden',
    failed: 'Wir konnten diesen Passkey nicht prüfen. Bitte versuch es noch einmal oder wähle einen anderen Weg.',
  },
  agreement:
    'Wenn du ein Konto erstellst, stimmst du den <terms>Nutzungsbedingungen</terms> zu. Wie wir mit deinen Daten umgehen, steht auf <privacy>unserer Datenschutzseite</privacy>.',
  tryLater: 'Bitte versuch es später noch einmal.',
  welcome: 'Willkommen!',
  noSession: 'Die Anmeldung hat nicht geklappt',
  registrationFailed: {
    title: 'Die Registrierung hat nicht geklappt',
    text: 'Wir konnten kein Konto erstellen. Bitte versuch es noch einmal.',
  },
  resetLinkFailed: 'Wir konnten den Link nicht senden.',
  passwordReset: {
    title: 'Dein Passwort ist geändert',
    text: 'Bitte melde dich mit deinem neuen Passwort an.',
  },
  passwordResetFailed: {
    title: 'Das Zurücksetzen hat nicht geklappt',
    text: 'Wir konnten dein Passwort nicht ändern. Bitte versuch es noch einmal.',
  },
  twoFactorOff: {
    title: '2FA ist aus',
    text: 'Beim Anmelden wird kein Code mehr verlangt.',
  },
}
