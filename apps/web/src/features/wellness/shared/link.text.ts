import { type Limb, pairedDaysNeeded, type WellnessLink, type WellnessLinkId } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

/** "35 days" */
export const daysText = (days: number): string => plural(days, { one: '1 day', other: (count) => `${count} days` })

const limbIn = (limb: Limb | null): string => (limb ? limbNames[limb].toLowerCase() : 'practice')

export const linkTitles: Record<WellnessLinkId, (limb: Limb | null) => string> = {
  'minutes-energy': () => 'Practice and energy',
  'minutes-mood': () => 'Practice and mood',
  'minutes-quality': () => 'Practice and sleep quality',
  'minutes-length': () => 'Practice and sleep length',
  'quality-energy': () => 'Sleep and energy',
  'limb-energy': (limb) => (limb ? `${limbNames[limb]} and energy` : 'Your most practised limb and energy'),
}

type Sentence = (days: string, limb: Limb | null) => string
type Sentences = { more: Sentence; less: Sentence; early: Sentence; none: Sentence; still: Sentence }

/** All sentences about links that have enough days. None of them says that one thing causes the other. */
const sentences: Record<WellnessLinkId, Sentences> = {
  'minutes-energy': {
    more: (days) => `Days with more practice tend to go with more energy (${days}).`,
    less: (days) => `Days with more practice tend to go with less energy (${days}).`,
    early: (days) => `Too early to tell whether practice and energy go together (${days}).`,
    none: (days) => `No clear link between practice and energy in ${days}.`,
    still: (days) => `There’s too little variety in your minutes or your energy to compare them yet (${days}).`,
  },
  'minutes-mood': {
    more: (days) => `Days with more practice tend to go with more pleasant moods (${days}).`,
    less: (days) => `Days with more practice tend to go with less pleasant moods (${days}).`,
    early: (days) => `Too early to tell whether practice and mood go together (${days}).`,
    none: (days) => `No clear link between practice and mood in ${days}.`,
    still: (days) => `There’s too little variety in your minutes or your moods to compare them yet (${days}).`,
  },
  'minutes-quality': {
    more: (days) => `Days with more practice tend to go with more restful sleep that night (${days}).`,
    less: (days) => `Days with more practice tend to go with less restful sleep that night (${days}).`,
    early: (days) => `Too early to tell whether practice and sleep quality go together (${days}).`,
    none: (days) => `No clear link between practice and sleep quality in ${days}.`,
    still: (days) => `There’s too little variety in your minutes or your sleep quality to compare them yet (${days}).`,
  },
  'minutes-length': {
    more: (days) => `Days with more practice tend to go with more sleep that night (${days}).`,
    less: (days) => `Days with more practice tend to go with less sleep that night (${days}).`,
    early: (days) => `Too early to tell whether practice and the length of your sleep go together (${days}).`,
    none: (days) => `No clear link between practice and the length of your sleep in ${days}.`,
    still: (days) => `There’s too little variety in your minutes or your hours of sleep to compare them yet (${days}).`,
  },
  'quality-energy': {
    more: (days) => `Nights of better sleep tend to go with more energy the next day (${days}).`,
    less: (days) => `Nights of better sleep tend to go with less energy the next day (${days}).`,
    early: (days) => `Too early to tell whether your sleep and your energy go together (${days}).`,
    none: (days) => `No clear link between your sleep and your energy in ${days}.`,
    still: (days) => `There’s too little variety in your sleep quality or your energy to compare them yet (${days}).`,
  },
  'limb-energy': {
    more: (days, limb) => `Days with more ${limbIn(limb)} tend to go with more energy (${days}).`,
    less: (days, limb) => `Days with more ${limbIn(limb)} tend to go with less energy (${days}).`,
    early: (days, limb) => `Too early to tell whether ${limbIn(limb)} and energy go together (${days}).`,
    none: (days, limb) => `No clear link between ${limbIn(limb)} and energy in ${days}.`,
    still: (days, limb) =>
      `There’s too little variety in your minutes of ${limbIn(limb)} or your energy to compare them yet (${days}).`,
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
  'minutes-energy': 'Something else may explain both, such as a free day.',
  'minutes-mood': 'Something else may explain both, such as a free day.',
  'minutes-quality': 'Something else may explain both, such as a quiet evening.',
  'minutes-length': 'Something else may explain both, such as a weekend.',
  'quality-energy': 'Something else may explain both, such as a day without worries.',
  'limb-energy': 'Something else may explain both, such as a free day.',
}

/** Other explanations for a link that names a direction. */
export const doubtOf = ({ id, verdict }: WellnessLink): string =>
  verdict === 'more' || verdict === 'less' ? doubts[id] : ''

/** For a link with too few days: which days count. */
const pairMeanings: Record<WellnessLinkId, string> = {
  'minutes-energy': 'We count days with your energy noted after practice, or on a day without practice.',
  'minutes-mood': 'We count days with a mood noted after practice, or on a day without practice.',
  'minutes-quality': 'We count days followed by a night with its quality noted.',
  'minutes-length': 'We count days followed by a night with its times noted.',
  'quality-energy': 'We count nights followed by a day with your energy noted.',
  'limb-energy': 'We count days with your energy noted after practice, or on a day without practice.',
}

export const linkText = {
  heading: 'Associated with',
  hint: 'What tends to go together in your days. None of it says why.',
  early: (count: number, hasOthers: boolean) =>
    hasOthers
      ? plural(count, { one: 'One more: too early to tell', other: (many) => `${many} more: too early to tell` })
      : 'Too early to tell',
  progress: (days: number) => `${days}/${pairedDaysNeeded} days`,
  pairsNeeded: (days: number) =>
    plural(pairedDaysNeeded - days, {
      one: 'One more, and we’ll say what we see.',
      other: (count) => `${count} more, and we’ll say what we see.`,
    }),
  pairMeaning: (id: WellnessLinkId) => pairMeanings[id],
  seeBehind: 'See the days behind it',
  range: (low: string, high: string) => `The likely range: from ${low} to ${high}.`,
}

const amounts: readonly (readonly [below: number, words: string])[] = [
  [-0.5, 'much less'],
  [-0.3, 'somewhat less'],
  [-0.1, 'slightly less'],
  [0.1, 'no difference'],
  [0.3, 'slightly more'],
  [0.5, 'somewhat more'],
]

/** A correlation in words. */
export const amountOf = (rho: number): string => amounts.find(([below]) => rho < below)?.[1] ?? 'much more'

/** The interval in words. */
export function rangeOf({ interval }: WellnessLink): string | undefined {
  if (!interval) return undefined
  const [low, high] = [amountOf(interval.low), amountOf(interval.high)]
  return low === high ? undefined : linkText.range(low, high)
}
