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
  const { beforeBanks, afterBanks } = riverOf(shifts)
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
  const widths = riverOf(shifts).streams.map(({ width }) => width)
  expect(widths).toEqual([135, 60, 20, 1.5])
})

const someShifts = fc.uniqueArray(
  fc.record({
    before: fc.constantFrom(...beforeFeelings),
    after: fc.constantFrom(...afterFeelings),
    times: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 56, selector: ({ before, after }) => `${before} ${after}` },
)

test('every stream starts and ends inside its own bank, and no banks touch', () => {
  fc.assert(
    fc.property(someShifts, (some) => {
      const { beforeBanks, afterBanks, streams, height } = riverOf(some)
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
