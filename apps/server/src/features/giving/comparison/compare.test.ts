import { expect, test } from 'vitest'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { compareAll, daysOf } from './compare.service.ts'

const app = await givingApp()
const { as, books, clock, deliverAll, deps, member, paypal, referenceOf } = app

test('the hourly comparison finds a cancellation, a payment and a refund that we never heard of', async () => {
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

test('agreements that ended earlier are compared at night', () => {
  expect(daysOf(new Date('2026-11-15T03:23:00Z'))).toBe(180)
  expect(daysOf(new Date('2026-11-15T04:23:00Z'))).toBe(2)
})
