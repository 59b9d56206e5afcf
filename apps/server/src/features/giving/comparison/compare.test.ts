import { expect, test } from 'vitest'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { findLastCheck, insertCheck } from './checks.repo.ts'
import { compareAll, daysOf } from './compare.service.ts'

const app = await givingApp()
const { as, books, clock, deliverAll, deps, member, paypal, referenceOf } = app

test('the hourly comparison finds a cancellation, a payment and a refund that no message told us about', async () => {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment() })
  const reference = referenceOf(approveUrl)
  books.approve(reference)
  await deliverAll()
  clock.advance({ days: 10 })
  const lost = books.messages.length
  books.charge(reference)
  const [first, second] = books.get(reference).sales
  books.refundPayment(second?.id ?? '', 250)
  books.refundPayment(first?.id ?? '', 600)
  books.cancel(reference)
  expect(await compareAll(deps, { repair: false })).toHaveLength(3)
  expect(await as(asha).giving.subscription()).toMatchObject({ state: 'active', paidCents: 600 })
  expect(await compareAll(deps)).toHaveLength(4)
  expect(await as(asha).giving.subscription()).toMatchObject({ state: 'cancelled', paidCents: 350 })
  expect(await compareAll(deps)).toEqual([])
  for (const message of books.messages.slice(lost)) await paypal.deliver(app.url, message)
  await deliverAll()
  expect(await as(asha).giving.subscription()).toMatchObject({ state: 'cancelled', paidCents: 350 })
})

test('operators see the last comparison that corrected something; a dry run leaves no trace', async () => {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment() })
  books.approve(referenceOf(approveUrl))
  clock.advance({ days: 1 })
  const before = await findLastCheck(deps.db)
  const differences = await compareAll(deps, { repair: false })
  expect(differences).not.toEqual([])
  expect(await findLastCheck(deps.db)).toEqual(before)
  const ninetyDaysAgo = clock.now().getTime() - 90 * 86_400_000
  for (const at of [ninetyDaysAgo - 1, ninetyDaysAgo]) {
    await insertCheck(deps.db, { startedAt: new Date(at), asked: 0, differed: 0, unanswered: 0 })
  }
  const repaired = await compareAll(deps)
  const checks = await deps.db.selectFrom('giving_checks').select('started_at').orderBy('started_at').execute()
  expect(checks[0]?.started_at).toEqual(new Date(ninetyDaysAgo))
  expect(await findLastCheck(deps.db)).toMatchObject({
    startedAt: clock.now(),
    differed: repaired.length,
    unanswered: 0,
  })
})

test('agreements that ended earlier are compared at night', () => {
  expect(daysOf(new Date('2026-11-15T03:23:00Z'))).toBe(180)
  expect(daysOf(new Date('2026-11-15T04:23:00Z'))).toBe(2)
})
