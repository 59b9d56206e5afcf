import { expect, test, vi } from 'vitest'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { queueImpact, quarterBefore } from './giving.jobs.ts'
import { endGiving } from './index.ts'

const issuer = 'Compass Trust, 1 Quiet Lane, Dharamshala'
const app = await givingApp({ RECEIPT_ISSUER: issuer })
const { as, books, clock, db, deliverAll, mailbox, member, referenceOf, startWorker } = app
await startWorker()

async function supporter(changes: Parameters<typeof aPayment>[0] = {}) {
  const asha = await member()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment(changes) })
  const reference = referenceOf(approveUrl)
  books.approve(reference)
  await deliverAll()
  return { asha, reference }
}

test('a payment and a refund each bring a receipt with the required details', async () => {
  const { asha, reference } = await supporter()
  const { text: receipt = '' } = await mailbox.mailTo(asha.email, 'Your receipt')
  const [sale] = books.get(reference).sales
  for (const part of [
    'Hello Asha,',
    '$6.00 (USD)',
    '15 November 2026',
    'Standard Support, monthly',
    sale?.id ?? '',
    issuer,
  ]) {
    expect(receipt).toContain(part)
  }
  books.refundPayment(sale?.id ?? '', 150)
  await deliverAll()
  const { text: refund = '' } = await mailbox.mailTo(asha.email, 'Your refund')
  expect(refund).toContain('$1.50')
})

test('the worker captures an approved one-time contribution, even if the member never comes back', async () => {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment({ isRecurring: false }) })
  const reference = referenceOf(approveUrl)
  books.approveOrder(reference)
  await deliverAll()
  await mailbox.mailTo(asha.email, 'Your receipt')
  expect(books.orders.get(reference)?.status).toBe('COMPLETED')
})

test('a payment taken after the member asked to stop is refunded', async () => {
  const { asha, reference } = await supporter()
  await as(asha).giving.stop({ body: { isActive: false } })
  clock.advance({ minutes: 1 })
  books.charge(reference)
  await deliverAll()
  await vi.waitFor(() => expect(books.get(reference).sales[1]).toMatchObject({ returnedCents: 600 }), 60_000)
})

test('a payment taken after the member was erased is refunded', async () => {
  const { asha, reference } = await supporter()
  await db.transaction().execute(async (tx) => {
    await endGiving({ db: tx, clock }, asha.id)
    await tx.deleteFrom('users').where('id', '=', asha.id).execute()
  })
  clock.advance({ minutes: 1 })
  books.charge(reference)
  await deliverAll()
  await vi.waitFor(() => expect(books.get(reference).sales[1]).toMatchObject({ returnedCents: 600 }), 60_000)
})

test('members who pay it forward hear four times a year how much was received', async () => {
  const { asha } = await supporter({ paymentTier: 'pay-forward', billingCycle: 'annual' })
  const { asha: ben } = await supporter({ paymentTier: 'standard' })
  clock.advance({ days: 48 })
  await queueImpact({ db, clock })
  const { text = '' } = await mailbox.mailTo(asha.email, 'What came in, October to December 2026')
  const total = (books.balanceCents() / 100).toFixed(2)
  expect(text).toContain(`$${total} in all`)
  expect(text).not.toMatch(/spent/i)
  await mailbox.mailTo(ben.email, 'Your receipt')
  expect(mailbox.sentTo(ben.email).filter((mail) => mail.subject?.startsWith('What came in'))).toEqual([])
})

test.each([
  ['2026-01-02', { year: 2025, quarter: 4 }],
  ['2026-04-02', { year: 2026, quarter: 1 }],
  ['2026-10-02', { year: 2026, quarter: 3 }],
])('on %s the previous quarter is %o', (now, period) => {
  expect(quarterBefore(new Date(now))).toEqual(period)
})
