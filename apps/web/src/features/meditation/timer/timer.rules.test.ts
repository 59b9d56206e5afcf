import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutOffMinutes, finishedSit } from './finished-sit.rules.ts'
import { aSit } from '../testing.ts'
import {
  clockDuration,
  clockText,
  elapsedMs,
  endsAt,
  restoredState,
  minutesSat,
  onChangedClock,
  paused,
  phaseOf,
  remainingMs,
  resumed,
  settlingMs,
} from './timer.rules.ts'

const minute = 60_000
const sit = aSit({ minutes: 20, startsAt: 0 })

test.each([
  [null, 5, 'idle'],
  [sit, -1, 'preparing'],
  [sit, 0, 'running'],
  [sit, 20 * minute - 1, 'running'],
  [sit, 20 * minute, 'over'],
  [paused(sit, minute), 90 * minute, 'paused'],
  [aSit({ minutes: null, startsAt: 0 }), 299 * minute, 'running'],
  [aSit({ minutes: null, startsAt: 0 }), 300 * minute, 'over'],
] as const)('%# the phase at a moment', (example, now, phase) => {
  expect(phaseOf(example, now)).toBe(phase)
})

test('the time left is the end minus now, and never negative', () => {
  expect(remainingMs(sit, 7 * minute)).toBe(13 * minute)
  expect(remainingMs(sit, 70 * minute)).toBe(0)
  expect(remainingMs(sit, -minute)).toBe(20 * minute)
  expect(settlingMs(sit, -minute)).toBe(minute)
})

test('pauses don’t change the time left, however many and however long', () => {
  const wait = fc.integer({ min: 0, max: 600_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(wait, wait), { maxLength: 5 }), (spans) => {
      let [now, sat, current] = [0, 0, aSit({ minutes: 180, startsAt: 0 })]
      for (const [going, standing] of spans) {
        now += going
        sat += going
        current = paused(current, now)
        expect(elapsedMs(current, now + 999)).toBe(sat)
        now += standing
        current = resumed(current, now)
        expect(elapsedMs(current, now)).toBe(sat)
      }
      expect(endsAt(current) - now).toBe(180 * minute - sat)
    }),
  )
})

test('a pause while settling continues with settling', () => {
  const settling = paused(aSit({ startsAt: 10_000 }), 4_000)
  expect(settlingMs(resumed(settling, 60_000), 60_000)).toBe(6_000)
})

test('changing the clock does not change the sit', () => {
  const anySit = fc
    .record({ startsAt: fc.integer(), pausedAt: fc.option(fc.integer()) })
    .map((changes) => aSit(changes))
  fc.assert(
    fc.property(anySit, fc.integer(), fc.integer(), (original, now, ms) => {
      const moved = onChangedClock(original, ms)
      expect(elapsedMs(moved, now + ms)).toBe(elapsedMs(original, now))
      expect(phaseOf(moved, now + ms)).toBe(phaseOf(original, now))
    }),
  )
})

describe('a page that opens finds', () => {
  test.each([
    ['a sit that goes on', { aliveAt: 2 * minute }, 10 * minute, 'going'],
    ['a paused one, days later', { pausedAt: 2 * minute }, 5_000 * minute, 'going'],
    ['one that its page saw to the end', { aliveAt: 20 * minute }, 21 * minute, 'seen to its end'],
    ['one whose page died', { aliveAt: 12 * minute }, 21 * minute, 'cut off'],
  ] as const)('%s', (_, changes, now, state) => {
    expect(restoredState({ ...sit, ...changes }, now)).toBe(state)
  })

  test('how much of a cut-off sit its page saw', () => {
    expect(cutOffMinutes({ ...sit, aliveAt: 12.9 * minute })).toEqual({ seen: 12, whole: 20 })
  })
})

describe('the saved sit', () => {
  test.each([
    ['to its end', sit, 20 * minute, { duration: 20, interrupted: false }],
    ['finished early', sit, 7.9 * minute, { duration: 7, interrupted: true }],
    ['without an end', { ...sit, minutes: null }, 7.9 * minute, { duration: 7, interrupted: false }],
    ['without an end, forgotten', { ...sit, minutes: null }, 900 * minute, { duration: 300, interrupted: false }],
    ['finished in a pause', paused(sit, 5 * minute), 5 * minute, { duration: 5, interrupted: true }],
  ])('of a sit %s', (_, example, endedAt, saved) => {
    expect(finishedSit(example, endedAt, 'Asia/Kolkata')).toMatchObject({
      ...saved,
      clientId: sit.id,
      zone: 'Asia/Kolkata',
    })
  })

  test('is nothing if it lasted less than a minute', () => {
    expect(finishedSit(sit, minute - 1, undefined)).toBeUndefined()
    expect(minutesSat(sit, minute - 1)).toBe(0)
  })
})

test.each([
  [0, '0:00', 'PT0M0S'],
  [1, '0:01', 'PT0M1S'],
  [600_000, '10:00', 'PT10M0S'],
  [765_000, '12:45', 'PT12M45S'],
  [3_599_001, '1:00:00', 'PT59M0S'],
  [5_400_000, '1:30:00', 'PT90M0S'],
])('%i ms read %s', (ms, text, duration) => {
  expect(clockText(ms)).toBe(text)
  if (ms % 1000 === 0) expect(clockDuration(ms)).toBe(duration)
})
