import type { AfterFeeling, Hardship } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { type EndedPractice, hardPracticesOf, twentiethsOf, wilson } from './hard.rules.ts'

const practice = (changes: Partial<EndedPractice> = {}): EndedPractice => ({
  limb: 'dhyana',
  minutes: 20,
  hour: 7,
  after: 'calm',
  hard: null,
  ...changes,
})
const times = (count: number, changes: Partial<EndedPractice> = {}) =>
  Array.from({ length: count }, () => practice(changes))
const hard = (after: AfterFeeling | null = null, words?: Hardship['words']) => ({
  after,
  hard: words ? { words } : {},
})

/** The last share, from the one seen towards an end, that chance allows: found by halving. */
const edge = (hits: number, of: number, from: number) => {
  let [inside, outside] = [hits / of, from]
  for (let step = 0; step < 60; step++) {
    const middle = (inside + outside) / 2
    const isInside = Math.abs(hits / of - middle) <= 1.959963984540054 * Math.sqrt((middle * (1 - middle)) / of)
    if (isInside) inside = middle
    else outside = middle
  }
  return inside
}

test('an interval ends where the share is as far away as chance allows', () => {
  for (let of = 1; of <= 60; of++) {
    for (let hits = 0; hits <= of; hits++) {
      const { low, high } = wilson(hits, of)
      expect(low).toBeCloseTo(edge(hits, of, 0), 9)
      expect(high).toBeCloseTo(edge(hits, of, 1), 9)
    }
  }
})

test.each([
  [0, 22, 0, 3],
  [2, 41, 0, 4],
  [3, 19, 1, 8],
  [4, 14, 2, 11],
  [8, 8, 13, 20],
])('%i of %i is shown as %i to %i in 20', (hits, of, low, high) => {
  expect(twentiethsOf(hits, of)).toEqual({ low, high })
})

describe('hard practices', () => {
  test('are only counted below eight', () => {
    expect(hardPracticesOf([...times(7, hard()), ...times(40)])).toEqual({ hard: 7, practices: 47, details: null })
  })

  test('are grouped by length, part of day and limb, and groups without a practice are left out', () => {
    const { details } = hardPracticesOf([
      ...times(4, { ...hard(), minutes: 10, hour: 5 }),
      ...times(2, { minutes: 11, hour: 12, limb: 'asana' }),
      ...times(4, { ...hard(), minutes: 41, hour: 4 }),
    ])
    const shown = ({ groups }: NonNullable<typeof details>['length' | 'time' | 'limb']) =>
      groups.map(({ key, hard: hardOnes, practices }) => [key, hardOnes, practices])
    expect(details && [shown(details.length), shown(details.time), shown(details.limb)]).toEqual([
      [
        ['up-to-10', 4, 4],
        ['11-to-20', 0, 2],
        ['over-40', 4, 4],
      ],
      [
        ['morning', 4, 4],
        ['afternoon', 0, 2],
        ['night', 4, 4],
      ],
      [
        ['asana', 0, 2],
        ['dhyana', 8, 8],
      ],
    ])
  })

  test('are marked in the order of the practices', () => {
    const { details } = hardPracticesOf([practice(), ...times(8, hard()), practice()])
    expect(details?.limb.groups[0]?.marks).toEqual([false, ...Array.from({ length: 8 }, () => true), false])
  })

  test('that also ended calm are in both endings', () => {
    const { details } = hardPracticesOf([...times(6, hard()), ...times(3, hard('calm')), ...times(4)])
    expect(details?.endings).toEqual([
      { ending: 'hard', times: 9 },
      { ending: 'calm', times: 7 },
    ])
    expect(details?.hardAnd).toEqual([{ feeling: 'calm', times: 3 }])
  })

  test('say which words were chosen, most common first', () => {
    const { details } = hardPracticesOf([
      ...times(2, hard(null, ['restless', 'low'])),
      ...times(1, hard(null, ['low'])),
      ...times(5, hard()),
    ])
    expect(details?.words).toEqual([
      { word: 'low', times: 3 },
      { word: 'restless', times: 2 },
    ])
    expect(details?.withWords).toBe(3)
  })

  test('name the group that was hard most often, and whether that is clear', () => {
    const early = hardPracticesOf([
      ...times(4, { ...hard(), minutes: 50 }),
      ...times(10, { minutes: 50 }),
      ...times(5, hard()),
      ...times(77),
    ])
    expect(early.details?.length.most).toEqual({
      key: 'over-40',
      hard: 4,
      practices: 14,
      rest: { hard: 5, practices: 82 },
      isClear: false,
    })
    const clear = hardPracticesOf([...times(9, { ...hard(), minutes: 50 }), ...times(5, { minutes: 50 }), ...times(82)])
    expect(clear.details?.length.most).toMatchObject({ hard: 9, rest: { hard: 0, practices: 82 }, isClear: true })
    expect(clear.details?.limb.most).toBeNull()
  })

  test('name no group with two hard ones', () => {
    const { details } = hardPracticesOf([
      ...times(2, { ...hard(), minutes: 50 }),
      ...times(6, { minutes: 50 }),
      ...times(6, hard()),
      ...times(82),
    ])
    expect(details?.length.most).toBeNull()
  })

  test('name no group of fewer than eight practices', () => {
    const { details } = hardPracticesOf([...times(7, { ...hard(), minutes: 50 }), ...times(1, hard()), ...times(40)])
    expect(details?.length.most).toBeNull()
  })
})
