import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestTimeOf,
  cursorOf,
  firstOf,
  localMoment,
  momentsOf,
  positionOf,
  rankSounds,
  timeOfDayAt,
} from './meditation.rules.ts'

const now = new Date('2026-03-10T12:00:00Z')
const clock = (at: Date) => at.toISOString().slice(11, 16)

describe('when a sit was (now is 12:00)', () => {
  test.each([
    [{ duration: 20 }, '11:40', '12:00'],
    [{ duration: 20, completedAt: '2026-03-10T08:00:00Z' }, '07:40', '08:00'],
    [{ duration: 20, startedAt: '2026-03-10T07:30:00Z', completedAt: '2026-03-10T08:00:00Z' }, '07:30', '08:00'],
    // The device's clock is an hour ahead.
    [{ duration: 20, startedAt: '2026-03-10T12:40:00Z', completedAt: '2026-03-10T13:00:00Z' }, '11:40', '12:00'],
    [{ duration: 20, startedAt: '2026-03-10T12:40:00Z' }, '12:00', '12:00'],
  ])('%o', (given, began, ended) => {
    const moments = momentsOf(given, now)
    expect([clock(moments.began), clock(moments.ended)]).toEqual([began, ended])
  })

  test('is never in the future, and never ends before it begins', () => {
    const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
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
        },
      ),
    )
  })
})

test.each([
  ['Asia/Kolkata', '2026-03-10', '17:30'],
  ['Pacific/Kiritimati', '2026-03-11', '02:00'],
  ['America/Los_Angeles', '2026-03-10', '05:00'],
])('at noon in London a clock in %s shows %s %s', (zone, date, time) => {
  expect(localMoment(now, zone)).toEqual({ date, time })
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
      'equals, the earlier',
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

test('sounds are ranked by their minutes, equal ones by name', () => {
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

test('a cursor leads back to where its page ended, and nothing else is one', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: now, noInvalidDate: true }), fc.uuid(), (at, id) => {
      const position = { completedAt: at.toISOString(), id }
      expect(positionOf(cursorOf(position))).toEqual(position)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => positionOf(text) === undefined))
  expect(positionOf(btoa(`2026-13-01T00:00:00.000Z ${crypto.randomUUID()}`))).toBeUndefined()
})
