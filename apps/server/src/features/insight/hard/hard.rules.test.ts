import type { AfterFeeling, Hardship, PracticeLength } from '@sadhana/contract'
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

  /** Hard practices and all practices of each length. */
  type Lengths = Partial<Record<PracticeLength, [hard: number, practices: number]>>
  const minutesOf: Record<PracticeLength, number> = { 'up-to-10': 10, '11-to-20': 20, '21-to-40': 40, 'over-40': 50 }
  const practised = (lengths: Lengths) =>
    Object.entries(lengths).flatMap(([length, [hardOnes, practices]]) => {
      const minutes = minutesOf[length as PracticeLength]
      return times(hardOnes, Object.assign(hard(), { minutes })).concat(times(practices - hardOnes, { minutes }))
    })

  test.each<[string, Lengths, PracticeLength | null]>([
    ['stands apart from the others', { '11-to-20': [0, 82], 'over-40': [9, 14] }, 'over-40'],
    ['stands apart, one of three', { 'up-to-10': [1, 40], '11-to-20': [1, 42], 'over-40': [9, 14] }, 'over-40'],
    ['stands apart, with few beside it', { 'up-to-10': [3, 5], '11-to-20': [1, 60], 'over-40': [9, 12] }, 'over-40'],
    ['may be more often by chance', { '11-to-20': [5, 82], 'over-40': [4, 14] }, null],
    ['is level with all others', { '11-to-20': [8, 40], 'over-40': [8, 40] }, null],
    ['is level with one other', { 'up-to-10': [0, 80], '11-to-20': [6, 10], 'over-40': [6, 10] }, null],
    ['is close to one other', { 'up-to-10': [0, 80], '11-to-20': [5, 10], 'over-40': [7, 10] }, null],
    ['was hard twice', { '11-to-20': [6, 600], '21-to-40': [0, 90], 'over-40': [2, 8] }, null],
    ['has fewer than eight practices', { '11-to-20': [1, 41], 'over-40': [7, 7] }, null],
    ['has fewer than eight others', { '11-to-20': [0, 7], 'over-40': [9, 9] }, null],
    ['is the only one', { 'over-40': [9, 14] }, null],
  ])('a group that %s is named or not', (_, lengths, named) => {
    const { details } = hardPracticesOf(practised(lengths))
    expect(details?.length.most?.key ?? null).toBe(named)
    expect(details?.limb.most).toBeNull()
  })

  test('a group that is named has the counts it is compared with', () => {
    const { details } = hardPracticesOf(practised({ 'up-to-10': [1, 40], '11-to-20': [1, 42], 'over-40': [9, 14] }))
    expect(details?.length.most).toEqual({ key: 'over-40', hard: 9, practices: 14, rest: { hard: 2, practices: 82 } })
  })

  test.each<[number, number]>([
    [3, 8],
    [6, 10],
    [12, 20],
    [40, 80],
  ])('two groups of which %i of %i were hard are not told apart, in any order', (...level) => {
    for (const lengths of [
      { 'up-to-10': level, '11-to-20': level, 'over-40': [2, 400] },
      { 'up-to-10': [2, 400], '11-to-20': level, 'over-40': level },
      { 'up-to-10': level, '11-to-20': [2, 400], 'over-40': level },
    ] satisfies Lengths[]) {
      expect(hardPracticesOf(practised(lengths)).details?.length).toMatchObject({ most: null })
    }
  })
})
