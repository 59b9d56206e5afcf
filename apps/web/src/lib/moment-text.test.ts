import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

test.each([
  [new Date(2025, 10, 14, 6, 28), 'Nov 14, 2025, 6:28 AM'],
  [new Date(2026, 0, 5, 0, 3), 'Jan 5, 2026, 12:03 AM'],
  [new Date(2026, 4, 31, 23, 59), 'May 31, 2026, 11:59 PM'],
])('%s is written "%s"', (moment, text) => {
  expect(momentText(moment.toISOString()).replaceAll('\u202f', ' ')).toBe(text)
})
