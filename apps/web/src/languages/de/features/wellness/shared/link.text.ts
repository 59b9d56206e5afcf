import { type Limb, pairedDaysNeeded, type WellnessLink, type WellnessLinkId } from '@sadhana/contract'
import type * as english from '#features/wellness/shared/link.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { daysAfterPreposition } from '#languages/de/intl/words.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

/** "35 Tage" */
export const daysText: Translation<typeof english.daysText> = (days) =>
  plural(days, { one: '1 Tag', other: (count) => `${count} Tage` })

const limbIn = (limb: Limb | null): string => (limb ? limbNames[limb] : 'Praxis')

export const linkTitles: Translation<typeof english.linkTitles> = {
  'minutes-energy': () => 'Praxis und Energie',
  'minutes-mood': () => 'Praxis und Stimmung',
  'minutes-quality': () => 'Praxis und Schlafqualität',
  'minutes-length': () => 'Praxis und Schlafdauer',
  'quality-energy': () => 'Schlaf und Energie',
  'limb-energy': (limb) => (limb ? `${limbNames[limb]} und Energie` : 'Dein meistgeübtes Glied und deine Energie'),
}

type Sentence = (pairedDays: number, limb: Limb | null) => string
type Sentences = { more: Sentence; less: Sentence; early: Sentence; none: Sentence; still: Sentence }

/** All sentences about links that have enough days. None of them says that one thing causes the other. */
const sentences: Record<WellnessLinkId, Sentences> = {
  'minutes-energy': {
    more: (days) => `An Tagen mit mehr Praxis hast du oft auch mehr Energie (${daysText(days)}).`,
    less: (days) => `An Tagen mit mehr Praxis hast du oft weniger Energie (${daysText(days)}).`,
    early: (days) => `Ob Praxis und Energie zusammengehen, lässt sich noch nicht sagen (${daysText(days)}).`,
    none: (days) => `Zwischen Praxis und Energie zeigt sich in ${daysAfterPreposition(days)} kein klarer Zusammenhang.`,
    still: (days) =>
      `Deine Minuten oder deine Energie unterscheiden sich noch zu wenig, um sie zu vergleichen (${daysText(days)}).`,
  },
  'minutes-mood': {
    more: (days) => `An Tagen mit mehr Praxis sind deine Stimmungen oft angenehmer (${daysText(days)}).`,
    less: (days) => `An Tagen mit mehr Praxis sind deine Stimmungen oft weniger angenehm (${daysText(days)}).`,
    early: (days) => `Ob Praxis und Stimmung zusammengehen, lässt sich noch nicht sagen (${daysText(days)}).`,
    none: (days) =>
      `Zwischen Praxis und Stimmung zeigt sich in ${daysAfterPreposition(days)} kein klarer Zusammenhang.`,
    still: (days) =>
      `Deine Minuten oder deine Stimmungen unterscheiden sich noch zu wenig, um sie zu vergleichen (${daysText(days)}).`,
  },
  'minutes-quality': {
    more: (days) => `An Tagen mit mehr Praxis schläfst du in der Nacht darauf oft erholsamer (${daysText(days)}).`,
    less: (days) =>
      `An Tagen mit mehr Praxis schläfst du in der Nacht darauf oft weniger erholsam (${daysText(days)}).`,
    early: (days) => `Ob Praxis und Schlafqualität zusammengehen, lässt sich noch nicht sagen (${daysText(days)}).`,
    none: (days) =>
      `Zwischen Praxis und Schlafqualität zeigt sich in ${daysAfterPreposition(days)} kein klarer Zusammenhang.`,
    still: (days) =>
      `Deine Minuten oder deine Schlafqualität unterscheiden sich noch zu wenig, um sie zu vergleichen (${daysText(days)}).`,
  },
  'minutes-length': {
    more: (days) => `An Tagen mit mehr Praxis schläfst du in der Nacht darauf oft länger (${daysText(days)}).`,
    less: (days) => `An Tagen mit mehr Praxis schläfst du in der Nacht darauf oft kürzer (${daysText(days)}).`,
    early: (days) => `Ob Praxis und Schlafdauer zusammengehen, lässt sich noch nicht sagen (${daysText(days)}).`,
    none: (days) =>
      `Zwischen Praxis und Schlafdauer zeigt sich in ${daysAfterPreposition(days)} kein klarer Zusammenhang.`,
    still: (days) =>
      `Deine Minuten oder deine Schlafstunden unterscheiden sich noch zu wenig, um sie zu vergleichen (${daysText(days)}).`,
  },
  'quality-energy': {
    more: (days) => `Nach besseren Nächten hast du am Tag darauf oft mehr Energie (${daysText(days)}).`,
    less: (days) => `Nach besseren Nächten hast du am Tag darauf oft weniger Energie (${daysText(days)}).`,
    early: (days) => `Ob dein Schlaf und deine Energie zusammengehen, lässt sich noch nicht sagen (${daysText(days)}).`,
    none: (days) =>
      `Zwischen deinem Schlaf und deiner Energie zeigt sich in ${daysAfterPreposition(days)} kein klarer Zusammenhang.`,
    still: (days) =>
      `Deine Schlafqualität oder deine Energie unterscheidet sich noch zu wenig, um beide zu vergleichen (${daysText(days)}).`,
  },
  'limb-energy': {
    more: (days, limb) => `An Tagen mit mehr ${limbIn(limb)} hast du oft auch mehr Energie (${daysText(days)}).`,
    less: (days, limb) => `An Tagen mit mehr ${limbIn(limb)} hast du oft weniger Energie (${daysText(days)}).`,
    early: (days, limb) =>
      `Ob ${limbIn(limb)} und Energie zusammengehen, lässt sich noch nicht sagen (${daysText(days)}).`,
    none: (days, limb) =>
      `Zwischen ${limbIn(limb)} und Energie zeigt sich in ${daysAfterPreposition(days)} kein klarer Zusammenhang.`,
    still: (days, limb) =>
      `Deine Minuten mit ${limbIn(limb)} oder deine Energie unterscheiden sich noch zu wenig, um sie zu vergleichen (${daysText(days)}).`,
  },
}

