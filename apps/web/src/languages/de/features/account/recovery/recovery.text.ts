import type * as english from '#features/account/recovery/recovery.text.ts'
import type { Translation } from '#intl/translation.ts'

export const recoveryText: Translation<typeof english.recoveryText> = {
  sendLink: 'Link senden',
  token: 'Code zum Zurücksetzen',
  setPassword: 'Neues Passwort festlegen',
  turnOff: 'Zwei-Faktor-Anmeldung ausschalten',
  openLink: 'Bitte öffne den Link in der E-Mail, die wir dir gesendet haben.',
  failed: 'Wir konnten die Wiederherstellung nicht abschließen',
}
