import type { AfterFeeling } from '@sadhana/contract'
import type * as english from '#features/meditation/dialogs/after-sit.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const feelings: Record<AfterFeeling, string> = {
  calm: 'En calma',
  peaceful: 'En paz',
  focused: 'Con concentración',
  energized: 'Con energía',
  centered: 'En equilibrio',
  grateful: 'Con gratitud',
  blissful: 'Con dicha',
}

export const afterSitText: Translation<typeof english.afterSitText> = {
  title: (minutes) => `Has meditado ${minutesInWords(minutes)}`,
  saved: (limb) => `Guardado en tu diario como ${limb}. Lo demás es opcional.`,
  waiting: 'Guardado en este dispositivo. Lo añadiremos a tu diario cuando vuelvas a tener conexión.',
  held: 'Aún sin guardar: ni nuestro servidor ni este dispositivo han podido guardarla. Deja esta página abierta, por favor.',
  feeling: '¿Cómo te sientes ahora?',
  feelings,
  note: 'Nota',
  noteHint: '¿Qué notaste?',
  visibility: 'Quién puede verlo',
  visibilityHint: 'De entrada, como en tus ajustes. Solo tú ves la nota y las etiquetas.',
  done: 'Listo',
  remove: 'Quitar esta meditación',
  removed: 'Meditación quitada',
  restoreElsewhere: 'Puedes recuperarla desde tus prácticas durante siete días',
}
