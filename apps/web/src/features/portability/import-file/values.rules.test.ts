import { expect, test } from 'vitest'
import { needsOrder, orderOf, readDate, readInstant, readMinutes, readTime } from './values.rules.ts'

test.each([
  ['2025-03-02', '2025-03-02'],
  ['2025-03-02 06:31', '2025-03-02'],
  ['2025/3/2', '2025-03-02'],
  ['2025-03-02T06:31:00Z', '2025-03-02'],
  ['02.03.2025', '2025-03-02'],
  ['2/3/25 6:31', '2025-03-02'],
  ['2 March 2025', '2025-03-02'],
  ['Mar 2, 2025', '2025-03-02'],
  ['Sunday, March 2, 2025', '2025-03-02'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2025', undefined],
  ['31.04.2025', undefined],
  ['13/13/2025', undefined],
  ['2 Foo 2025', undefined],
  ['last spring', undefined],
  ['', undefined],
])('%s is the day %s if the day comes first', (text, expected) => {
  expect(readDate(text, 'day-first')).toBe(expected)
})

test('if the month comes first, 02/03/2025 is in February', () => {
  expect(readDate('02/03/2025 07:00:00', 'month-first')).toBe('2025-02-03')
  expect(readDate('2025-02-03', 'month-first')).toBe('2025-02-03')
})

test.each([
  [['2/3/2025', '14/3/2025'], 'day-first'],
  [['2/3/2025', '3/14/2025'], 'month-first'],
  [['2/3/2025', '3/4/2025'], undefined],
  [['31/2/2025', '3/14/2025'], 'month-first'],
  [['13/13/2025', '2/30/2025', '2/3/2025'], undefined],
  [['14/3/2025', '3/14/2025', '3/15/2025'], 'month-first'],
  [['2025-02-03'], undefined],
])('%j say that dates are %s', (values, expected) => {
  expect(orderOf(values)).toBe(expected)
})

test('only dates that end with the year are ambiguous', () => {
  expect(needsOrder(['2025-02-03', '2 March 2025'])).toBe(false)
  expect(needsOrder(['2025-02-03', '2.3.2025'])).toBe(true)
})

test.each([
  ['06:31', '06:31'],
  ['6:31', '06:31'],
  ['2025-03-02 06:31:59', '06:31'],
  ['2025-03-02T18:05:00.000Z', '18:05'],
  ['10:30 PM', '22:30'],
  ['12:05 am', '00:05'],
  ['12:05 p.m.', '12:05'],
  ['6h05', '06:05'],
  ['13:05 PM', undefined],
  ['24:00', undefined],
  ['7:61', undefined],
  ['noon', undefined],
  ['', undefined],
])('%s is the time %s', (text, expected) => {
  expect(readTime(text)).toBe(expected)
})

test.each([
  ['2025-03-24 06:31:00 +0530', '2025-03-24T01:01:00.000Z'],
  ['2025-03-24T06:31:00Z', '2025-03-24T06:31:00.000Z'],
  ['2025-03-24T06:31:00.5-08:00', '2025-03-24T14:31:00.500Z'],
  ['2025-03-24 06:31:00', undefined],
  ['2025-03-44T06:31:00Z', undefined],
])('%s is the instant %s', (text, expected) => {
  expect(readInstant(text)?.toISOString()).toBe(expected)
})

test.each([
  ['00:20:00', 'clock', 20],
  ['0:20:0', 'clock', 20],
  ['1:05', 'clock', 65],
  ['20:30', 'minutes:seconds', 21],
  ['1:20:30', 'minutes:seconds', 81],
  ['20', 'minutes', 20],
  ['12,5', 'minutes', 13],
  ['1200', 'seconds', 20],
  ['1.5', 'hours', 90],
  ['20 min', 'minutes', 20],
  ['1 h 5 min', 'minutes', 65],
  ['1h5m30s', 'clock', 66],
  ['2 hours', 'minutes', 120],
  ['0:00:29', 'clock', 0],
  ['0:00:30', 'clock', 1],
  ['1:2:3:4', 'clock', undefined],
  ['-5', 'minutes', undefined],
  ['soon', 'minutes', undefined],
  ['', 'minutes', undefined],
] as const)('%s in %s is %s minutes', (text, unit, expected) => {
  expect(readMinutes(text, unit)).toBe(expected)
})
