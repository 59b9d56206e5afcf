import type { AfterFeeling } from '@sadhana/contract'
import type * as english from '#features/meditation/dialogs/after-sit.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const feelings: Record<AfterFeeling, string> = {
  calm: 'Ruhig',
  peaceful: 'Friedlich',
  focused: 'Konzentriert',
  energized: 'Voller Energie',
  centered: 'Gesammelt',
  grateful: 'Dankbar',
  blissful: 'Glückselig',
}

export const afterSitText: Translation<typeof english.afterSitText> = {
  title: (minutes) => `Du hast ${minutesInWords(minutes)} meditiert`,
  saved: (limb) => `In deinem Tagebuch als ${limb} gespeichert. Alles Weitere ist freiwillig.`,
  waiting: 'Auf diesem Gerät gespeichert. Wir übernehmen es in dein Tagebuch, sobald du wieder online bist.',
  held: 'Noch nicht gespeichert: Weder unser Server noch dieses Gerät konnte es speichern. Bitte lass diese Seite offen.',
  feeling: 'Wie fühlst du dich jetzt?',
  feelings,
  note: 'Notiz',
  noteHint: 'Was ist dir aufgefallen?',
  visibility: 'Wer das sehen kann',
  visibilityHint: 'Am Anfang steht hier deine eigene Voreinstellung. Notiz und Schlagwörter siehst nur du.',
  done: 'Fertig',
  remove: 'Diese Meditation entfernen',
  removed: 'Meditation entfernt',
  restoreElsewhere: 'Sieben Tage lang kannst du sie bei deinen Übungen zurückholen',
}
