import type { ArticleReason } from '@sadhana/contract'
import type * as english from '#features/journey/learning/learning.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { fromFeeling, toFeeling, upperFirst } from '#languages/es/intl/words.ts'

export const learningText: Translation<typeof english.learningText> = {
  title: 'Aprender',
  more: 'Más para leer',
  read: 'Leer',
  alreadyRead: 'Ya lo leíste',
  readTime: (minutes) => `${minutes} min`,
  timeToRead: (minutes) => `${minutesInWords(minutes)} de lectura`,
  failed: 'No pudimos cargar los artículos',
  safe: 'Lo que has leído está guardado. Inténtalo de nuevo.',
  empty: 'Ahora mismo no hay nada que leer',
  emptyHint: 'Los artículos sobre las ocho ramas aparecerán aquí cuando se publiquen.',
  article: {
    failed: 'No pudimos cargar este artículo',
    unknown: 'No encontramos este artículo',
    unknownHint: 'Puede que haya un error en la dirección, o que hayamos retirado el artículo.',
    toList: 'Ver qué leer',
    resume: 'Continuar donde lo dejaste',
    openTimer: (minutes) => `Abrir el temporizador con ${minutesInWords(minutes)}`,
    sources: 'Fuentes',
    checked: (date) => `Contrastado con las fuentes el ${date}. Las versiones marcadas con «After …» son nuestras.`,
    markRead: 'Ya lo leí',
    markUnread: 'Marcar como no leído',
    next: 'Siguiente',
    notSaved: 'No pudimos guardarlo',
  },
}

export const categoryNames: Translation<typeof english.categoryNames> = {
  practice: 'Práctica',
  philosophy: 'Filosofía',
  'daily-life': 'Vida diaria',
}

export const difficultyNames: Translation<typeof english.difficultyNames> = {
  beginner: 'Inicial',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
}

/** Why an article is shown. `{limb}` marks where the limb's name goes, which is marked as Sanskrit. */
export function reasonText(reason: ArticleReason): string {
  switch (reason.kind) {
    case 'started':
      return 'Continúa donde lo dejaste'
    case 'beginning':
      return 'Un buen lugar para empezar'
    case 'least-practised':
      return 'Para ti, porque {limb} es la rama que menos has visitado'
    case 'practised-lately':
      return 'Últimamente practicas sobre todo {limb}'
    case 'shift':
      return `${upperFirst(fromFeeling[reason.before])} ${toFeeling[reason.after]}: el cambio que más registras`
    case 'not-practised':
      return 'Una rama que aún no has abierto'
    case 'practised':
      return 'Acompaña tu práctica de {limb}'
    case 'unread':
      return 'Nuevo para ti'
    case 'again':
      return 'Vale la pena releerlo'
  }
}
