import { timeOfDayAt } from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestTimeOf, firstOf, momentsOf, rankSounds } from './meditation.rules.ts'

const now = new Date('2026-03-10T12:00:00Z')
const clock = (at: Date) => at.toISOString().slice(11, 16)

describe('the time of a sit (now is 12:00)', () => {
  test.each([
    [{ duration: 20 }, '11:40', '12:00'],
    [{ duration: 20, completedAt: '2026-03-10T08:00:00Z' }, '07:40', '08:00'],
    [{ duration: 20, startedAt: '2026-03-10T07:30:00Z', completedAt: '2026-03-10T08:00:00Z' }, '07:30', '08:00'],
    // The device's clock is an hour ahead.
    [{ duration: 20, startedAt: '2026-03-10T12:40:00Z', completedAt: '2026-03-10T13:00:00Z' }, '11:40', '12:00'],
    [{ duration: 20, startedAt: '2026-03-10T12:40:00Z' }, '12:00', '12:00'],
  ])('%o', (sit, began, ended) => {
    const moments = momentsOf(sit, now)
    expect([clock(moments.began), clock(moments.ended)]).toEqual([began, ended])
  })

  test('is never in the future, never ends before it starts, and stays within a day of the earliest date', () => {
    const first = new Date('1900-01-01')
    const moment = fc.date({ min: first, max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
    fc.assert(
      fc.property(
        fc.option(moment, { nil: undefined }),
        fc.option(moment, { nil: undefined }),
        (startedAt, completedAt) => {
          const { began, ended } = momentsOf(
            {
              duration: 20,
              ...(startedAt && { startedAt: startedAt.toISOString() }),
              ...(completedAt && { completedAt: completedAt.toISOString() }),
            },
            now,
          )
          expect(ended.getTime()).toBeLessThanOrEqual(now.getTime())
          expect(began.getTime()).toBeLessThanOrEqual(ended.getTime())
          expect(began.getTime()).toBeGreaterThan(first.getTime() - 24 * 60 * 60_000)
        },
      ),
    )
  })
})

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'night'],
  [23, 'night'],
])('%i o’clock is %s', (hour, timeOfDay) => {
  expect(timeOfDayAt(hour)).toBe(timeOfDay)
})

describe('the best time of day', () => {
  test.each([
    ['nothing', [], null],
    ['two sits', [{ hour: 6, sessions: 2 }], null],
    ['three', [{ hour: 6, sessions: 3 }], { timeOfDay: 'morning', sessions: 3 }],
    [
      'hours of one part of the day together',
      [
        { hour: 6, sessions: 2 },
        { hour: 23, sessions: 2 },
        { hour: 1, sessions: 1 },
      ],
      { timeOfDay: 'night', sessions: 3 },
    ],
    [
      'equal ones: the earlier',
      [
        { hour: 18, sessions: 2 },
        { hour: 6, sessions: 2 },
      ],
      { timeOfDay: 'morning', sessions: 2 },
    ],
  ])('of %s', (_, hours, best) => {
    expect(bestTimeOf(hours)).toEqual(best)
  })
})

test('sounds are ranked by minutes, then by name', () => {
  const sounds = [
    { sound: 'wind', minutes: 10 },
    { sound: null, minutes: 30 },
    { sound: 'rain', minutes: 10 },
  ] as const
  expect(rankSounds(sounds).map(({ sound }) => sound)).toEqual([null, 'rain', 'wind'])
})

test.each([
  [7, '2026-03-04'],
  [90, '2025-12-11'],
])('the first of %i days that end on 10 March is %s', (days, first) => {
  expect(firstOf(days, '2026-03-10')).toBe(first)
})
