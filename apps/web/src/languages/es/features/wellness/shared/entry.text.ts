import type * as english from '#features/wellness/shared/entry.text.ts'
import type { Translation } from '#intl/translation.ts'

export const entryText: Translation<typeof english.entryText> = {
  edit: 'Editar',
  done: 'Listo',
  editOf: (entry) => `Editar: ${entry}`,
  deleteOf: (entry) => `Eliminar: ${entry}`,
  undoOf: (entry) => `Deshacer la eliminación: ${entry}`,
  undoElsewhere: 'También puedes deshacerlo en la lista, donde estaba la entrada',
  deleted: 'Eliminada',
  recentlyDeleted: 'Papelera',
  removed: 'Entrada eliminada',
  restored: 'Entrada recuperada',
  moodSaved: 'Ánimo guardado',
  sleepSaved: 'Noche guardada',
  changed: 'Entrada actualizada',
  removeFailed: 'No pudimos eliminar la entrada. Inténtalo de nuevo.',
  restoreFailed: 'No pudimos recuperar la entrada. Inténtalo de nuevo.',
  saveChanges: 'Guardar cambios',
  notes: 'Notas',
  notesHint: 'opcionales, solo las ves tú',
  failedHint: 'Lo que escribiste sigue aquí. Inténtalo de nuevo.',
}

/** It leads to the helplines, so it stays English until a named person has read its translation. */
export const helpLineText: Translation<typeof english.helpLineText> = {
  line: 'The last days sound heavy. If you’d like to talk to someone, there are people who listen, day and night.',
  link: 'Find someone to talk to',
  dismiss: 'Hide this for 30 days',
}
