import { expect, test } from 'vitest'
import { closesAt, destroyBy, dueRound, earliestDay, emailTimes } from './closing.rules.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const setAt = new Date('2026-11-19T09:00:00Z')

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'at %i o’clock, members get 30 whole days, and not 31',
  (hour) => {
    const now = new Date(Date.UTC(2026, 10, 19, hour, 30))
    const days = (closesAt(earliestDay(now)).getTime() - now.getTime()) / dayMs
    expect(days).toBeGreaterThanOrEqual(30)
    expect(days).toBeLessThan(31)
  },
)

test('the emails come at once, after two thirds of the time, and a week before', () => {
  expect(emailTimes({ on: '2026-12-19', setAt })).toEqual({
    announced: setAt,
    reminder: new Date('2026-12-09T11:00:00Z'),
    last: new Date('2026-12-12T12:00:00Z'),
  })
})

test.each([
  ['2026-11-19T09:00:00Z', 'announced'],
  ['2026-12-09T10:59:59Z', 'announced'],
  ['2026-12-09T11:00:00Z', 'reminder'],
  ['2026-12-12T11:59:59Z', 'reminder'],
  ['2026-12-12T12:00:00Z', 'last'],
  ['2026-12-19T11:59:59Z', 'last'],
  ['2026-12-19T12:00:00Z', 'closed'],
  ['2027-03-01T00:00:00Z', 'closed'],
])('at %s, the round is %s', (now, round) => {
  const closing = { on: '2026-12-19', setAt, cancelledAt: null }
  expect(dueRound(closing, new Date(now))).toBe(round)
  expect(dueRound({ ...closing, cancelledAt: setAt }, new Date(now))).toBe('cancelled')
})

test('the last backup is to be destroyed 30 days after the closing day', () => {
  expect(destroyBy('2026-12-19')).toBe('2027-01-18')
})
