import type * as english from '#app/settings/settings-hub.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

export const settingsHubText: Translation<typeof english.settingsHubText> = {
  title: 'Einstellungen',
  intro: 'Alles, was dich betrifft, an einem Ort.',
  find: 'Einstellung suchen',
  none: (words) => `Keine Einstellung passt zu „${words}“.`,
  results: (rows) =>
    plural(rows, { one: '1 Einstellung gefunden', other: (count) => `${count} Einstellungen gefunden` }),
  signOut: 'Abmelden',
  sections: {
    you: 'Du',
    practice: 'Praxis',
    help: 'Hilfe',
    privacy: 'Privatsphäre',
    security: 'Sicherheit',
    data: 'Deine Daten',
  },
  rows: {
    page: { name: 'Meine Seite', at: (path) => `${path}, so wie andere Mitglieder sie finden` },
    email: {
      name: 'E-Mail',
      verified: (email) => `${email}, bestätigt`,
      unverified: (email) => `${email}, noch nicht bestätigt`,
      none: 'Noch keine',
    },
    day: {
      name: 'Übungstag',
      about: 'Wann dein Tag endet und wo du bist',
      ends: (time, zone) => `Endet um ${oClock(time)}, ${zone}`,
    },
    goal: { name: 'Wochenziel', about: 'An wie vielen Tagen der Woche du üben möchtest' },
    rest: {
      name: 'Feste Ruhetage',
      about: 'Wochentage oder Mondtage, an denen du ruhst',
      chosen: (days) => days.join(', '),
    },
    pause: {
      name: 'Pause',
      about: 'Für Krankheit oder Reisen; deine Serie wartet',
      planned: (days) => `${days}; deine Serie wartet`,
    },
    reminders: { name: 'Erinnerungen', about: 'Zeiten, Ruhezeiten und dein Kalender' },
    hideGuide: { name: 'Guide ausblenden', about: 'Sein Knopf, sein Gespräch und jedes Wort über KI' },
    quiet: { name: 'Ruhemodus', about: 'Blendet Zahlen, Serien und Level aus' },
    theme: {
      name: 'Aussehen',
      says: { system: 'Wie dein Gerät', light: 'Immer hell', dark: 'Immer dunkel' },
    },
    language: { name: 'Sprache' },
    device: { name: 'Dieses Gerät', about: 'Was sich ohne Netz öffnet und wie viel Platz es braucht' },
    guide: { name: 'Handbuch', about: 'Wie alles funktioniert' },
    helpNow: { name: 'Hilfe jetzt', about: 'Jemand zum Reden, in deinem Land' },
    letters: { name: 'Schreib uns', about: 'Eine Frage, ein Problem oder eine Idee' },
    privacyPage: { name: 'Datenschutz', about: 'Was wir aufbewahren und was wir nie tun' },
    terms: { name: 'Nutzungsbedingungen', about: 'Was wir vereinbart haben' },
    accessibility: { name: 'Barrierefreiheit', about: 'Was geprüft wurde und wie du uns etwas meldest' },
    sharing: {
      name: 'Wer meine Übungen sieht',
      about: 'Du, alle, die dir folgen, oder alle Mitglieder',
      says: {
        private: 'Nur ich, wenn ich nichts anderes wähle',
        followers: 'Alle, die mir folgen, wenn ich nichts anderes wähle',
        public: 'Alle Mitglieder, wenn ich nichts anderes wähle',
      },
    },
    followers: {
      name: 'Wer mir folgt',
      about: 'Wer dir folgen darf',
      anyone: 'Alle dürfen dir folgen',
      approved: 'Auf Anfrage',
      manyWaiting: 'Auf Anfrage. Viele Menschen warten',
      waiting: (people) =>
        plural(people, {
          one: 'Auf Anfrage. 1 Person wartet',
          other: (count) => `Auf Anfrage. ${count} Personen warten`,
        }),
    },
    hidden: {
      name: 'Blockiert und stumm',
      about: 'Menschen, die du nicht sehen möchtest',
      people: (blocked, muted) => (blocked + muted === 0 ? 'Niemand' : `${blocked} blockiert, ${muted} stumm`),
    },
    password: { name: 'Passwort', about: 'Dein Passwort ändern', none: 'Passwort festlegen' },
    twoFactor: { name: 'Zwei-Faktor-Anmeldung', on: 'An', off: 'Aus' },
    devices: {
      name: 'Geräte',
      about: 'Wo du angemeldet bist',
      signedIn: (devices) =>
        plural(devices, { one: 'Nur dieses ist angemeldet', other: (count) => `${count} angemeldet` }),
    },
    csv: { name: 'Als CSV exportieren' },
    pages: { name: 'Geteilte Seiten', about: 'Was Menschen von außen mit einem Link öffnen können' },
    archive: { name: 'Archiv und Import', about: 'Alles in einer Datei, die sich hier wieder einlesen lässt' },
    import: { name: 'Import', about: 'Aus anderen Apps, Tabellen, Apple Health und Loop' },
    move: { name: 'Umzug', about: 'Von oder zu einer anderen Installation, mit allem, was du eingetragen hast' },
    erase: { name: 'Konto löschen', about: 'Mit vierzehn Tagen Bedenkzeit' },
    deleted: {
      name: 'Papierkorb',
      about: 'Bleibt sieben Tage',
      practices: (practices, more) => {
        if (practices === 0) return 'Nichts gelöscht'
        if (more) return `Mehr als ${practices} Übungen, bleiben sieben Tage`
        return plural(practices, {
          one: '1 Übung, bleibt sieben Tage',
          other: (count) => `${count} Übungen, bleiben sieben Tage`,
        })
      },
    },
  },
}
