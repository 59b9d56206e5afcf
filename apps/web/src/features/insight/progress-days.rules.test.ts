import { addDays, type PracticeDay } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { progressDays } from './progress-days.rules.ts'

const today = '2026-03-10'
const kinds: Partial<Record<number, PracticeDay['kind']>> = { 24: 'rest', 25: 'paused', 26: 'travel' }
const daily = Array.from({ length: 30 }, (_, index): PracticeDay => {
  const kind = kinds[index] ?? 'practised'
  const practised = kind === 'practised'
  return { day: addDays(today, index - 29), sessions: practised ? 1 : 0, minutes: practised ? 30 : 0, kind }
})
const source = { daily, today, totalMinutes: 6000 }

test('a week ends today, and its last running total is the overall total', () => {
  const days = progressDays(source, 'weekly', 7)
  expect(days.map(({ label }) => label)).toEqual(['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Today'])
  expect(days.at(-1)).toMatchObject({ today: true, totalHours: 100, fullLabel: 'Tuesday 10 March' })
  expect(days[0]!.totalHours).toBe((6000 - 3 * 30) / 60)
})

test('rest days, pauses and shortened days are marked', () => {
  const days = progressDays(source, 'weekly', 7)
  expect(days.map(({ rest }) => rest)).toEqual([false, true, false, false, false, false, false])
  expect(days.map(({ paused }) => paused)).toEqual([false, false, true, false, false, false, false])
  expect(days.map(({ travel }) => travel)).toEqual([false, false, false, true, false, false, false])
})

test('a month shows dates, and its totals never fall', () => {
  const days = progressDays(source, 'monthly', 30)
  expect(days).toHaveLength(30)
  expect(days[0]).toMatchObject({ label: '9 Feb', today: false })
  const hours = days.map(({ totalHours }) => totalHours)
  expect(hours).toEqual(hours.toSorted((left, right) => left - right))
})
