import {
  type AfterFeeling,
  type Hardship,
  type HardPractices,
  hardPracticesNeeded,
  type Limb,
  limbs,
  type PracticeLength,
  practiceLengths,
  timeOfDayAt,
  timesOfDay,
  type Twentieths,
} from '@sadhana/contract'

/** `hard` is null if it wasn't. */
export type EndedPractice = {
  limb: Limb
  minutes: number
  hour: number
  after: AfterFeeling | null
  hard: Hardship | null
}

/** The quantile for 95 % on both sides. */
const quantile = 1.959963984540054

/** Wilson's interval of a share: right for small counts too, and never empty. */
export function wilson(hits: number, of: number): { low: number; high: number } {
  const [share, spread] = [hits / of, quantile ** 2 / of]
  const middle = share + spread / 2
  const reach = Math.sqrt(spread * (share * (1 - share) + spread / 4))
  // Without rounding errors at the ends.
  return {
    low: hits === 0 ? 0 : (middle - reach) / (1 + spread),
    high: hits === of ? 1 : (middle + reach) / (1 + spread),
  }
}

/** Outwards, so that what is shown contains the whole interval. */
export function twentiethsOf(hits: number, of: number): Twentieths {
  const { low, high } = wilson(hits, of)
  return { low: Math.floor(low * 20), high: Math.ceil(high * 20) }
}

const lengthOf = ({ minutes }: EndedPractice): PracticeLength =>
  minutes <= 10 ? 'up-to-10' : minutes <= 20 ? '11-to-20' : minutes <= 40 ? '21-to-40' : 'over-40'

const countOf = (practices: readonly EndedPractice[]) => ({
  hard: practices.filter(({ hard }) => hard).length,
  practices: practices.length,
})

function groupBy<Key extends string>(
  practices: readonly EndedPractice[],
  keys: readonly Key[],
  keyOf: (practice: EndedPractice) => Key,
) {
  const groups = keys.flatMap((key) => {
    const ofKey = practices.filter((practice) => keyOf(practice) === key)
    if (ofKey.length === 0) return []
    const count = countOf(ofKey)
    const range = twentiethsOf(count.hard, count.practices)
    return [{ key, ...count, range, marks: ofKey.map(({ hard }) => hard !== null) }]
  })
  return { groups, most: mostOf(groups, countOf(practices)) }
}

type Count = ReturnType<typeof countOf>

/** A group with fewer hard ones isn't named. */
const minHardToName = 3

/** Intervals that don't touch are rare by chance, even for the one of eight groups that was hard most often. */
const isApart = (group: Count, other: Count): boolean =>
  wilson(group.hard, group.practices).low > wilson(other.hard, other.practices).high

/**
 * The group that was hard more often than all others together, and than each other that is large enough to compare with.
 * No group is named if two are level or close, so there's at most one.
 */
function mostOf<Key extends string>(groups: readonly (Count & { key: Key })[], all: Count) {
  const large = groups.filter(({ practices }) => practices >= hardPracticesNeeded)
  for (const group of large) {
    const { key, hard, practices } = group
    const rest = { hard: all.hard - hard, practices: all.practices - practices }
    const others = [rest, ...large.filter((other) => other !== group)]
    const isComparable = hard >= minHardToName && rest.practices >= hardPracticesNeeded
    if (isComparable && others.every((other) => isApart(group, other))) return { key, hard, practices, rest }
  }
  return null
}

/** How often each of them is there, most common first. */
const tally = <Value>(values: readonly Value[]): [Value, number][] =>
  Array.from(
    Map.groupBy(values, (value) => value),
    ([value, { length }]): [Value, number] => [value, length],
  ).toSorted(([, a], [, b]) => b - a)

/** `practices`: oldest first. Below eight hard ones, only the count. */
export function hardPracticesOf(practices: readonly EndedPractice[]): HardPractices {
  const count = countOf(practices)
  if (count.hard < hardPracticesNeeded) return { ...count, details: null }
  const hardOnes = practices.filter(({ hard }) => hard)
  const feelingsOf = (ended: readonly EndedPractice[]) => ended.flatMap(({ after }) => after ?? [])
  const endings = [...feelingsOf(practices), ...hardOnes.map(() => 'hard' as const)]
  return {
    ...count,
    details: {
      range: twentiethsOf(count.hard, count.practices),
      length: groupBy(practices, practiceLengths, lengthOf),
      time: groupBy(practices, timesOfDay, ({ hour }) => timeOfDayAt(hour)),
      limb: groupBy(practices, limbs, ({ limb }) => limb),
      endings: tally(endings).map(([ending, times]) => ({ ending, times })),
      hardAnd: tally(feelingsOf(hardOnes)).map(([feeling, times]) => ({ feeling, times })),
      words: tally(hardOnes.flatMap(({ hard }) => hard?.words ?? [])).map(([word, times]) => ({ word, times })),
      withWords: hardOnes.filter(({ hard }) => hard?.words?.length).length,
    },
  }
}
