import { expect, test } from 'vitest'
import { dateInWords } from './date-in-words.ts'

const now = new Date('2026-11-15T10:00:00Z')

test('a date of this year has no year, others do', () => {
  expect(dateInWords('2026-12-03T09:00:00.000Z', now, 'UTC')).toMatch(/^(3 December|December 3)$/)
  expect(dateInWords('2025-03-03T09:00:00.000Z', now, 'UTC')).toMatch(/2025/)
})

test('the date is that of the reader’s zone', () => {
  expect(dateInWords('2026-12-02T20:00:00.000Z', now, 'Asia/Kolkata')).toMatch(/3/)
  expect(dateInWords('2026-12-03T03:00:00.000Z', now, 'America/New_York')).toMatch(/2/)
})
