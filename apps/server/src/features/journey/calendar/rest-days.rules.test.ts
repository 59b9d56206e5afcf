import type { FixedRestDay } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { practiseAll, streakOn } from '../streak/streak.rules.ts'
import { numberOfDay } from './calendar.rules.ts'
import { describeDaysBetween } from './days.rules.ts'
import { type DatedSettings, type SettingsHistory, timelineOf } from './timeline.rules.ts'

const settings = (validFrom: string, fixedRestDays: FixedRestDay[], zone = 'UTC', dayEndsAt = 0): DatedSettings => ({
  validFrom: new Date(validFrom),
  weeklyGoal: 3,
  zone,
  dayEndsAt,
  fixedRestDays,
})
/** Sundays are rest days; 1 March 2026 is one. */
const sundays: SettingsHistory = [settings('2026-01-01', ['sunday'])]

/** Days from 1 March on, in text: `x` for practice, `.` for none. The last day is today. */
function streakOf(days: string, history: SettingsHistory = sundays, pauses: string[] = []) {
  const first = numberOfDay('2026-03-01')
  const practised = days.split('').flatMap((mark, index) => (mark === 'x' ? first + index : []))
  const timeline = timelineOf({ history, pauses: pauses.map((day) => ({ firstDay: day, lastDay: day })) })
  const { streak } = practiseAll(practised, timeline)
  return streakOn(first + days.length - 1, streak, timeline)
}

test.each([
  ['a Sunday without practice keeps the run and adds nothing', '.xxxxxx.x', 7, 1],
  ['a Sunday with practice counts like any day', '.xxxxxxxx', 8, 1],
  ['it uses no earned rest day', 'xxxxxxx.x', 8, 1],
  ['a missed Saturday after seven days is covered by the earned one', '.xxxxxx.xxxxx..x', 12, 0],
  ['Saturday and Monday beside it are two in a row', 'xxxxxxx.xxxxx...x', 1, 1],
  ['a Monday that isn’t over yet can’t be missed', 'xxxxxxx.xxxxx...', 12, 0],
  ['Sunday as today', '.xxxxxx.', 6, 0],
])('%s', (_, days, current, restDays) => {
  expect(streakOf(days)).toMatchObject({ current, restDays })
})

test('consistency passes over it as over a paused day', () => {
  const paused = streakOf('.xxxxxx.x', [settings('2026-01-01', [])], ['2026-03-01', '2026-03-08'])
  expect(streakOf('.xxxxxx.x').consistency).toBe(paused.consistency)
  expect(streakOf('.xxxxxx.x', [settings('2026-01-01', [])]).consistency).not.toBe(paused.consistency)
})

test('a change counts from the day it was made on, and leaves earlier days as they were', () => {
  const added: SettingsHistory = [settings('2026-01-01', []), settings('2026-03-08T21:00Z', ['sunday'])]
  expect(streakOf('xxxxxxx.x', added)).toMatchObject({ current: 8, restDays: 1 })
  const tooLate: SettingsHistory = [settings('2026-01-01', []), settings('2026-03-09T01:00Z', ['sunday'])]
  expect(streakOf('xxxxxxx.x', tooLate)).toMatchObject({ current: 8, restDays: 0 })
  const removed: SettingsHistory = [settings('2026-01-01', ['sunday']), settings('2026-03-14T01:00Z', [])]
  expect(streakOf('.xxxxxx.xxxxxx.x', removed)).toMatchObject({ current: 13, restDays: 0 })
})

/** The full moon of 3 March 2026 is at 11:38 UTC. */
test.each([
  ['UTC', 0, '2026-03-03'],
  ['Pacific/Kiritimati', 0, '2026-03-04'],
  ['Pacific/Kiritimati', 120, '2026-03-03'],
  ['Pacific/Pago_Pago', 0, '2026-03-03'],
  ['Pacific/Pago_Pago', 60, '2026-03-02'],
])('the full moon in %s, where days end at %i, is on %s', (zone, dayEndsAt, day) => {
  const { isFixedRest } = timelineOf({
    history: [settings('2026-01-01', ['full-moon'], zone, dayEndsAt)],
    pauses: [],
  })
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']
  expect(days.filter((one) => isFixedRest(numberOfDay(one)))).toEqual([day])
})

test('after a flight, a moon stays on the day it had where the member was', () => {
  const history: SettingsHistory = [
    settings('2026-01-01', ['full-moon'], 'Pacific/Kiritimati'),
    settings('2026-03-20T00:00Z', ['full-moon'], 'Pacific/Pago_Pago'),
  ]
  const { isFixedRest } = timelineOf({ history, pauses: [] })
  expect(['2026-03-03', '2026-03-04'].map((day) => isFixedRest(numberOfDay(day)))).toEqual([false, true])
})

test('days are shown as rest, also those to come; practice and pauses show as themselves', () => {
  const timeline = timelineOf({
    history: [settings('2026-01-01', ['sunday', 'monday', 'new-moon'])],
    pauses: [{ firstDay: '2026-03-09', lastDay: '2026-03-09' }],
  })
  const totals = [{ day: '2026-03-02', sessions: 1, minutes: 20 }]
  const days = describeDaysBetween({ from: '2026-03-01', to: '2026-03-09', totals, coveredDays: [], timeline })
  expect(days.map(({ kind }) => kind).join(' ')).toBe('rest practised empty empty empty empty empty rest paused')
})