/** The sentence for a link, always with its number of days; undefined if there are too few. */
export function findingOf({ id, limb, verdict, pairedDays }: WellnessLink): string | undefined {
  const { more, less, early, none, still } = sentences[id]
  if (verdict === 'more') return more(pairedDays, limb)
  if (verdict === 'less') return less(pairedDays, limb)
  if (verdict === 'too-early') return early(pairedDays, limb)
  if (verdict === 'no-link') return none(pairedDays, limb)
  return verdict === 'withheld' ? still(pairedDays, limb) : undefined
}

/** Other explanations for each link. */
const doubts: Record<WellnessLinkId, string> = {
  'minutes-energy': 'Vielleicht hat beides einen anderen Grund, zum Beispiel einen freien Tag.',
  'minutes-mood': 'Vielleicht hat beides einen anderen Grund, zum Beispiel einen freien Tag.',
  'minutes-quality': 'Vielleicht hat beides einen anderen Grund, zum Beispiel einen ruhigen Abend.',
  'minutes-length': 'Vielleicht hat beides einen anderen Grund, zum Beispiel ein Wochenende.',
  'quality-energy': 'Vielleicht hat beides einen anderen Grund, zum Beispiel einen Tag ohne Sorgen.',
  'limb-energy': 'Vielleicht hat beides einen anderen Grund, zum Beispiel einen freien Tag.',
}

/** Other explanations for a link that names a direction. */
export const doubtOf: Translation<typeof english.doubtOf> = ({ id, verdict }) =>
  verdict === 'more' || verdict === 'less' ? doubts[id] : ''

/** For a link with too few days: which days count. */
const pairMeanings: Record<WellnessLinkId, string> = {
  'minutes-energy': 'Wir zählen Tage, an denen du deine Energie notiert hast, nach dem Üben oder ganz ohne Übung.',
  'minutes-mood': 'Wir zählen Tage, an denen du deine Stimmung notiert hast, nach dem Üben oder ganz ohne Übung.',
  'minutes-quality': 'Wir zählen Tage, auf die eine Nacht mit notierter Qualität folgt.',
  'minutes-length': 'Wir zählen Tage, auf die eine Nacht mit notierten Zeiten folgt.',
  'quality-energy': 'Wir zählen Nächte, auf die ein Tag mit notierter Energie folgt.',
  'limb-energy': 'Wir zählen Tage, an denen du deine Energie notiert hast, nach dem Üben oder ganz ohne Übung.',
}

export const linkText: Translation<typeof english.linkText> = {
  heading: 'Zusammenhänge',
  hint: 'Was in deinen Tagen oft zusammen auftritt. Über das Warum sagt es nichts.',
  early: (count, hasOthers) =>
    hasOthers
      ? plural(count, {
          one: '1 weiterer: noch zu früh für eine Aussage',
          other: (many) => `${many} weitere: noch zu früh für eine Aussage`,
        })
      : 'Noch zu früh für eine Aussage',
  progress: (days) => `${days}/${pairedDaysNeeded} Tage`,
  pairsNeeded: (days) =>
    plural(pairedDaysNeeded - days, {
      one: 'Noch ein Tag, dann sagen wir dir, was wir sehen.',
      other: (count) => `Noch ${count} Tage, dann sagen wir dir, was wir sehen.`,
    }),
  pairMeaning: (id) => pairMeanings[id],
  seeBehind: 'Die Tage dahinter ansehen',
  range: (low, high) => `Wahrscheinlich liegt es zwischen „${low}“ und „${high}“.`,
}

const amounts: readonly (readonly [below: number, words: string])[] = [
  [-0.5, 'viel weniger'],
  [-0.3, 'merklich weniger'],
  [-0.1, 'etwas weniger'],
  [0.1, 'kein Unterschied'],
  [0.3, 'etwas mehr'],
  [0.5, 'merklich mehr'],
]

/** A correlation in words. */
export const amountOf: Translation<typeof english.amountOf> = (rho) =>
  amounts.find(([below]) => rho < below)?.[1] ?? 'viel mehr'

/** The interval in words. */
export function rangeOf({ interval }: WellnessLink): string | undefined {
  if (!interval) return undefined
  const [low, high] = [amountOf(interval.low), amountOf(interval.high)]
  return low === high ? undefined : linkText.range(low, high)
}
