import { afterFeelings, beforeFeelings, type FeelingFlow } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { riverOf } from './river.rules.ts'

const shifts: FeelingFlow['shifts'] = [
  { before: 'tired', after: 'energized', times: 27 },
  { before: 'restless', after: 'calm', times: 12 },
  { before: 'tired', after: 'calm', times: 4 },
  { before: 'restless', after: 'grateful', times: 1 },
  { before: null, after: 'peaceful', times: 90 },
]

test('the most common feeling is on top on both sides, and a sit without a feeling before is left out', () => {
  const { beforeBanks, afterBanks } = riverOf({ shifts })
  expect(beforeBanks.map(({ feeling, times }) => [feeling, times])).toEqual([
    ['tired', 31],
    ['restless', 13],
  ])
  expect(afterBanks.map(({ feeling, times }) => [feeling, times])).toEqual([
    ['energized', 27],
    ['calm', 16],
    ['grateful', 1],
  ])
})

test('a stream’s width grows with its practices, and a single one is a thread', () => {
  const widths = riverOf({ shifts }).streams.map(({ width }) => width)
  expect(widths).toEqual([135, 60, 20, 1.5])
})

test('hard endings are a bank of their own, and one that was hard and calm is in both and started once', () => {
  const hardShifts = [
    { before: 'restless', times: 3, alone: 2 },
    { before: 'tired', times: 1, alone: 0 },
    { before: null, times: 5, alone: 5 },
  ] as const
  const { beforeBanks, afterBanks, streams } = riverOf({ shifts, hardShifts: [...hardShifts] })
  expect(beforeBanks.map(({ feeling, times }) => [feeling, times])).toEqual([
    ['tired', 31],
    ['restless', 15],
  ])
  expect(afterBanks.map(({ feeling, times }) => [feeling, times])).toEqual([
    ['energized', 27],
    ['calm', 16],
    ['hard', 4],
    ['grateful', 1],
  ])
  expect(streams.filter(({ after }) => after === 'hard').map(({ before, times }) => [before, times])).toEqual([
    ['restless', 3],
    ['tired', 1],
  ])
})

const someShifts = fc.uniqueArray(
  fc.record({
    before: fc.constantFrom(...beforeFeelings),
    after: fc.constantFrom(...afterFeelings),
    times: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 56, selector: ({ before, after }) => `${before} ${after}` },
)
const someHard = fc.uniqueArray(
  fc.record({
    before: fc.constantFrom(...beforeFeelings),
    times: fc.integer({ min: 1, max: 60 }),
    alone: fc.constant(0),
  }),
  { maxLength: 8, selector: ({ before }) => before },
)

test('every stream starts and ends inside its own bank, and no banks touch', () => {
  fc.assert(
    fc.property(someShifts, someHard, (some, hardShifts) => {
      const { beforeBanks, afterBanks, streams, height } = riverOf({ shifts: some, hardShifts })
      for (const { before, after, from, to } of streams) {
        const [start, end] = [
          beforeBanks.find((b) => b.feeling === before)!,
          afterBanks.find((b) => b.feeling === after)!,
        ]
        expect(from).toBeGreaterThan(start.y)
        expect(from).toBeLessThan(start.y + start.height)
        expect(to).toBeGreaterThan(end.y)
        expect(to).toBeLessThan(end.y + end.height)
      }
      for (const side of [beforeBanks, afterBanks]) {
        for (const [index, bank] of side.entries()) {
          const below = side[index + 1]?.y ?? height + 9
          expect(bank.y + bank.height).toBeLessThan(below)
        }
      }
    }),
  )
})
