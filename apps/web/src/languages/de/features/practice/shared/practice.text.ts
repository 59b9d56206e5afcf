import type * as english from '#features/practice/shared/practice.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const practiceText: Translation<typeof english.practiceText> = {
  saved: 'Übung gespeichert',
  savedText: 'Deine achtsame Übung steht jetzt im Tagebuch.',
  savedEdit: 'Bearbeiten',
  updated: 'Übung geändert',
  deleted: 'Übung gelöscht',
  restored: 'Übung wiederhergestellt',
  erased: 'Übung endgültig gelöscht',
  saveFailed: 'Wir konnten die Übung nicht speichern. Bitte versuch es noch einmal.',
  deleteFailed: 'Wir konnten die Übung nicht löschen. Bitte versuch es noch einmal.',
  restoreFailed: 'Wir konnten die Übung nicht wiederherstellen. Bitte versuch es noch einmal.',
  eraseFailed: 'Wir konnten die Übung nicht endgültig löschen. Bitte versuch es noch einmal.',
  undoOnHome: 'Du kannst das auch in der Übersicht rückgängig machen',
  editOnHome: 'Du kannst sie auch in der Übersicht bearbeiten',
  undoInList: 'Du kannst das auch in der Liste oder unter „Papierkorb“ rückgängig machen',
  restoreInList: 'Du kannst sie auch auf der Seite „Alle meine Übungen“ zurückholen',
}

export const sessionListText: Translation<typeof english.sessionListText> = {
  recent: 'Letzte Übungen',
  all: 'Alle Übungen',
  none: 'Noch keine Übungen',
  noneText: 'Deine erste kann so kurz sein wie eine Minute.',
  name: (limb, moment) => `${limb}, ${moment}`,
  edit: (session) => `Bearbeiten: ${session}`,
}

export const usualText: Translation<typeof english.usualText> = {
  what: (limb, minutes) =>
    plural(minutes, {
      one: `<limb>${limb}</limb> 1<hidden> Minute,</hidden>`,
      other: (count) => `<limb>${limb}</limb> ${count}<hidden> Minuten,</hidden>`,
    }),
  timesOfDay: {
    morning: 'morgens',
    afternoon: 'nachmittags',
    evening: 'abends',
    night: 'nachts',
  },
}
