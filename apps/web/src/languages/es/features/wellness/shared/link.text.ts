import { type Limb, pairedDaysNeeded, type WellnessLink, type WellnessLinkId } from '@sadhana/contract'
import type * as english from '#features/wellness/shared/link.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

/** "35 días" */
export const daysText = (days: number): string => plural(days, { one: '1 día', other: (count) => `${count} días` })

const limbIn = (limb: Limb | null): string => (limb ? limbNames[limb].toLowerCase() : 'práctica')
/** Where a sentence is about the thing itself, the word needs its article; the name of a limb has none. */
const theLimb = (limb: Limb | null): string => (limb ? limbIn(limb) : 'la práctica')

export const linkTitles: Translation<typeof english.linkTitles> = {
  'minutes-energy': () => 'Práctica y energía',
  'minutes-mood': () => 'Práctica y ánimo',
  'minutes-quality': () => 'Práctica y calidad del sueño',
  'minutes-length': () => 'Práctica y duración del sueño',
  'quality-energy': () => 'Sueño y energía',
  'limb-energy': (limb) => (limb ? `${limbNames[limb]} y energía` : 'La rama que más practicas y la energía'),
}

type Sentence = (days: string, limb: Limb | null) => string
type Sentences = { more: Sentence; less: Sentence; early: Sentence; none: Sentence; still: Sentence }

/** All sentences about links that have enough days. None of them says that one thing causes the other. */
const sentences: Record<WellnessLinkId, Sentences> = {
  'minutes-energy': {
    more: (days) => `Los días con más práctica suelen coincidir con más energía (${days}).`,
    less: (days) => `Los días con más práctica suelen coincidir con menos energía (${days}).`,
    early: (days) => `Aún es pronto para saber si la práctica y la energía van de la mano (${days}).`,
    none: (days) => `En ${days} no se ve una relación clara entre la práctica y la energía.`,
    still: (days) => `Tus minutos o tu energía varían todavía demasiado poco para compararlos (${days}).`,
  },
  'minutes-mood': {
    more: (days) => `Los días con más práctica suelen coincidir con un ánimo más agradable (${days}).`,
    less: (days) => `Los días con más práctica suelen coincidir con un ánimo menos agradable (${days}).`,
    early: (days) => `Aún es pronto para saber si la práctica y el ánimo van de la mano (${days}).`,
    none: (days) => `En ${days} no se ve una relación clara entre la práctica y el ánimo.`,
    still: (days) => `Tus minutos o tu ánimo varían todavía demasiado poco para compararlos (${days}).`,
  },
  'minutes-quality': {
    more: (days) => `Tras los días con más práctica, el sueño de esa noche suele ser más reparador (${days}).`,
    less: (days) => `Tras los días con más práctica, el sueño de esa noche suele ser menos reparador (${days}).`,
    early: (days) => `Aún es pronto para saber si la práctica y la calidad del sueño van de la mano (${days}).`,
    none: (days) => `En ${days} no se ve una relación clara entre la práctica y la calidad del sueño.`,
    still: (days) => `Tus minutos o la calidad de tu sueño varían todavía demasiado poco para compararlos (${days}).`,
  },
  'minutes-length': {
    more: (days) => `Tras los días con más práctica, esa noche sueles dormir más (${days}).`,
    less: (days) => `Tras los días con más práctica, esa noche sueles dormir menos (${days}).`,
    early: (days) => `Aún es pronto para saber si la práctica y la duración de tu sueño van de la mano (${days}).`,
    none: (days) => `En ${days} no se ve una relación clara entre la práctica y la duración de tu sueño.`,
    still: (days) => `Tus minutos o tus horas de sueño varían todavía demasiado poco para compararlos (${days}).`,
  },
  'quality-energy': {
    more: (days) => `Las noches en que duermes mejor suelen dar paso a días con más energía (${days}).`,
    less: (days) => `Las noches en que duermes mejor suelen dar paso a días con menos energía (${days}).`,
    early: (days) => `Aún es pronto para saber si tu sueño y tu energía van de la mano (${days}).`,
    none: (days) => `En ${days} no se ve una relación clara entre tu sueño y tu energía.`,
    still: (days) => `La calidad de tu sueño o tu energía varían todavía demasiado poco para compararlas (${days}).`,
  },
  'limb-energy': {
    more: (days, limb) => `Los días con más ${limbIn(limb)} suelen coincidir con más energía (${days}).`,
    less: (days, limb) => `Los días con más ${limbIn(limb)} suelen coincidir con menos energía (${days}).`,
    early: (days, limb) => `Aún es pronto para saber si ${theLimb(limb)} y la energía van de la mano (${days}).`,
    none: (days, limb) => `En ${days} no se ve una relación clara entre ${theLimb(limb)} y la energía.`,
    still: (days, limb) =>
      `Tus minutos de ${limbIn(limb)} o tu energía varían todavía demasiado poco para compararlos (${days}).`,
  },
}

