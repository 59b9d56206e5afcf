import { divideOf } from '@sadhana/contract'
import { carryOver, centred, intervalOf, mean, type Pair, product } from './correlation.rules.ts'

const minDays = 5

const countsOf = (values: readonly number[]): number[] =>
  Array.from(Map.groupBy(values, (value) => value).values(), ({ length }) => length)

export const hasTwoValues = (values: readonly number[]): boolean => new Set(values).size === 2

/** True if a side says nothing: it is constant, or one of its two values is on too few days. */
export function hardlyVaries(values: readonly number[]): boolean {
  const counts = countsOf(values)
  return counts.length < 2 || (counts.length === 2 && Math.min(...counts) < minDays)
}

/** The quantile for 96 % on both sides. */
const quantile = 2.0537489106318225

/** What is left of a day after what carried over from the one before; the first has none before it. */
const withoutCarryOver = (values: readonly number[], share: number): number[] =>
  values.slice(1).map((value, index) => value - share * (values[index] ?? 0))

export type ShareDifference = { difference: number; low: number; high: number }

/**
 * For a second side of two values: how much larger the share of the larger one is on days above the divide of the first
 * side. What carries over from day to day is estimated within the two groups (with Kendall's correction, as few days
 * show too little of it) and taken away from both sides, as Cochrane and Orcutt do. The correlation of what is left has
 * the interval of Bonett and Wright; its variance at zero is the same for all shares. The slope makes shares of it.
 */
export function compareShares(pairs: readonly Pair[]): ShareDifference {
  const divide = divideOf(pairs.map(([left]) => left))
  const larger = Math.max(...pairs.map(([, right]) => right))
  const groups = pairs.map(([left]) => (left > divide ? 1 : 0))
  const outcomes = pairs.map(([, right]) => (right === larger ? 1 : 0))
  const shareIn = (group: number) => mean(outcomes.filter((_, day) => groups[day] === group))
  const shares = [shareIn(0), shareIn(1)] as const
  const difference = shares[1] - shares[0]
  if (Math.min(...countsOf(groups)) < minDays) return { difference, low: -1, high: 1 }

  const within = carryOver(outcomes.map((outcome, day) => outcome - (groups[day] === 1 ? shares[1] : shares[0])))
  const carried = Math.min(0.95, within + (1 + 3 * within) / pairs.length)
  const x = centred(withoutCarryOver(groups, carried))
  const y = centred(withoutCarryOver(outcomes, carried))
  const [spreadX, spreadY] = [Math.sqrt(product(x, x)), Math.sqrt(product(y, y))]
  const correlation = Math.min(1, Math.max(-1, product(x, y) / (spreadX * spreadY)))
  const { low, high } = intervalOf(correlation, x.length, quantile)
  const asShare = (value: number) => Math.min(1, Math.max(-1, (value * spreadY) / spreadX))
  // The shares as they are shown lie in the interval, so no verdict contradicts them.
  return { difference, low: Math.min(difference, asShare(low)), high: Math.max(difference, asShare(high)) }
}
