import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bellsAhead, intervalChoices, isStartBellOwed, plannedBells } from './bells.rules.ts'

const minute = 60_000
const all = { start: true, end: true, every: 5 }

describe('the bells of a sit', () => {
  test('intervals count from the start, and none rings with the end bell', () => {
    expect(plannedBells(20 * minute, all).map(({ bell, atMs }) => [bell, atMs / minute])).toEqual([
      ['start', 0],
      ['interval', 5],
      ['interval', 10],
      ['interval', 15],
      ['end', 20],
    ])
  })

  test('the length need not be a multiple of the interval', () => {
    expect(plannedBells(12 * minute, { ...all, start: false }).map(({ atMs }) => atMs / minute)).toEqual([5, 10, 12])
  })

  test('each can be left out', () => {
    expect(plannedBells(20 * minute, { start: false, end: false, every: 0 })).toEqual([])
    expect(plannedBells(20 * minute, { start: true, end: false, every: 20 })).toEqual([{ bell: 'start', atMs: 0 }])
  })

  test('lie between start and end, in order and one at a time, for any length and interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.constantFrom(...intervalChoices), (minutes, every) => {
        const times = plannedBells(minutes * minute, { ...all, every }).map(({ atMs }) => atMs)
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
        expect(times.at(0)).toBe(0)
        expect(times.at(-1)).toBe(minutes * minute)
      }),
    )
  })
})

test('after a pause only the bells still ahead ring', () => {
  const bells = plannedBells(20 * minute, all)
  expect(bellsAhead(bells, 11 * minute)).toEqual([
    { bell: 'interval', inSeconds: 240 },
    { bell: 'end', inSeconds: 540 },
  ])
  expect(bellsAhead(bells, -10_000)[0]).toEqual({ bell: 'start', inSeconds: 10 })
})

test.each([
  [-1, true, false],
  [0, true, false],
  [300, true, true],
  [300, false, false],
  [5_000, true, false],
])('%i ms after the start, with a start bell %s, it still rings: %s', (sinceStartMs, start, isOwed) => {
  expect(isStartBellOwed(sinceStartMs, { ...all, start })).toBe(isOwed)
})
