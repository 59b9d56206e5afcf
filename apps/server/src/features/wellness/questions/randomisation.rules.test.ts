import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#testing/random.ts'
import { orderFrom } from './seed.service.ts'
import {
  chanceOf,
  type CountedDay,
  differencesOf,
  errorShare,
  intervalOf,
  pairMeansOf,
  pairsNeeded,
} from './randomisation.rules.ts'

/** Every order that chance could have drawn, as the signs of the pairs. */
function* everyOrder(pairs: number): Iterable<number[]> {
  if (pairs === 0) yield []
  else
    for (const rest of everyOrder(pairs - 1))
      yield* [
        [...rest, 1],
        [...rest, -1],
      ]
}

/** Draws every order and compares its mean with the one that was drawn. */
function chanceByEnumeration(differences: number[], supposed: number): number {
  const left = differences.map((difference) => difference - supposed)
  const meanWith = (signs: number[]) => signs.reduce((sum, sign, pair) => sum + sign * (left[pair] ?? 0), 0)
  const drawn = Math.abs(meanWith(left.map(() => 1)))
  const orders = [...everyOrder(left.length)]
  return orders.filter((signs) => Math.abs(meanWith(signs)) >= drawn - 1e-9).length / orders.length
}

/** The ends are means of some of the pairs: those that all means but 2.5 % lie above, or below (Hartigan). */
function intervalByEnumeration(differences: number[]): { low: number; high: number } {
  const means = [...everyOrder(differences.length)]
    .map((signs) => differences.filter((_, pair) => signs[pair] === 1))
    .filter((chosen) => chosen.length > 0)
    .map((chosen) => chosen.reduce((sum, value) => sum + value, 0) / chosen.length)
    .toSorted((one, other) => one - other)
  const outside = Math.floor((errorShare / 2) * 2 ** differences.length)
  return { low: means[outside - 1] ?? Number.NaN, high: means[means.length - outside] ?? Number.NaN }
}

test('200 random sets of pairs have the chance and interval that an enumeration finds', () => {
  const random = randomFrom(42)
  for (let round = 0; round < 200; round++) {
    const pairs = pairsNeeded + Math.floor(random() * 6)
    // Half of them have many ties, as ratings do.
    const differences = Array.from({ length: pairs }, () =>
      round % 2 === 0 ? (random() - 0.3) * 4 : Math.round((random() - 0.3) * 8) / 2,
    )
    const supposed = round % 3 === 0 ? 0 : random() * 2 - 0.5
    expect(chanceOf(differences, supposed)).toBeCloseTo(chanceByEnumeration(differences, supposed), 12)
    const { low, high } = intervalOf(differences)
    const expected = intervalByEnumeration(differences)
    expect([low, high]).toEqual([expect.closeTo(expected.low, 6), expect.closeTo(expected.high, 6)])
  }
})

const somePairs = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: pairsNeeded, maxLength: 21 })

describe('of random pairs', () => {
  test('the interval excludes zero if chance alone is at most 1 in 20, and never otherwise', () => {
    fc.assert(
      fc.property(somePairs, (differences) => {
        const { low, high } = intervalOf(differences)
        expect(low > 1e-6 || high < -1e-6).toBe(chanceOf(differences) <= errorShare)
      }),
      { numRuns: 60 },
    )
  })

  test('A and B can change places', () => {
    fc.assert(
      fc.property(somePairs, (differences) => {
        const turned = differences.map((difference) => -difference)
        expect(chanceOf(turned)).toBe(chanceOf(differences))
        expect(intervalOf(turned).low).toBeCloseTo(-intervalOf(differences).high, 6)
      }),
      { numRuns: 30 },
    )
  })
})

test.each([
  ['six pairs that all point one way', [1, 1, 1, 1, 1, 1], 2 / 64],
  ['one of them the other way', [1, 1, 1, 1, 1, -1], 14 / 64],
  ['no difference at all', [0, 0, 0, 0, 0, 0], 1],
])('%s', (_, differences, chance) => {
  expect(chanceOf(differences)).toBe(chance)
})

const day = (number: number, side: 'a' | 'b', value: number): CountedDay => ({ number, side, value })

test('a pair has the means of its two blocks, and counts only with a value on both sides', () => {
  const first = [day(0, 'a', 6), day(1, 'a', 9), day(3, 'b', 4)]
  const halfMissing = [day(4, 'b', 5), day(5, 'b', 6)]
  const last = [day(10, 'a', 2), day(8, 'b', 7)]
  const pairs = pairMeansOf([...last, ...first, ...halfMissing])
  expect(pairs).toEqual(
    expect.arrayContaining([
      { a: 7.5, b: 4 },
      { a: 2, b: 7 },
    ]),
  )
  expect(differencesOf(pairs)).toHaveLength(2)
})

function orderOf(seed: string, days = 84): string {
  const order = orderFrom(seed)
  return Array.from({ length: days }, (_, number) => order(number)).join('')
}

describe('the order', () => {
  test('comes from the seed alone, so this one stays as it is for ever', () => {
    expect(orderOf('the same seed', 24)).toBe('bbaaaabbaabbaabbbbaaaabb')
  })

  test('has two days of one side and two of the other in every four', () => {
    const random = randomFrom(7)
    for (let round = 0; round < 200; round++) {
      expect(orderOf(String(random()))).toMatch(/^(?:aabb|bbaa){21}$/)
    }
  })

  test('of each pair is like tossing a coin, whatever the pair before', () => {
    const orders = Array.from({ length: 4_000 }, (_, seed) => orderOf(`seed ${seed}`))
    for (let pair = 0; pair < 21; pair++) {
      const startsWithA = orders.filter((order) => order[pair * 4] === 'a')
      expect(Math.abs(startsWithA.length - 2_000)).toBeLessThan(190)
      if (pair === 0) continue
      const asBefore = orders.filter((order) => order[pair * 4] === order[pair * 4 - 4])
      expect(Math.abs(asBefore.length - 2_000)).toBeLessThan(190)
    }
  })
})
