import type * as english from '#features/security/access-tokens/access-tokens.text.ts'
import { clockTime, dayAndMonthName, fullDate } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

const numberWords = ['Keine', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']
const thisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4)
const dayText = (day: string, today: string) => (thisYear(day, today) ? dayAndMonthName(day) : fullDate(day))

export const tokensText: Translation<typeof english.tokensText> = {
  title: 'Zugangsschlüssel',
  opening: (count) =>
    count === 1
      ? 'Ein Schlüssel kann dein Tagebuch öffnen'
      : `${numberWords[count] ?? count} Schlüssel können dein Tagebuch öffnen`,
  about:
    'Ein Schlüssel öffnet nur, was bei ihm steht. An dein Konto, deine Zahlungen oder andere Menschen kommt er nie heran.',
  none: 'Niemand außer dir kann dein Tagebuch öffnen',
  noneAbout:
    'Mit einem Schlüssel kann ein NFC-Tag, ein Kurzbefehl oder dein eigenes Skript eine Übung eintragen. Er öffnet nur, was du auswählst, und läuft von selbst ab.',
  loadFailed: 'Wir konnten deine Zugangsschlüssel nicht laden',
  loadFailedText: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  used: ({ date, time }, today, ip) => {
    const when = date === today ? `Heute um ${oClock(clockTime(time))} benutzt` : `Am ${dayText(date, today)} benutzt`
    return ip === null ? when : `${when}, von ${ip}`
  },
  neverUsed: 'Noch nicht benutzt',
  ends: (day, today) => `Läuft am ${dayText(day, today)} ab`,
  ended: (day, today) => `Am ${dayText(day, today)} abgelaufen`,
  new: 'Neuer Schlüssel',
  scopes: {
    'practice:log': {
      label: 'Übungen eintragen',
      hint: 'Neue Übungen und Meditationen hinzufügen. Lesen kann er keine.',
    },
    'practice:read': { label: 'Übungen lesen', hint: 'Deine Übungen und Zahlen sehen. Nie deine Notizen.' },
    'mood:log': { label: 'Stimmung eintragen', hint: 'Stimmung und Energie hinzufügen.' },
    export: {
      label: 'Archiv erstellen',
      hint: 'Mit deinen Notizen, aber ohne Anmeldungen, Chats und Nachrichten. Wähle das mit Bedacht.',
    },
  },
  form: {
    title: 'Ein neuer Schlüssel',
    name: 'Name',
    nameHint: 'Damit du ihn in einem Jahr wiedererkennst.',
    nameMissing: 'Bitte gib ihm einen Namen',
    may: 'Er darf',
    mayMissing: 'Bitte wähle aus, was er darf',
    endsAfter: 'Er läuft ab nach',
    lives: { '30-days': '30 Tagen', '6-months': '6 Monaten', '1-year': '1 Jahr' },
    make: 'Schlüssel erstellen',
    failed: 'Wir konnten den Schlüssel nicht erstellen',
  },
  made: {
    title: 'Kopier ihn jetzt. Wir können ihn nicht noch einmal zeigen.',
    label: (name) => `Der Schlüssel für ${name}`,
    copy: 'Kopieren',
    copied: 'Der Schlüssel ist kopiert.',
    done: 'Fertig',
  },
  revoke: 'Widerrufen',
  remove: 'Entfernen',
  revokeOf: (name) => `Widerrufen: ${name}`,
  removeOf: (name) => `Entfernen: ${name}`,
  revoking: {
    title: (name) => `„${name}“ widerrufen?`,
    text: 'Er funktioniert sofort nirgends mehr. Was er eingetragen hat, bleibt in deinem Tagebuch.',
    done: (name) => `„${name}“ ist widerrufen`,
    failed: 'Wir konnten diesen Schlüssel nicht widerrufen',
  },
  recipes: {
    title: 'Wofür man sie nutzen kann',
    links: [
      { id: 'tag', label: 'Ein NFC-Tag, der eine Meditation einträgt', anchor: 'an-nfc-tag-that-logs-a-sit' },
      { id: 'home', label: 'Smart Home', anchor: 'home-automation' },
      { id: 'sheet', label: 'Deine eigene Tabelle', anchor: 'your-own-spreadsheet' },
    ],
    note: 'Jede Anleitung ist ausprobiert, oder es steht dabei, dass sie es nicht ist.',
  },
}
