import type * as english from '#features/wellness/wellness.text.ts'
import type { Translation } from '#intl/translation.ts'

/** The page with its tabs. */
export const wellnessText: Translation<typeof english.wellnessText> = {
  title: 'Wohlbefinden',
  tabs: 'Wohlbefinden',
  mood: 'Stimmung',
  sleep: 'Schlaf',
  insights: 'Einblicke',
  preferences: 'Vorlieben',
}

export const deletedText: Translation<typeof english.deletedText> = {
  back: 'Wohlbefinden',
  title: 'Papierkorb',
  intro: 'Stimmungen und Nächte bleiben sieben Tage lang hier. Danach werden sie endgültig gelöscht.',
  failed: 'Wir konnten nicht laden, was du gelöscht hast',
  none: 'Hier ist nichts',
  noneHint: 'Stimmungen und Nächte, die du löschst, findest du hier noch sieben Tage lang.',
  mood: (mood, when) => `${mood}, ${when}`,
  night: (day) => `Nacht, aufgewacht am ${day}`,
  until: (moment) => `Wiederherstellen kannst du das bis zum ${moment}.`,
  restore: 'Wiederherstellen',
  restoreOf: (entry) => `Wiederherstellen: ${entry}`,
}
