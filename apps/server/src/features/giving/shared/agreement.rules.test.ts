import { describe, expect, test } from 'vitest'
import {
  addCycle,
  hasAccess,
  highest,
  includes,
  isRunning,
  paidUntil,
  type AgreementState,
  withFailure,
  withStatus,
} from './agreement.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 31, 12, minute))
const pending: AgreementState = { status: 'pending', statusAt: new Date(0), failedAt: null }

type Heard = (state: AgreementState) => AgreementState
const says =
  (status: AgreementState['status'], minute: number): Heard =>
  (state) =>
    withStatus(state, { status, statusAt: at(minute) })

test.each([
  ['pending', false],
  ['active', true],
  ['suspended', true],
  ['cancelled', false],
  ['expired', false],
] as const)('an agreement that is %s can take payments: %s', (status, isTaking) => {
  expect(isRunning(status)).toBe(isTaking)
})

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield []
  for (const [index, item] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest]
  }
}

/** Seven messages about an agreement, and its final state. */
const lives: [name: string, messages: Heard[], end: AgreementState][] = [
  [
    'cancelled after a suspension',
    [
      says('pending', 0),
      says('active', 1),
      (state) => withFailure(state, at(2)),
      says('suspended', 3),
      says('active', 4),
      says('active', 4),
      says('cancelled', 5),
    ],
    { status: 'cancelled', statusAt: at(5), failedAt: at(2) },
  ],
  [
    'resumed twice',
    [
      says('pending', 0),
      says('active', 1),
      says('suspended', 2),
      says('active', 3),
      says('suspended', 4),
      (state) => withFailure(state, at(4)),
      says('active', 5),
    ],
    { status: 'active', statusAt: at(5), failedAt: at(4) },
  ],
  [
    'suspended in the second in which it began',
    [
      says('pending', 0),
      says('active', 1),
      says('suspended', 1),
      says('pending', 0),
      says('active', 1),
      (state) => withFailure(state, at(0)),
      (state) => withFailure(state, at(1)),
    ],
    { status: 'suspended', statusAt: at(1), failedAt: at(1) },
  ],
]

test.each(lives)('%s: all 5,040 orders of its seven messages lead to the same state', (_, messages, end) => {
  let orders = 0
  for (const order of ordersOf(messages)) {
    orders++
    const once = order.reduce((state, hear) => hear(state), pending)
    const twice = order.reduce((state, hear) => hear(state), once)
    if (once.status !== end.status || twice.status !== end.status) expect(once).toEqual(end)
    if (+once.statusAt !== +end.statusAt || once.failedAt?.getTime() !== end.failedAt?.getTime())
      expect(once).toEqual(end)
  }
  expect(orders).toBe(5_040)
})

test.each([
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00.000Z'],
  ['2026-11-15T10:00:00Z', 'monthly', '2026-12-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 'annual', '2029-02-28T10:00:00.000Z'],
] as const)('a payment on %s (%s) lasts until %s', (paid, cycle, end) => {
  expect(addCycle(new Date(paid), cycle).toISOString()).toBe(end)
})

const paid = (day: number, returnedCents = 0, isShort = false) => ({
  at: new Date(Date.UTC(2026, 2, day)),
  cents: 600,
  returnedCents,
  isShort,
})

describe('the paid period', () => {
  test('ends a month after the last payment, in whatever order the payments arrived', () => {
    expect(paidUntil([paid(9), paid(3)], 'monthly')).toEqual(new Date(Date.UTC(2026, 3, 9)))
  })

  test('does not count a payment that was refunded in full, but counts one that was refunded in part', () => {
    expect(paidUntil([paid(3), paid(9, 600)], 'monthly')).toEqual(new Date(Date.UTC(2026, 3, 3)))
    expect(paidUntil([paid(9, 599)], 'monthly')).toEqual(new Date(Date.UTC(2026, 3, 9)))
    expect(paidUntil([paid(9, 600)], 'monthly')).toBeNull()
  })
})

describe('access', () => {
  const endDate = new Date(Date.UTC(2026, 3, 3))
  const daysAfter = (days: number) => new Date(endDate.getTime() + days * 86_400_000)
  const running = { status: 'active', endDate, endingRequestedAt: null } as const

  test('lasts three days longer while the next payment is due', () => {
    expect(hasAccess(running, daysAfter(2.9))).toBe(true)
    expect(hasAccess(running, daysAfter(3))).toBe(false)
  })

  test('ends with the paid period once the agreement is cancelled', () => {
    for (const row of [
      { ...running, endingRequestedAt: endDate },
      { ...running, status: 'cancelled' as const },
    ]) {
      expect(hasAccess(row, daysAfter(-0.1))).toBe(true)
      expect(hasAccess(row, daysAfter(0))).toBe(false)
    }
  })

  test('requires a payment', () => expect(hasAccess({ ...running, endDate: null }, daysAfter(-9))).toBe(false))
})

test('higher tiers include what lower ones promise, and a custom amount includes what the lowest tier does', () => {
  expect(includes('pay-forward', 'low-cost')).toBe(true)
  expect(includes('custom', 'low-cost')).toBe(true)
  expect(includes('custom', 'standard')).toBe(false)
  expect(highest(['low-cost', 'pay-forward', 'standard'])).toBe('pay-forward')
  expect(highest([])).toBeNull()
})
