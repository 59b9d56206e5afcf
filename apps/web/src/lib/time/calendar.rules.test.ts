import { expect, test } from 'vitest'
import { dayInWords, daysInWords, mondayOf, practiceMoment } from './calendar.rules.ts'

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
])('a practice on %s at %s reads %s, even if the next day has already started there', (practiceDay, time, words) => {
  expect(practiceMoment({ practiceDay, time }, '2025-11-14')).toBe(words)
})

test.each([
  ['2025-11-12', '2025-11-14', 'Wed 12 Nov to Fri 14 Nov'],
  ['2025-11-14', '2025-11-14', 'Fri 14 Nov'],
  ['2024-12-30', '2025-01-02', '30 Dec 2024 to Thu 2 Jan'],
])('from %s to %s reads %s', (firstDay, lastDay, words) => {
  expect(daysInWords({ firstDay, lastDay }, '2025-11-14')).toBe(words)
})

test.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-01-04', '2025-12-29'],
  ['2026-01-11', '2026-01-05'],
])('the week of %s started on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))
