import { expect, test } from 'vitest'
import { afterDay, noConsistency, scoreOf } from './consistency.rules.ts'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import { practiseAll, streakOn } from './streak.rules.ts'
import { type SettingsHistory, timelineOf } from '../calendar/timeline.rules.ts'

/** The expected values were calculated by hand from `s' = s·m + v·(1−m)`, `m = 0.5^(√(goal/7)/13)`. */
const cases: [name: string, goal: number, days: string, value: number][] = [
  ['one day of a daily goal', 7, 'x', 0.007417498],
  ['one day of three a week', 3, 'x', 0.011434439],
  ['a week of a daily goal', 7, 'xxxxxxx', 0.18746553],
  ['ten days with a goal of one: the share never exceeds one', 1, 'xxxxxxxxxx', 0.182518437],
  ['two days of three', 3, 'x·x', 0.044574495],
  ['a practice drops out after seven days', 3, 'x········', 0.067386727],
]

test.each(cases)('%s', (_, goal, days, value) => {
  const consistency = days.split('').reduce((sum, day) => afterDay(sum, day === 'x', goal), noConsistency)
  expect(consistency.value).toBeCloseTo(value, 8)
})

test('thirteen days without practice halve the score of a daily goal', () => {
  let consistency = { value: 0.8, recentDays: 0 }
  for (let day = 0; day < 13; day++) consistency = afterDay(consistency, false, 7)
  expect(consistency.value).toBeCloseTo(0.4, 12)
})

test('each day counts by the goal set at the time', () => {
  const settings = { weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [] }
  const timeline = timelineOf({
    history: [
      { ...settings, validFrom: new Date('2026-05-01T00:00Z') },
      { ...settings, validFrom: new Date('2026-05-03T09:00Z'), weeklyGoal: 7 },
    ],
    pauses: [],
  })
  const days = ['2026-05-01', '2026-05-02', '2026-05-03'].map(numberOfDay)
  expect(practiseAll(days, timeline).streak.consistency.value).toBeCloseTo(0.054402825, 8)
})

test('a pause freezes it', () => {
  const history: SettingsHistory = [
    { weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [], validFrom: new Date(0) },
  ]
  const days = ['2026-05-01', '2026-05-02'].map(numberOfDay)
  const consistencyOn = (today: string, pauses: { firstDay: string; lastDay: string }[]) => {
    const timeline = timelineOf({ history: [...history], pauses })
    return streakOn(numberOfDay(today), practiseAll(days, timeline).streak, timeline).consistency
  }
  const pause = { firstDay: '2026-05-03', lastDay: '2026-06-01' }
  expect(consistencyOn('2026-06-02', [pause])).toBe(consistencyOn('2026-05-03', []))
  expect(consistencyOn('2026-06-02', [])).not.toBe(consistencyOn('2026-05-03', []))
})

test('after years without practice the score is 0, and computing it is quick', () => {
  const timeline = timelineOf({
    history: [{ weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [], validFrom: new Date(0) }],
    pauses: [],
  })
  const { streak } = practiseAll([numberOfDay('1900-01-01')], timeline)
  expect(streakOn(numberOfDay('2199-12-31'), streak, timeline)).toMatchObject({ current: 0, consistency: 0 })
})

test('members see 0 to 100 with one decimal', () => {
  expect([0, 0.18746553, 1].map(scoreOf)).toEqual([0, 18.7, 100])
})
