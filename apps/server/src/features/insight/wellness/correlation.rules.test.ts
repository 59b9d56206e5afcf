import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom, shareOfMembers } from '#testing/random.ts'
import { correlate, midRanks, type Pair } from './correlation.rules.ts'
import { verdictOf } from './wellness.rules.ts'

const ranksOf = (values: number[]) =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal + 1) / 2
  })

const correlationOfRatio = (ratio: number) => (ratio - 1) / (ratio + 1)

/**
 * Calculates the same statistics in other ways: ranks by counting, correlations from the differences of all pairs of
 * days, and Fisher's transformation from logarithms.
 */
function independently(pairs: readonly Pair[]) {
  const n = pairs.length
  const left = ranksOf(pairs.map(([value]) => value))
  const right = ranksOf(pairs.map(([, value]) => value))
  const differences = (a: number[], b: number[]) => {
    let sum = 0
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) sum += ((a[i] ?? 0) - (a[j] ?? 0)) * ((b[i] ?? 0) - (b[j] ?? 0))
    }
    return sum / n
  }
  const rho = differences(left, right) / Math.sqrt(differences(left, left) * differences(right, right))
  const lag = (ranks: number[]) => {
    // Mid-ranks have the same mean as plain ranks.
    const middle = (n + 1) / 2
    let [next, own] = [0, 0]
    for (let i = 0; i < n; i++) {
      const here = (ranks[i] ?? 0) - middle
      own += here ** 2
      if (i > 0) next += here * ((ranks[i - 1] ?? 0) - middle)
    }
    return next / own > 0 ? next / own : 0
  }
  const days = n * (2 / (1 + lag(left) * lag(right)) - 1)
  if (days <= 3) return { rho, effectiveDays: days, low: -1, high: 1 }
  const factor = Math.exp(2 * 2.652069807902187 * Math.sqrt((2 + rho ** 2) / (2 * (days - 3))))
  const odds = (1 + rho) / (1 - rho)
  return { rho, effectiveDays: days, low: correlationOfRatio(odds / factor), high: correlationOfRatio(odds * factor) }
}

test('for 1,000 random data sets, the results match an independent implementation', () => {
  const random = randomFrom(20_261_115)
  let compared = 0
  while (compared < 1_000) {
    const days = 8 + Math.floor(random() * 120)
    const values = 2 + Math.floor(random() * 60)
    const follows = random()
    const pairs = Array.from({ length: days }, (): Pair => {
      const left = Math.floor(random() * values)
      return [left, random() < follows ? left + Math.floor(random() * 3) : Math.floor(random() * values)]
    })
    const expected = independently(pairs)
    // If one side is constant or both are perfectly correlated, the other calculation divides by zero.
    if (Number.isNaN(expected.rho) || Math.abs(expected.rho) > 1 - 1e-6) continue
    const actual = correlate(pairs)
    for (const key of ['rho', 'effectiveDays', 'low', 'high'] as const) {
      expect(Math.abs(actual[key] - expected[key]), key).toBeLessThan(1e-9)
    }
    compared++
  }
})

describe('a correlation', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 10 })), {
    minLength: 8,
    maxLength: 60,
  })

  test('lies in its interval, which lies between -1 and 1', () => {
    fc.assert(
      fc.property(pairs, (sample) => {
        const { rho, low, high } = correlate(sample)
        expect(low).toBeLessThanOrEqual(rho)
        expect(high).toBeGreaterThanOrEqual(rho)
        expect(low).toBeGreaterThanOrEqual(-1)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('changes its sign when one side is reversed', () => {
    fc.assert(
      fc.property(pairs, (sample) => {
        const turned = correlate(sample.map(([left, right]): Pair => [left, -right]))
        const plain = correlate(sample)
        expect(turned.rho).toBeCloseTo(-plain.rho, 9)
        expect(turned.low).toBeCloseTo(-plain.high, 9)
      }),
    )
  })
})

test('ranks of equal values are averaged', () => {
  expect(midRanks([5, 1, 5, 9, 5])).toEqual([3, 1, 3, 5, 3])
})

const members = Number(process.env.SIMULATED_MEMBERS ?? 150)
const seeds = Number(process.env.SIMULATED_SEEDS ?? 1)

const rating = (value: number) => Math.min(10, Math.max(1, Math.round(5.5 + 2 * value)))

/**
 * Simulates ratings from 1 to 10 in which each day partly carries over to the next, with this correlation between the
 * two sides.
 */
function simulatedDays(random: () => number, days: number, carryOver: number, correlation: number): Pair[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const fresh = Math.sqrt(1 - carryOver ** 2)
  let [left, right] = [normal(), normal()]
  right = correlation * left + Math.sqrt(1 - correlation ** 2) * right
  return Array.from({ length: days }, (): Pair => {
    const [one, other] = [normal(), normal()]
    left = carryOver * left + fresh * one
    right = carryOver * right + fresh * (correlation * one + Math.sqrt(1 - correlation ** 2) * other)
    return [rating(left), rating(right)]
  })
}

const directionOf = (pairs: Pair[]) => ['more', 'less'].includes(verdictOf(pairs).verdict)
const linksOfAMember = 6
const carryOvers = [0, 0.3, 0.5, 0.7]

/** The Pearson correlation of normal values whose ranks have this correlation. */
const pearsonOf = (rho: number) => 2 * Math.sin((Math.PI / 6) * rho)

const shareOf = (isTrue: (random: () => number) => boolean) => shareOfMembers({ members, seeds }, isTrue)

describe('simulated members', () => {
  test.each(carryOvers.flatMap((carryOver) => [8, 30, 90].map((days) => [carryOver, days] as const)))(
    'of six unrelated links with a carry-over of %s, over %s days, at most 7 %% see a direction',
    (carryOver, days) => {
      const shown = shareOf((random) =>
        Array.from({ length: linksOfAMember }, () => simulatedDays(random, days, carryOver, 0)).some(directionOf),
      )
      expect(shown).toBeLessThanOrEqual(0.07)
    },
  )

  test.each(carryOvers)('with a carry-over of %s, a true link of 0.6 over 90 days is found for 85 %%', (carryOver) => {
    const share = shareOf(
      (random) => verdictOf(simulatedDays(random, 90, carryOver, pearsonOf(0.6))).verdict === 'more',
    )
    expect(share).toBeGreaterThanOrEqual(0.85)
  })
})
