import type * as english from '#features/meditation/shared/preset.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** The words for sits that members have saved. */
export const presetText: Translation<typeof english.presetText> = {
  title: 'Deine Meditationen',
  add: 'Neu',
  arrange: 'Ordnen',
  soundOnly: 'Nur Klang',
  saveMix: 'Als eigene Meditation speichern',
  saveFailed: 'Wir konnten deine Meditation nicht speichern',
  removeFailed: 'Wir konnten deine Meditation nicht löschen',
  orderFailed: 'Wir konnten die Reihenfolge nicht speichern',
  loadFailed: 'Wir konnten deine Meditationen nicht laden',
  safe: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  removed: (name) => `Du hast „${name}“ gelöscht`,
  edit: (name) => `Ändern: ${name}`,
  remove: (name) => `Löschen: ${name}`,
  none: 'Noch keine Meditation gespeichert',
  noneText: 'Wenn du eine eigene Meditation speicherst, siehst du sie hier, beim Timer und unter „Start“.',
  note: 'Die ersten drei stehen auch unter „Start“. Du hast sie auf allen deinen Geräten. Ändern zwei Geräte dieselbe Meditation, gilt die spätere Änderung.',
  openEnded: 'Offenes Ende',
  length: (minutes) => minutesInWords(minutes),
  stretches: (minutes, count) =>
    `${minutesInWords(minutes)}, ${plural(count, { one: '1 Abschnitt', other: (many) => `${many} Abschnitte` })}`,
}
