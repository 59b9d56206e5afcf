import type { PracticeDay } from '@sadhana/contract'
import { expect, test } from 'vitest'
import {
  dotOf,
  hasEnoughForCharts,
  hasEnoughForFavourite,
  lastWeek,
  rangeTotal,
  streakContext,
  timeStat,
  timeOn,
} from './stats.rules.ts'

const day = (index: number, minutes: number): PracticeDay => ({
  day: `2026-01-${String(index + 1).padStart(2, '0')}`,
  sessions: minutes > 0 ? 1 : 0,
  minutes,
  kind: minutes > 0 ? 'practised' : 'empty',
})
const month = Array.from({ length: 30 }, (_, index) => day(index, index))

test('the week is the last seven days, in minutes below two hours and in hours with one decimal above', () => {
  expect(lastWeek(month).map(({ minutes }) => minutes)).toEqual([23, 24, 25, 26, 27, 28, 29])
  expect(timeOn(lastWeek(month))).toBe('3 h')
  expect(timeOn([day(0, 120)])).toBe('2 h')
  expect(timeOn([day(0, 150)])).toBe('2.5 h')
  expect(timeOn([day(0, 119)])).toBe('119 min')
  expect(timeOn([])).toBe('0 min')
})

test.each([
  [1, '1 minute'],
  [20, '20 minutes'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [5184, '86.4 hours'],
  [74_190, '1,236.5 hours'],
])('%i minutes are shown as %s', (minutes, words) => {
  const { value, unit } = timeStat(minutes)
  expect(`${value} ${unit}`).toBe(words)
})

test.each([
  [2, false, false],
  [3, true, false],
  [4, true, false],
  [5, true, true],
])('with %i sessions: charts %s, favourite %s', (totalSessions, charts, favourite) => {
  expect(hasEnoughForCharts({ totalSessions })).toBe(charts)
  expect(hasEnoughForFavourite({ totalSessions })).toBe(favourite)
})

test('a range counts the sessions of all its limbs', () => {
  expect(rangeTotal({ limbDistribution: { dhyana: 13, asana: 8 } })).toBe(21)
  expect(rangeTotal({ limbDistribution: {} })).toBe(0)
})

test.each([
  [12, 1, '1 rest day saved'],
  [21, 2, '2 rest days saved'],
  [0, 1, '1 rest day saved'],
  [0, 0, 'Any day is a good day to start'],
  [1, 0, 'You earn a rest day on day 7'],
  [7, 0, 'You earn a rest day on day 14'],
  [9, 0, 'You earn a rest day on day 14'],
])('a streak of %i with %i rest days says: %s', (currentStreak, restDays, words) => {
  expect(streakContext({ currentStreak, restDays })).toBe(words)
})

test('today looks different once it has a practice', () => {
  expect(dotOf(day(4, 20), '2026-01-05')).toBe('today')
  expect(dotOf(day(4, 0), '2026-01-05')).toBe('open')
  expect(dotOf(day(3, 20), '2026-01-05')).toBe('practised')
  expect(dotOf({ ...day(3, 0), kind: 'rest' }, '2026-01-05')).toBe('open')
})
