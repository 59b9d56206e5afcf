import type { TimeOfDay } from '@sadhana/contract'
import type * as english from '#features/practice/shared/practice.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const practiceText: Translation<typeof english.practiceText> = {
  saved: '¡Práctica guardada!',
  savedText: 'Tu práctica ya está en tu diario.',
  savedEdit: 'Editar',
  updated: 'Práctica actualizada',
  deleted: 'Práctica eliminada',
  restored: 'Práctica recuperada',
  erased: 'Práctica borrada para siempre',
  saveFailed: 'No pudimos guardar la práctica. Inténtalo de nuevo.',
  deleteFailed: 'No pudimos eliminar la práctica. Inténtalo de nuevo.',
  restoreFailed: 'No pudimos recuperar la práctica. Inténtalo de nuevo.',
  eraseFailed: 'No pudimos borrar la práctica. Inténtalo de nuevo.',
  undoOnHome: 'También puedes deshacerlo en tu resumen',
  editOnHome: 'También puedes editarla en tu resumen',
  undoInList: 'También puedes deshacerlo en la lista o en la papelera',
  restoreInList: 'También puedes recuperarla en la página «Todas mis prácticas»',
}

export const sessionListText: Translation<typeof english.sessionListText> = {
  recent: 'Prácticas recientes',
  all: 'Todas las prácticas',
  none: 'Aún no hay prácticas',
  noneText: 'La primera puede durar apenas un minuto.',
  name: (limb, moment) => `${limb}, ${moment}`,
  edit: (session) => `Editar ${session}`,
}

const timesOfDay: Record<TimeOfDay, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'al atardecer',
  night: 'por la noche',
}

export const usualText: Translation<typeof english.usualText> = {
  what: (limb, minutes) =>
    plural(minutes, {
      one: `<limb>${limb}</limb> 1<hidden> minuto,</hidden>`,
      other: (count) => `<limb>${limb}</limb> ${count}<hidden> minutos,</hidden>`,
    }),
  timesOfDay,
}
