import type { QuestionSide } from '@sadhana/contract'
import { daysOfPair } from './order.rules.ts'

/** A day that counts. `number` is 0 on the first day of the question. */
export type CountedDay = { number: number; side: QuestionSide; value: number }

/** The means of the two blocks of a pair. */
export type PairMeans = { a: number; b: number }

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The pairs with a value on both sides. Days of other pairs can't be compared with anything. */
export function pairMeansOf(days: readonly CountedDay[]): PairMeans[] {
  const pairs = Map.groupBy(days, ({ number }) => Math.floor(number / daysOfPair))
  return [...pairs.values()].flatMap((ofPair) => {
    const [a, b] = [meanOn('a', ofPair), meanOn('b', ofPair)]
    return a === null || b === null ? [] : [{ a, b }]
  })
}

function meanOn(side: QuestionSide, days: readonly CountedDay[]): number | null {
  const values = days.filter((day) => day.side === side).map(({ value }) => value)
  return values.length === 0 ? null : meanOf(values)
}

export const differencesOf = (pairs: readonly PairMeans[]): number[] => pairs.map(({ a, b }) => a - b)

/** Sums that should be equal may differ by this much, because they were added up in another order. */
const rounding = 1e-9

/** Of the 2^n ways to choose from `values`, how many have a sum of zero or less. Choosing none is one of them. */
function countUpToZero(values: readonly number[]): number {
  // Each sum is one of the first half plus one of the second, so both halves are sorted and read towards each other.
  const half = values.length >> 1
  const [rising, falling] = [sumsOf(values.slice(0, half)).toSorted(), sumsOf(values.slice(half)).toSorted()]
  let [count, other] = [0, falling.length]
  for (const sum of rising) {
    while (other > 0 && sum + (falling[other - 1] ?? 0) > rounding) other--
    count += other
  }
  return count
}

function sumsOf(values: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** values.length)
  values.forEach((value, index) => {
    const known = 2 ** index
    for (let i = 0; i < known; i++) sums[known + i] = (sums[i] ?? 0) + value
  })
  return sums
}

/**
 * If A and B made a difference of `supposed` and no other, how often chance alone would put the pairs in an order with
 * a gap at least this far from it, on either side. Exact: all 2^n orders are counted.
 */
export function chanceOf(differences: readonly number[], supposed = 0): number {
  const left = differences.map((difference) => difference - supposed)
  const sum = left.reduce((total, value) => total + value, 0)
  // Turning some pairs around takes twice their sum away, so the gap stays as large if their sum is zero or less.
  const atLeastAsLarge = countUpToZero(sum > 0 ? left : left.map((value) => -value))
  return Math.min(1, (2 * atLeastAsLarge) / 2 ** differences.length)
}

/** A verdict is wrong in at most this share of questions in which A and B make no difference. */
export const errorShare = 0.05
/** With fewer pairs, not even the clearest answer would be rare enough: of 2^5 orders, two are as extreme as any. */
export const pairsNeeded = 6

export type Interval = { low: number; high: number }

/** All differences that `chanceOf` finds no rarer than 1 in 20. */
export function intervalOf(differences: readonly number[]): Interval {
  const low = lowestSupposed(differences)
  const high = -lowestSupposed(differences.map((difference) => -difference))
  return { low, high }
}

/** `chanceOf` rises from the smallest difference to the mean, so halving finds where it passes the error share. */
function lowestSupposed(differences: readonly number[]): number {
  let [refused, allowed] = [Math.min(...differences) - 1, meanOf(differences)]
  while (allowed - refused > rounding) {
    const middle = (refused + allowed) / 2
    if (chanceOf(differences, middle) > errorShare) allowed = middle
    else refused = middle
  }
  return allowed
}
