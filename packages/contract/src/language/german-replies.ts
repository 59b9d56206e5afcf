import type { SwitchName } from '../switches/switch-names.ts'
import type { TranslatedReplies } from './translated-errors.ts'

export const germanReplies: TranslatedReplies = {
  resetSent: 'Falls es mit dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link zum Zurücksetzen gesendet.',
  newEmailSent: 'Bitte folge dem Link, den wir an deine neue E-Mail-Adresse gesendet haben.',
  joinedWaitlist: 'Willkommen auf dem Weg!',
}

export const germanSwitchedOff: Record<SwitchName, string> = {
  registration: 'Neue Konten sind zurzeit ausgeschaltet. Mitglieder können sich wie immer anmelden.',
  rooms: 'Gemeinsames Meditieren ist zurzeit ausgeschaltet. Dein eigener Timer geht wie immer.',
  push: 'Nachrichten an deine Geräte sind zurzeit ausgeschaltet. E-Mails kommen wie immer.',
  imports: 'Importe sind zurzeit ausgeschaltet. Was du schon importiert hast, ist sicher.',
  pictures: 'Bilder sind zurzeit ausgeschaltet. Was du schon hinzugefügt hast, ist sicher.',
  guide: 'Der Guide ist zurzeit ausgeschaltet. Das Handbuch ist wie immer da.',
  texting: 'Codes per SMS sind zurzeit ausgeschaltet. E-Mail und Passkeys gehen wie immer.',
}
