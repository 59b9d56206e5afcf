import type { Limb, PracticeLength, TimeOfDay } from '@sadhana/contract'
import type * as english from '#features/insight/hard/hard.text.ts'
import { feelingWords } from '#intl/feelings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

type Count = { hard: number; practices: number }

const ofText = ({ hard, practices }: Count) => `${hard} de ${practices}`

export const hardText: Translation<typeof english.hardText> = {
  title: 'Cuando fue difícil',
  hint: 'Una piedra por práctica, en los últimos 90 días. Solo tú lo ves.',
  hintFew: 'Los últimos 90 días. Solo tú lo ves.',
  loadFailed: 'No pudimos cargar cuándo fue difícil',
  safe: 'Tus prácticas están a salvo. Inténtalo de nuevo.',
  headline: ({ hard, practices }) =>
    plural(hard, {
      one: `1 de tus ${practices} prácticas fue difícil.`,
      other: (count) => `${count} de tus ${practices} prácticas fueron difíciles.`,
    }),
  headlineQuietly: 'Algunas de tus prácticas fueron difíciles.',
  sortBy: 'Ordenar por',
  length: 'Duración',
  time: 'Parte del día',
  limb: 'Rama',
  of: ofText,
  range: ({ low, high }) => (low === high ? `${low} de cada 20` : `${low} a ${high} de cada 20`),
  ofAll: (range) => `De todas tus prácticas: ${range}`,
  marks: (count) =>
    plural(count.hard, { one: `${ofText(count)} fue difícil`, other: () => `${ofText(count)} fueron difíciles` }),
  marksQuietly: ({ hard }) => (hard > 0 ? 'Algunas fueron difíciles' : 'Ninguna fue difícil'),
  practice: 'una práctica',
  hard: 'fue difícil',
  rangeMeaning: (range) => `«${range}» es el margen en el que puede estar la proporción real`,
  endings: 'Cómo terminan tus prácticas',
  practices: (count) => plural(count, { one: '1 práctica', other: (many) => `${many} prácticas` }),
  inBoth: (times, feeling) =>
    plural(times, {
      one: `Un final difícil cuenta como cualquier otro. Una práctica fue difícil y terminó ${feelingWords[feeling]}; está en las dos líneas.`,
      other: (many) =>
        `Un final difícil cuenta como cualquier otro. ${many} prácticas fueron difíciles y terminaron ${feelingWords[feeling]}; están en las dos líneas.`,
    }),
  inBothOfSome: (times) =>
    plural(times, {
      one: 'Un final difícil cuenta como cualquier otro. Una práctica fue difícil y también otra cosa; está en las dos líneas.',
      other: (many) =>
        `Un final difícil cuenta como cualquier otro. ${many} prácticas fueron difíciles y también otra cosa; están en las dos líneas.`,
    }),
  inBothQuietly:
    'Un final difícil cuenta como cualquier otro. Una práctica que fue difícil y terminó en calma está en las dos líneas.',
  words: 'Palabras que elegiste',
  wordTimes: (chosen, of) => plural(of, { one: `${chosen} de 1 vez`, other: (many) => `${chosen} de ${many} veces` }),
  noWords: 'Aún ninguna. Están ahí solo por si quieres usarlas.',
  whatHelps: 'Qué puede ayudar',
  talk: 'Hablar con alguien',
  count: ({ hard, practices }) =>
    plural(hard, { one: `práctica difícil de ${practices}`, other: () => `prácticas difíciles de ${practices}` }),
  few: 'A partir de ocho te diríamos cómo se reparten según la duración, la parte del día y la rama. Ojalá nunca haga falta. Con menos de ocho sería adivinar.',
}

export const lengthLabels: Record<PracticeLength, string> = {
  'up-to-10': 'Hasta 10 min',
  '11-to-20': '11 a 20 min',
  '21-to-40': '21 a 40 min',
  'over-40': 'Más de 40 min',
}

export const timeLabels: Record<TimeOfDay, string> = {
  morning: 'Mañana',
  afternoon: 'Tarde',
  evening: 'Atardecer',
  night: 'Noche',
}

type Sentence = (most: string, rest: string) => string

const more =
  (which: string): Sentence =>
  (most, rest) =>
    `Tus prácticas ${which} fueron difíciles más a menudo: ${most}, y ${rest} entre las demás.`

export const mostByLength: Record<PracticeLength, Sentence> = {
  'up-to-10': more('de hasta 10 minutos'),
  '11-to-20': more('de 11 a 20 minutos'),
  '21-to-40': more('de 21 a 40 minutos'),
  'over-40': more('de más de 40 minutos'),
}

export const mostByTime: Record<TimeOfDay, Sentence> = {
  morning: more('de la mañana'),
  afternoon: more('de la tarde'),
  evening: more('del atardecer'),
  night: more('de la noche'),
}

export const mostByLimb = (limb: Limb, most: string, rest: string): string =>
  more(`de ${limbNames[limb].toLowerCase()}`)(most, rest)

export const doubts: Translation<typeof english.doubts> = {
  length: 'Es más de lo que suele traer el azar. Puede haber otra explicación, como unos días largos.',
  time: 'Es más de lo que suele traer el azar. Puede haber otra explicación, como lo que trajo el día.',
  limb: 'Es más de lo que suele traer el azar. Puede haber otra explicación, como los momentos en que acudes a ella.',
}
