import type * as english from '#features/wellness/shared/entry.text.ts'
import type { Translation } from '#intl/translation.ts'

export const entryText: Translation<typeof english.entryText> = {
  edit: 'Bearbeiten',
  done: 'Fertig',
  editOf: (entry) => `Bearbeiten: ${entry}`,
  deleteOf: (entry) => `Löschen: ${entry}`,
  undoOf: (entry) => `Rückgängig machen: ${entry}`,
  undoElsewhere: 'Rückgängig machen kannst du das auch in der Liste, dort, wo der Eintrag stand',
  deleted: 'Gelöscht',
  recentlyDeleted: 'Papierkorb',
  removed: 'Eintrag gelöscht',
  restored: 'Eintrag wiederhergestellt',
  moodSaved: 'Stimmung gespeichert',
  sleepSaved: 'Schlaf gespeichert',
  changed: 'Eintrag geändert',
  removeFailed: 'Wir konnten den Eintrag nicht löschen. Bitte versuch es noch einmal.',
  restoreFailed: 'Wir konnten den Eintrag nicht wiederherstellen. Bitte versuch es noch einmal.',
  saveChanges: 'Änderungen speichern',
  notes: 'Notizen',
  notesHint: 'freiwillig, nur du siehst sie',
  failedHint: 'Was du geschrieben hast, ist noch da. Bitte versuch es noch einmal.',
}

export const helpLineText: Translation<typeof english.helpLineText> = {
  // A crisis answer and what is beside it stay English until a named person has read a translation.
  line: 'The last days sound heavy. If you’d like to talk to someone, there are people who listen, day and night.',
  link: 'Find someone to talk to',
  dismiss: 'Hide this for 30 days',
}
