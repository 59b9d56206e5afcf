import type * as english from '#features/wellness/check-in.text.ts'
import { clockTime } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

export const checkInText: Translation<typeof english.checkInText> = {
  ask: 'Wie fühlst du dich?',
  hint: 'Einmal antippen genügt. Nur du siehst es.',
  saved: (mood, time) => `${mood}, gespeichert um ${oClock(clockTime(time))}`,
  again: 'Noch eine eintragen',
  energyHint: 'Energie, wenn du magst. Ohne sie zählt der Eintrag nicht zu deiner durchschnittlichen Energie.',
  energy: (level) => `Energie, 1 wenig bis 10 viel: ${level}`,
  low: 'Wenig',
  high: 'Viel',
  addNotes: 'Notizen hinzufügen',
  notes: 'Notizen',
  notesHint: 'freiwillig, nur du siehst sie',
  saveNotes: 'Notizen speichern',
  notesSaved: 'Notizen gespeichert',
  failed: 'Wir konnten deine Stimmung nicht speichern',
  failedHint: 'Bitte versuch es noch einmal.',
  changeFailed: 'Wir konnten deine Stimmung nicht speichern. Bitte versuch es noch einmal.',
}
