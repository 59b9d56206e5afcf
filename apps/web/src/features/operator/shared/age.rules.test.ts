import { expect, test } from 'vitest'
import { ageInWords } from './age.rules.ts'

const now = Date.parse('2026-11-16T12:00:00Z')

test.each([
  ['2026-11-16T12:00:05Z', '1 min'],
  ['2026-11-16T11:46:00Z', '14 min'],
  ['2026-11-16T11:00:00Z', '1 h'],
  ['2026-11-15T12:00:01Z', '23 h'],
  ['2026-11-15T12:00:00Z', '1 day'],
  ['2026-11-04T11:00:00Z', '12 days'],
])('since %s is %s', (since, words) => {
  expect(ageInWords(since, now)).toBe(words)
})