/** The sentence for a link, always with its number of days; undefined if there are too few. */
export function findingOf({ id, limb, verdict, pairedDays }: WellnessLink): string | undefined {
  const days = daysText(pairedDays)
  const { more, less, early, none, still } = sentences[id]
  if (verdict === 'more') return more(days, limb)
  if (verdict === 'less') return less(days, limb)
  if (verdict === 'too-early') return early(days, limb)
  if (verdict === 'no-link') return none(days, limb)
  return verdict === 'withheld' ? still(days, limb) : undefined
}

/** Other explanations for each link. */
const doubts: Record<WellnessLinkId, string> = {
  'minutes-energy': 'Puede que otra cosa explique ambas, como un día libre.',
  'minutes-mood': 'Puede que otra cosa explique ambas, como un día libre.',
  'minutes-quality': 'Puede que otra cosa explique ambas, como una noche sin prisas.',
  'minutes-length': 'Puede que otra cosa explique ambas, como un fin de semana.',
  'quality-energy': 'Puede que otra cosa explique ambas, como un día sin preocupaciones.',
  'limb-energy': 'Puede que otra cosa explique ambas, como un día libre.',
}

/** Other explanations for a link that names a direction. */
export const doubtOf = ({ id, verdict }: WellnessLink): string =>
  verdict === 'more' || verdict === 'less' ? doubts[id] : ''

/** For a link with too few days: which days count. */
const pairMeanings: Record<WellnessLinkId, string> = {
  'minutes-energy': 'Contamos los días en que anotas tu energía después de practicar, o sin haber practicado.',
  'minutes-mood': 'Contamos los días en que anotas un ánimo después de practicar, o sin haber practicado.',
  'minutes-quality': 'Contamos los días a los que sigue una noche con su calidad anotada.',
  'minutes-length': 'Contamos los días a los que sigue una noche con sus horas anotadas.',
  'quality-energy': 'Contamos las noches a las que sigue un día con tu energía anotada.',
  'limb-energy': 'Contamos los días en que anotas tu energía después de practicar, o sin haber practicado.',
}

export const linkText: Translation<typeof english.linkText> = {
  heading: 'Lo que suele ir junto',
  hint: 'Coincidencias en tus días. Ninguna dice por qué.',
  early: (count, hasOthers) =>
    hasOthers
      ? plural(count, {
          one: 'Una más: aún es pronto para saber',
          other: (many) => `${many} más: aún es pronto para saber`,
        })
      : 'Aún es pronto para saber',
  progress: (days) => `${days}/${pairedDaysNeeded} días`,
  pairsNeeded: (days) =>
    plural(pairedDaysNeeded - days, {
      one: 'Con 1 día más, te diremos lo que vemos.',
      other: (count) => `Con ${count} días más, te diremos lo que vemos.`,
    }),
  pairMeaning: (id) => pairMeanings[id],
  seeBehind: 'Ver los días que hay detrás',
  range: (low, high) => `Rango probable: de ${low} a ${high}.`,
}

const amounts: readonly (readonly [below: number, words: string])[] = [
  [-0.5, 'mucho menos'],
  [-0.3, 'bastante menos'],
  [-0.1, 'un poco menos'],
  [0.1, 'ninguna diferencia'],
  [0.3, 'un poco más'],
  [0.5, 'bastante más'],
]

/** A correlation in words. */
export const amountOf = (rho: number): string => amounts.find(([below]) => rho < below)?.[1] ?? 'mucho más'

/** The interval in words. */
export function rangeOf({ interval }: WellnessLink): string | undefined {
  if (!interval) return undefined
  const [low, high] = [amountOf(interval.low), amountOf(interval.high)]
  return low === high ? undefined : linkText.range(low, high)
}
