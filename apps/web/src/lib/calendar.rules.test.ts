import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  clockTime,
  dateOf,
  dayAndMonth,
  dayInWords,
  longDay,
  practiceMoment,
  shortDay,
  timeOf,
  weekday,
} from './calendar.rules.ts'

test('date and time are read from the clock of this device', () => {
  const moment = new Date(2026, 2, 7, 6, 5)
  expect(dateOf(moment)).toBe('2026-03-07')
  expect(timeOf(moment)).toBe('06:05')
})

test.each([
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-29', 1, '2026-03-30'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test('days added and taken away lead back', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (date, days) => addDays(addDays(date, days), -days) === date),
  )
})

test.each([
  ['2025-11-14', 'Today'],
  ['2025-11-13', 'Yesterday'],
  ['2025-11-12', 'Wed 12 Nov'],
  ['2024-11-12', '12 Nov 2024'],
])('%s reads %s', (date, words) => {
  expect(dayInWords(date, '2025-11-14')).toBe(words)
})

test.each([
  ['2025-11-14', '06:30', 'Today, 6:30'],
  ['2025-11-13', '21:10', 'Yesterday, 21:10'],
  ['2025-03-12', '07:00:00', 'Wed 12 Mar, 7:00'],
  ['2025-11-15', '00:20', 'Today, 0:20'],
])('a practice on %s at %s reads %s, also where the next day has begun already', (date, time, words) => {
  expect(practiceMoment({ date, time }, '2025-11-14')).toBe(words)
})

test('the other spellings of a day', () => {
  expect(longDay('2025-11-14')).toBe('Friday 14 November')
  expect(shortDay('2025-11-14')).toBe('Fri 14 Nov')
  expect(dayAndMonth('2025-11-14')).toBe('14 Nov')
  expect(weekday('2025-11-14')).toBe('Fri')
})

test.each([
  ['06:30', '6:30'],
  ['00:05', '0:05'],
  ['21:10', '21:10'],
  ['06:30:00', '6:30'],
])('the time %s reads %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})
