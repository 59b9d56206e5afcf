import { expect, test } from 'vitest'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import { type SettingsHistory, timelineOf } from '../calendar/timeline.rules.ts'
import { noConsistency } from './consistency.rules.ts'
import { coverMissedDay, withEarned } from './rest-days.rules.ts'

const lastDay = numberOfDay('2026-03-02')
const validFrom = new Date('2026-01-01')
const history: SettingsHistory = [{ validFrom, weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [] }]
const plain = timelineOf({ history, pauses: [] })
const paused = timelineOf({ history, pauses: [{ firstDay: '2026-03-03', lastDay: '2026-03-04' }] })

test.each([
  ['the next day misses nothing', 1, 1, { survives: true, coveredDay: null, restDays: 1 }],
  ['one missed day uses a rest day', 2, 1, { survives: true, coveredDay: lastDay + 1, restDays: 0 }],
  ['without one, a missed day ends the run', 2, 0, { survives: false, coveredDay: null, restDays: 0 }],
  ['two missed days end it, and the rest days stay', 3, 2, { survives: false, coveredDay: null, restDays: 2 }],
])('%s', (_, days, restDays, expected) => {
  const before = { lastDay, restDays, consistency: noConsistency }
  expect(coverMissedDay(before, lastDay + days, plain)).toMatchObject(expected)
})

test('paused days aren’t missed, so the day after them can be covered', () => {
  const before = { lastDay, restDays: 1, consistency: noConsistency }
  const expected = { survives: true, coveredDay: lastDay + 3, restDays: 0 }
  expect(coverMissedDay(before, lastDay + 4, paused)).toMatchObject(expected)
})

test.each([
  [0, 6, 0],
  [0, 7, 1],
  [1, 14, 2],
  [2, 21, 2],
])('with %i rest days, a run of %i days has %i', (restDays, length, expected) => {
  expect(withEarned(restDays, length)).toBe(expected)
})
