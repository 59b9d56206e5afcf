import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLeft, linkFor, nextMonth, stateOf } from './referral.rules.ts'

test.each([
  [{ usedAt: null, isActive: true }, 'active'],
  [{ usedAt: '2026-01-05T06:50:00.000Z', isActive: false }, 'used'],
  [{ usedAt: null, isActive: false }, 'expired'],
] as const)('%j is %s', (code, state) => {
  expect(stateOf(code)).toBe(state)
})

test.each([
  ['2026-02-04T08:00:00.000Z', 30],
  ['2026-01-06T08:00:00.000Z', 1],
  ['2026-01-06T07:59:59.000Z', 0],
  ['2025-12-31T08:00:00.000Z', 0],
])('a code that expires at %s has %i days left', (expiresAt, days) => {
  expect(daysLeft(expiresAt, new Date('2026-01-05T08:00:00Z'))).toBe(days)
})

test('the next month starts on a first, later than today and within 31 days', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
      const first = nextMonth(now)
      expect(first).toMatch(/-01$/)
      const days = (Date.parse(first) - now.getTime()) / (24 * 60 * 60 * 1000)
      expect(days).toBeGreaterThan(0)
      expect(days).toBeLessThanOrEqual(31)
    }),
  )
})

test('the link is the origin, /register?ref= and the code', () => {
  expect(linkFor('https://compass.example', '7QK4M-AAAAA')).toBe('https://compass.example/register?ref=7QK4M-AAAAA')
})
