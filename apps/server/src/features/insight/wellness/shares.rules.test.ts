import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#testing/random.ts'
import type { Pair } from './correlation.rules.ts'
import { compareShares, hardlyVaries } from './shares.rules.ts'
import { verdictOf } from './wellness.rules.ts'

const days = (...parts: (readonly [left: number, right: number, times: number])[]): Pair[] =>
  parts.flatMap(([left, right, times]) => Array.from({ length: times }, (): Pair => [left, right]))

const correlationOfRatio = (ratio: number) => (ratio - 1) / (ratio + 1)

/**
 * The same interval by other ways, for a first side of zeros and ones: counts instead of means, sums instead of deviations,
 * the slope of a regression by its normal equations, and Fisher's transformation from logarithms.
 */
function independently(pairs: readonly Pair[]) {
  const n = pairs.length
  const count = (left: number, right: number) => pairs.filter(([x, y]) => x === left && y === right).length
  const [with_, without] = [count(1, 0) + count(1, 1), count(0, 0) + count(0, 1)]
  const [upper, lower] = [count(1, 1) / with_, count(0, 1) / without]
  let [own, next, before] = [0, 0, 0]
  for (const [x, y] of pairs) {
    const left = y - (x === 1 ? upper : lower)
    own += left * left
    next += left * before
    before = left
  }
  const lag = own > 0 && next > 0 ? next / own : 0
  const carried = Math.min(0.95, (lag * (n + 3) + 1) / n)
  const [sums, m] = [{ x: 0, y: 0, xx: 0, xy: 0, yy: 0 }, n - 1]
  for (let day = 1; day < n; day++) {
    const [[x0, y0], [x1, y1]] = [pairs[day - 1], pairs[day]] as [Pair, Pair]
    const [x, y] = [x1 - carried * x0, y1 - carried * y0]
    sums.x += x
    sums.y += y
    sums.xx += x * x
    sums.xy += x * y
    sums.yy += y * y
  }
  const slope = (m * sums.xy - sums.x * sums.y) / (m * sums.xx - sums.x ** 2)
  const spreads = Math.sqrt((sums.yy - sums.y ** 2 / m) / (sums.xx - sums.x ** 2 / m))
  const r = slope / spreads
  const factor = Math.exp(2 * 2.0537489106318225 * Math.sqrt((2 + r ** 2) / (2 * (m - 3))))
  const odds = (1 + r) / (1 - r)
  const bound = (ratio: number) => Math.min(1, Math.max(-1, correlationOfRatio(ratio) * spreads))
  const difference = upper - lower
  return {
    difference,
    low: Math.min(difference, bound(odds / factor)),
    high: Math.max(difference, bound(odds * factor)),
  }
}

test('1,000 random data sets get the results of an independent implementation', () => {
  const random = randomFrom(20_261_118)
  let compared = 0
  for (let drawn = 0; drawn < 4_000 && compared < 1_000; drawn++) {
    const [practises, pleasant, follows, stays] = [random(), random(), random(), random()]
    let [left, right] = [0, 0]
    const pairs = Array.from({ length: 10 + Math.floor(random() * 250) }, (): Pair => {
      if (random() > stays) left = random() < practises ? 1 : 0
      if (random() > stays) right = random() < follows ? left : random() < pleasant ? 1 : 0
      return [left, right]
    })
    if (hardlyVaries(pairs.map(([x]) => x)) || hardlyVaries(pairs.map(([, y]) => y))) continue
    const expected = independently(pairs)
    // In perfect step, the other way divides by zero.
    if (Math.abs(expected.difference) > 1 - 1e-6) continue
    const actual = compareShares(pairs)
    for (const key of ['difference', 'low', 'high'] as const) {
      expect(Math.abs(actual[key] - expected[key]), key).toBeLessThan(1e-9)
    }
    compared++
  }
  expect(compared).toBe(1_000)
})

describe('a difference of shares', () => {
  const pairs = fc
    .array(fc.tuple(fc.constantFrom(0, 0, 10, 20, 30), fc.constantFrom(0, 1)), { minLength: 12, maxLength: 90 })
    .filter((sample) => !hardlyVaries(sample.map(([, right]) => right)))

  test('lies in its interval, which lies between -1 and 1', () => {
    fc.assert(
      fc.property(pairs, (sample) => {
        const { difference, low, high } = compareShares(sample)
        expect(low).toBeLessThanOrEqual(difference)
        expect(high).toBeGreaterThanOrEqual(difference)
        expect(low).toBeGreaterThanOrEqual(-1)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('turns round when pleasant and unpleasant days change places', () => {
    fc.assert(
      fc.property(pairs, (sample) => {
        const turned = compareShares(sample.map(([left, right]): Pair => [left, 1 - right]))
        const plain = compareShares(sample)
        expect(turned.difference).toBeCloseTo(-plain.difference, 9)
        expect(turned.low).toBeCloseTo(-plain.high, 9)
      }),
    )
  })

  test('is that of days with practice and days without', () => {
    const sample = days([0, 0, 6], [0, 1, 4], [20, 0, 3], [30, 1, 7], [10, 1, 10])
    expect(compareShares(sample).difference).toBeCloseTo(17 / 20 - 4 / 10)
  })

  test('says nothing when one group has fewer than five days', () => {
    expect(compareShares(days([10, 0, 2], [20, 0, 8], [20, 1, 9], [30, 1, 2]))).toMatchObject({ low: -1, high: 1 })
  })
})

test.each([
  ['one value', days([20, 1, 12]), true],
  ['two values, one of them on four days', days([20, 1, 12], [20, 2, 4]), true],
  ['two values, each on five days', days([20, 1, 12], [20, 2, 5]), false],
  ['three values, one of them on most days', days([20, 1, 30], [20, 2, 1], [20, 3, 1]), false],
])('a side with %s varies too little: %s', (_, pairs, expected) => {
  expect(hardlyVaries(pairs.map(([, right]) => right))).toBe(expected)
})

test('one mood a day is enough for a verdict, whichever way it goes', () => {
  const alternating = Array.from({ length: 90 }, (_, day): Pair => [
    day % 3 === 0 ? 0 : 20,
    day % 3 === 0 ? day % 2 : 1,
  ])
  expect(verdictOf(alternating).verdict).toBe('more')
  expect(verdictOf(alternating.map(([left, right]): Pair => [left, 1 - right])).verdict).toBe('less')
})

test('sits of one length, or none, are compared by rank with energy of many values', () => {
  const sample = Array.from({ length: 60 }, (_, day): Pair => [
    day % 2 === 0 ? 20 : 0,
    (day % 5) + (day % 2 === 0 ? 4 : 1),
  ])
  expect(verdictOf(sample).verdict).toBe('more')
})
