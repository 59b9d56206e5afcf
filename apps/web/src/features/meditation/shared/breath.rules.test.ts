import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  breathAt,
  breathParts,
  cycleSeconds,
  holdsBreath,
  isOwnBreath,
  isSafeBreath,
  tonesAhead,
  type Breath,
  withoutHolds,
} from './breath.rules.ts'

const square: Breath = { in: 4, hold: 4, out: 4, rest: 4 }
const longOut: Breath = { in: 4, hold: 2, out: 6 }

test.each([
  [longOut, 0, 'in', 0],
  [longOut, 3_999, 'in', 3_999],
  [longOut, 4_000, 'hold', 0],
  [longOut, 6_000, 'out', 0],
  [longOut, 12_000, 'in', 0],
  [square, 12_500, 'rest', 500],
  [square, 16_000 * 112 + 4_001, 'hold', 1],
] as const)('the breath %j is at %i ms in part %s', (breath, sinceMs, part, goneMs) => {
  expect(breathAt(breath, sinceMs)).toMatchObject({ part, goneMs })
})

test('a part of zero seconds is left out', () => {
  expect(breathParts({ in: 4, hold: 0, out: 4 }).map(({ part }) => part)).toEqual(['in', 'out'])
})

test('tones start with each part, and only in this stretch', () => {
  const stretch = { fromMs: 60_000, toMs: 84_000, breath: longOut }
  expect(tonesAhead([stretch], 0).map(({ part, inSeconds }) => [part, inSeconds])).toEqual([
    ['in', 60],
    ['hold', 64],
    ['out', 66],
    ['in', 72],
    ['hold', 76],
    ['out', 78],
  ])
  expect(tonesAhead([stretch], 66_000)[0]).toEqual({ part: 'out', inSeconds: 0 })
  expect(tonesAhead([stretch], 90_000)).toEqual([])
})

const breaths = fc
  .record({
    in: fc.integer({ min: 2, max: 15 }),
    hold: fc.integer({ min: 0, max: 8 }),
    out: fc.integer({ min: 2, max: 15 }),
    rest: fc.integer({ min: 0, max: 8 }),
  })
  .filter(isSafeBreath)

test('however often they are planned again within half an hour, tones keep their times: nothing drifts', () => {
  fc.assert(
    fc.property(breaths, fc.integer({ min: 0, max: 1_800_000 }), (breath, nowMs) => {
      const stretch = { fromMs: 0, toMs: 1_800_000, breath }
      const all = tonesAhead([stretch], 0).map(({ inSeconds }) => inSeconds * 1000)
      const later = tonesAhead([stretch], nowMs).map(({ inSeconds }) => inSeconds * 1000 + nowMs)
      const expected = all.filter((at) => at >= nowMs)
      expect(later).toHaveLength(expected.length)
      later.forEach((at, index) => expect(Math.abs(at - (expected[index] ?? 0))).toBeLessThan(0.001))
    }),
    { numRuns: 100 },
  )
})

test('the picture and the tones agree', () => {
  fc.assert(
    fc.property(breaths, (breath) => {
      const stretch = { fromMs: 0, toMs: cycleSeconds(breath) * 3_000, breath }
      for (const { part, inSeconds } of tonesAhead([stretch], 0))
        expect(breathAt(breath, inSeconds * 1000)).toMatchObject({ part, goneMs: 0 })
    }),
  )
})

test.each([
  [{ in: 4, out: 6 }, true],
  [{ in: 3, out: 3 }, true],
  [{ in: 2, out: 3 }, false],
  [{ in: 1, out: 8 }, false],
  [{ in: 4, out: 16 }, false],
  [{ in: 4, hold: 9, out: 8 }, false],
  [{ in: 4, hold: 8, out: 8, rest: 9 }, false],
])('%j is within the limits: %s', (breath, isSafe) => {
  expect(isSafeBreath(breath)).toBe(isSafe)
})

test('without holds, a breath is still within the limits, and no part becomes shorter', () => {
  fc.assert(
    fc.property(breaths, (breath) => {
      const easy = withoutHolds(breath)
      expect(holdsBreath(easy)).toBe(false)
      expect(isOwnBreath(easy)).toBe(true)
      expect(easy.in).toBe(breath.in)
      expect(easy.out).toBeGreaterThanOrEqual(breath.out)
      if (!holdsBreath(breath)) expect(easy).toEqual(breath)
    }),
  )
})

test.each([
  [{ in: 4, hold: 0, out: 6, rest: 0 }, true],
  [{ in: 4, out: 6 }, false],
  [{ in: 4.5, hold: 0, out: 6, rest: 0 }, false],
  [{ in: 2, hold: 0, out: 3, rest: 0 }, false],
  [null, false],
])('a device reads %j as a breath: %s', (value, isOne) => {
  expect(isOwnBreath(value)).toBe(isOne)
})
