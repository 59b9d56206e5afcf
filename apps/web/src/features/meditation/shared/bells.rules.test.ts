import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bellsAhead, intervalChoices, isStartBellDue, plannedBells, stillAhead } from './bells.rules.ts'

const minute = 60_000
const all = { start: true, end: true, every: 5 }

describe('the bells of a sit', () => {
  test('intervals count from the start, and none rings with the end bell', () => {
    expect(plannedBells({ minutes: 20, bells: all }).map(({ bell, atMs }) => [bell, atMs / minute])).toEqual([
      ['start', 0],
      ['interval', 5],
      ['interval', 10],
      ['interval', 15],
      ['end', 20],
    ])
  })

  test('the length need not be a multiple of the interval', () => {
    expect(plannedBells({ minutes: 12, bells: { ...all, start: false } }).map(({ atMs }) => atMs / minute)).toEqual([
      5, 10, 12,
    ])
  })

  test('each can be left out', () => {
    expect(plannedBells({ minutes: 20, bells: { start: false, end: false, every: 0 } })).toEqual([])
    expect(plannedBells({ minutes: 20, bells: { start: true, end: false, every: 20 } })).toEqual([
      { bell: 'start', atMs: 0 },
    ])
  })

  test('bells lie between start and end, in order and one at a time, for any length and interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.constantFrom(...intervalChoices), (minutes, every) => {
        const times = plannedBells({ minutes: minutes, bells: { ...all, every } }).map(({ atMs }) => atMs)
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
        expect(times.at(0)).toBe(0)
        expect(times.at(-1)).toBe(minutes * minute)
      }),
    )
  })
})

test('after a pause only the bells still ahead ring', () => {
  const bells = plannedBells({ minutes: 20, bells: all })
  expect(bellsAhead(bells, 11 * minute)).toEqual([
    { bell: 'interval', atMs: 15 * minute, inSeconds: 240 },
    { bell: 'end', atMs: 20 * minute, inSeconds: 540 },
  ])
  expect(bellsAhead(bells, -10_000)[0]).toEqual({ bell: 'start', atMs: 0, inSeconds: 10 })
})

test.each([
  [-1, true, false],
  [0, true, false],
  [300, true, true],
  [300, false, false],
  [5_000, true, false],
])('%i ms after the start, with a start bell %s, it still rings: %s', (sinceStartMs, start, isOwed) => {
  expect(isStartBellDue(sinceStartMs, { minutes: 10, bells: { ...all, start } })).toBe(isOwed)
})

test.each([
  ['both clocks agree, before the bell', 299_900, 0, [0.1, 300.1]],
  ['both clocks agree, after the bell', 300_100, 0, [299.9]],
  ['the audio clock is behind: the bell has not rung, and rings at once', 300_100, 0.3, [0, 299.9]],
  ['the audio clock is ahead: the bell has rung already', 299_900, -0.3, [300.1]],
  ['the audio clock slept for a minute: the bell of that time stays silent', 310_000, 60, [290]],
])('%s', (_, sinceStartMs, lagSeconds, expected) => {
  const bells = plannedBells({ minutes: 10, bells: { start: false, end: true, every: 5 } })
  const ahead = stillAhead((since) => bellsAhead(bells, since), sinceStartMs, lagSeconds)
  expect(ahead.map(({ inSeconds }) => inSeconds)).toEqual(expected.map((seconds) => expect.closeTo(seconds, 6)))
})
