import fc from 'fast-check'
import { afterFeelings, beforeFeelings, limbs } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import {
  distributionOf,
  feelingChangesOf,
  feelingFlowsOf,
  type FeelingTotal,
  firstDayOf,
  rankLimbs,
} from './insight.rules.ts'

test.each([
  ['last-30-days', '2026-03-10', '2026-02-09'],
  ['last-90-days', '2026-03-10', '2025-12-11'],
  ['last-30-days', '2028-03-01', '2028-02-01'],
  ['this-year', '2026-03-10', '2026-01-01'],
  ['this-year', '2026-01-01', '2026-01-01'],
  ['this-year', '2025-12-31', '2025-01-01'],
] as const)('%s on %s starts on %s', (range, today, first) => {
  expect(firstDayOf(range, today)).toBe(first)
})

const total = (changes: Partial<FeelingTotal>): FeelingTotal => ({
  limbType: 'asana',
  before: 'tired',
  after: 'calm',
  sessions: 1,
  minutes: 20,
  hard: 0,
  ...changes,
})

describe('the favourite', () => {
  test('is the limb practised most often', () => {
    const totals = [total({ sessions: 2, minutes: 500 }), total({ limbType: 'dhyana', sessions: 3, minutes: 30 })]
    expect(rankLimbs(totals)[0]?.limbType).toBe('dhyana')
  })
  test('is the one practised for longer, if several are practised as often', () => {
    const totals = [total({ minutes: 20 }), total({ limbType: 'yamas', minutes: 21 })]
    expect(rankLimbs(totals)[0]?.limbType).toBe('yamas')
  })
  test('is otherwise the first of the eight limbs', () => {
    expect(rankLimbs([total({ limbType: 'samadhi' }), total({ limbType: 'niyamas' })])[0]?.limbType).toBe('niyamas')
  })
  test('is undefined without practice', () => {
    expect(rankLimbs([])).toEqual([])
  })
})

test('the shift is the most frequent one, and sits without feelings don’t count', () => {
  const totals = [
    total({ before: 'stressed', after: 'calm', sessions: 3 }),
    total({ before: 'tired', after: 'energized', sessions: 4 }),
    total({ before: null, after: null, sessions: 9 }),
    total({ limbType: 'dhyana', before: null, after: null, sessions: 5 }),
    total({ limbType: 'yamas', before: 'content', after: 'grateful', sessions: 20 }),
  ]
  expect(feelingChangesOf(totals)).toEqual([
    { limbType: 'yamas', before: 'content', after: 'grateful', times: 20, sessions: 20 },
    { limbType: 'asana', before: 'tired', after: 'energized', times: 4, sessions: 7 },
  ])
})

test('a limb lists every shift that was logged, except sits without a feeling afterwards', () => {
  const totals = [
    total({ before: 'tired', after: 'calm', sessions: 3 }),
    total({ before: 'tired', after: 'energized', sessions: 4 }),
    total({ before: null, after: 'energized', sessions: 4 }),
    total({ before: 'tired', after: null, sessions: 9 }),
    total({ limbType: 'dhyana', before: null, after: null, sessions: 50 }),
  ]
  expect(feelingFlowsOf(totals)).toEqual([
    {
      limbType: 'asana',
      sessions: 11,
      shifts: [
        { before: 'tired', after: 'energized', times: 4 },
        { before: null, after: 'energized', times: 4 },
        { before: 'tired', after: 'calm', times: 3 },
      ],
    },
  ])
})

test('hard endings count among the endings, alone or with a feeling', () => {
  const totals = [
    total({ before: 'tired', after: 'calm', sessions: 3, hard: 1 }),
    total({ before: 'tired', after: null, sessions: 5, hard: 4 }),
    total({ before: null, after: null, sessions: 2, hard: 1 }),
    total({ limbType: 'dhyana', before: 'restless', after: null, sessions: 2, hard: 2 }),
  ]
  expect(feelingChangesOf(totals)).toEqual([
    { limbType: 'asana', before: 'tired', after: 'calm', times: 3, sessions: 7, hard: 5 },
  ])
  expect(feelingFlowsOf(totals)).toEqual([
    {
      limbType: 'asana',
      sessions: 8,
      hard: 6,
      shifts: [{ before: 'tired', after: 'calm', times: 3 }],
      hardShifts: [
        { before: 'tired', times: 5, alone: 4 },
        { before: null, times: 1, alone: 1 },
      ],
    },
    { limbType: 'dhyana', sessions: 2, hard: 2, shifts: [], hardShifts: [{ before: 'restless', times: 2, alone: 2 }] },
  ])
})

test('the order of the totals doesn’t matter, and no session is lost', () => {
  const totals = fc.uniqueArray(
    fc.record({
      limbType: fc.constantFrom(...limbs),
      before: fc.option(fc.constantFrom(...beforeFeelings)),
      after: fc.option(fc.constantFrom(...afterFeelings)),
      sessions: fc.integer({ min: 1, max: 5 }),
      minutes: fc.integer({ min: 1, max: 50 }),
      hard: fc.integer({ min: 0, max: 1 }),
    }),
    { selector: ({ limbType, before, after }) => `${limbType} ${before} ${after}` },
  )
  fc.assert(
    fc.property(totals, fc.infiniteStream(fc.nat()), (feelings, chance) => {
      const shuffled = feelings.map((value) => ({ value, at: chance.next().value })).toSorted((a, b) => a.at - b.at)
      const other = shuffled.map(({ value }) => value)
      expect(rankLimbs(other)).toEqual(rankLimbs(feelings))
      expect(feelingChangesOf(other)).toEqual(feelingChangesOf(feelings))
      expect(feelingFlowsOf(other)).toEqual(feelingFlowsOf(feelings))
      const counted = Object.values(distributionOf(rankLimbs(feelings))).reduce((sum, sessions) => sum + sessions, 0)
      expect(counted).toBe(feelings.reduce((sum, { sessions }) => sum + sessions, 0))
    }),
  )
})
