import type * as english from '#features/practice/list/sessions.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const sessionsText: Translation<typeof english.sessionsText> = {
  title: 'Alle meine Übungen',
  log: 'Übung eintragen',
  failed: 'Wir konnten deine Übungen nicht laden',
  failedText: 'Deine Übungen sind sicher. Bitte versuch es gleich noch einmal.',
  noMatch: 'Keine Übung passt zu deinem Filter',
  showAll: 'Alle Übungen anzeigen',
  moreFailed: 'Wir konnten keine weiteren Übungen laden',
  views: { label: 'Anzeigen', sessions: 'Übungen', deleted: 'Papierkorb' },
  filter: { label: 'Übungen filtern', limb: 'Glied', allLimbs: 'Alle Glieder', from: 'Von', to: 'Bis' },
  columns: {
    practice: 'Übung',
    when: 'Wann',
    minutes: 'Minuten',
    feeling: 'Gefühl',
    notes: 'Notizen',
    actions: 'Aktionen',
  },
  minutes: (minutes) => `${minutes} min`,
  withNotes: (audience) => `${audience}, mit Notizen`,
  withTags: (audience) => `${audience}, mit Schlagwörtern`,
  gone: 'Gelöscht',
  undoDelete: (session) => `Rückgängig machen: ${session}`,
  remove: (session) => `Löschen: ${session}`,
  notes: {
    unfold: (words) =>
      plural(words, { one: 'Weiterlesen, 1 Wort', other: (count) => `Weiterlesen, etwa ${count} Wörter` }),
    fold: 'Weniger anzeigen',
    unfoldOf: (words, session) =>
      plural(words, {
        one: `Weiterlesen, 1 Wort: ${session}`,
        other: (count) => `Weiterlesen, etwa ${count} Wörter: ${session}`,
      }),
    foldOf: (session) => `Weniger anzeigen: ${session}`,
  },
  deleted: {
    intro:
      'Was du löschst, wartet hier sieben Tage. Holst du es zurück, zählt es, als wäre es nie weg gewesen: auch für Serie, Diagramme und Steine.',
    failed: 'Wir konnten nicht laden, was du gelöscht hast',
    failedText: 'Es ist sicher. Bitte versuch es gleich noch einmal.',
    none: 'Nichts gelöscht',
    noneText: 'Eine Übung, die du löschst, wartet hier sieben Tage.',
    toSessions: 'Zurück zu den Übungen',
    what: (limb, minutes) => `${limb}, ${minutes}`,
    when: { today: 'heute gelöscht', yesterday: 'gestern gelöscht', on: (day) => `gelöscht am ${day}` },
    until: (day) => `Verschwindet endgültig am ${day}.`,
    putBack: 'Zurückholen',
    eraseNow: 'Endgültig löschen',
    putBackOf: (what, moment) => `Zurückholen: ${what}, ${moment}`,
    eraseNowOf: (what, moment) => `Endgültig löschen: ${what}, ${moment}`,
    ask: 'Diese Übung jetzt endgültig löschen?',
    askText: (what, moment) => `${what}, ${moment}. Danach kannst du sie nicht mehr zurückholen.`,
    erase: 'Löschen',
    more: 'Mehr anzeigen',
  },
}
