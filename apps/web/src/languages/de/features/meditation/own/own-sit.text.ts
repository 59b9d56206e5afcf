import type * as english from '#features/meditation/own/own-sit.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** All texts of the screen where a member puts a sit together. */
export const ownSitText: Translation<typeof english.ownSitText> = {
  title: 'Eigene Meditation',
  back: 'Timer',
  summary: (minutes, strokes) =>
    strokes === 0
      ? `${minutesInWords(minutes)}, ohne Glocken.`
      : `${minutesInWords(minutes)}, mit ${plural(strokes, { one: '1 Glockenschlag', other: (count) => `${count} Glockenschlägen` })}.`,
  stretches: 'Abschnitte',
  settle: 'Zuerst ankommen',
  settleNote: 'Zählt nicht mit. Die Glocke danach eröffnet die Meditation.',
  name: 'Name',
  minutes: 'Minuten',
  bellAfter: 'Glocke am Ende',
  none: 'keine',
  less: (what) => `${what}, weniger`,
  more: (what) => `${what}, mehr`,
  minutesOf: (stretch) => `${stretch}, Minuten`,
  bellOf: (stretch) => `${stretch}, Glocke am Ende`,
  move: (stretch) => `${stretch} verschieben`,
  moveHint: 'Nimm die Pfeiltasten oder zieh den Abschnitt.',
  moved: (stretch, place, count) => `${stretch} ist jetzt Nummer ${place} von ${count}.`,
  remove: 'Entfernen',
  removeOf: (stretch) => `Entfernen: ${stretch}`,
  add: 'Abschnitt hinzufügen',
  sitting: 'Sitzen',
  tooLong: (minutes) =>
    `Eine Meditation dauert insgesamt bis zu 300 Minuten, und diese hat ${minutes}. Bitte kürze einen Abschnitt.`,
  sitName: 'Name der Meditation',
  sitNameHint: 'Damit du sie wiederfindest, beim Timer und unter „Start“.',
  nameMissing: 'Bitte gib ihr einen Namen',
  sound: 'Klang',
  soundHint: 'Bis zu drei gleichzeitig oder keiner.',
  noSound: 'Keiner',
  breath: 'Atem',
  noBreath: 'Frei',
  loggedAs: 'Eingetragen als',
  save: 'Speichern',
  saved: (count) => `Du hast sie auf allen deinen Geräten. ${count} von 12 sind gespeichert.`,
  full: 'Du hast 12 Meditationen gespeichert. Bitte lösche eine, bevor du eine weitere speicherst.',
  arrange: 'Deine Meditationen',
  use: 'Ohne Speichern nutzen',
}
