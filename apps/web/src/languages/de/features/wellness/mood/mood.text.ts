import type * as english from '#features/wellness/mood/mood.text.ts'
import type { Translation } from '#intl/translation.ts'

export const moodText: Translation<typeof english.moodText> = {
  title: 'Stimmung eintragen',
  ask: 'Wie fühlst du dich?',
  energy: 'Energie',
  low: 'Wenig',
  high: 'Viel',
  save: 'Stimmung speichern',
  missing: 'Bitte wähle eine Stimmung',
  failed: 'Wir konnten deine Stimmung nicht speichern',
  recent: 'Letzte Stimmungen',
  empty: 'Noch keine Stimmung eingetragen. Oben kannst du anfangen.',
  emptyHint: 'Ein Eintrag genügt für den Anfang.',
  entry: (mood, moment) => `${mood}, ${moment}`,
  editTitle: 'Stimmung bearbeiten',
  loadFailed: 'Wir konnten deine Stimmungen nicht laden',
  safe: 'Deine Stimmungen sind sicher. Bitte versuch es noch einmal.',
  noEnergy: 'Keine Energie notiert',
}
