import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import type { TestMember } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'
import { finishEndings } from './endings/endings.service.ts'
import { endGiving, findSupport } from './index.ts'

const app = await givingApp({ PAYPAL_ME: 'sadhana', PAYPAL_FEE_PERCENT: 3.49, PAYPAL_FEE_CENTS: 49 })
const { as, books, clock, db, deliverAll, deps, member, paypal, referenceOf, visitor } = app
const freePlace = { amount: 0, paymentMethod: 'free_access', isRecurring: false } as const
const free = aPayment({ paymentTier: 'financial-difficulty', ...freePlace })

const pay = async (someone: TestMember, changes: Parameters<typeof aPayment>[0] = {}) => {
  const started = await as(someone).giving.pay({ body: aPayment(changes) })
  return { ...started, reference: referenceOf(started.approveUrl) }
}
const subscriptionOf = (someone: TestMember) => as(someone).giving.subscription()

/** A member whose contribution PayPal has confirmed. */
async function supporter(changes: Parameters<typeof aPayment>[0] = {}) {
  const asha = await member()
  const { reference } = await pay(asha, changes)
  books.approve(reference)
  await deliverAll()
  return { asha, reference }
}

const jobsNamed = (name: string) =>
  sql<{ payload: object }>`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${name}`.execute(db)

describe('the free tier', () => {
  test.each(['financial_difficulty', 'free'] as const)('takes one call, by the name %s too', async (name) => {
    const asha = await member()
    const body = { ...free, paymentTier: name }
    expect(await as(asha).giving.pay({ body })).toMatchObject({ next: 'free', approveUrl: null, amountCents: 0 })
    expect(await subscriptionOf(asha)).toMatchObject({
      isActive: true,
      state: 'free',
      subscriptionTier: 'financial-difficulty',
      monthlyAmount: 0,
    })
  })

  test('works without a provider, while every other tier says that giving is not set up', async () => {
    const without = await testApp()
    const asha = await without.member()
    expect(await without.visitor().giving.facts()).toMatchObject({ configured: false, donateUrl: null, fee: null })
    await expect(without.as(asha).giving.pay({ body: aPayment() })).rejects.toMatchObject({
      code: 'giving.not_configured',
    })
    expect(await without.as(asha).giving.pay({ body: free })).toMatchObject({ next: 'free' })
    expect((await fetch(`${without.url}/api/webhooks/paypal`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})

describe('a running contribution', () => {
  test('is priced by the server, whatever the page sends', async () => {
    const asha = await member()
    const { reference, amountCents } = await pay(asha, { amount: 0.01, billingCycle: 'annual' })
    expect(amountCents).toBe(5_760)
    expect(books.get(reference)).toMatchObject({ cents: 5_760, cycle: 'YEAR' })
    expect([...paypal.plans.values()].map(({ body }) => body.payment_preferences)).toEqual(
      Array.from({ length: 7 }, () => ({ auto_bill_outstanding: false, payment_failure_threshold: 2 })),
    )
  })

  test('waits until PayPal confirms, then is tracked, with a receipt in the list', async () => {
    const asha = await member()
    const { id, reference } = await pay(asha)
    expect(await subscriptionOf(asha)).toMatchObject({ isActive: false, state: 'pending', waiting: { id } })
    expect(await as(asha).giving.confirm({ body: {} })).toMatchObject({ state: 'waiting', id })
    books.approve(reference)
    expect(await as(asha).giving.confirm({ body: {} })).toMatchObject({ state: 'tracked', reference })
    await deliverAll()
    expect(await subscriptionOf(asha)).toMatchObject({
      isActive: true,
      state: 'active',
      subscriptionTier: 'standard',
      monthlyAmount: 6,
      nextPaymentDate: '2026-12-15T10:00:00.000Z',
      endDate: null,
      paymentCount: 1,
      paidCents: 600,
      waiting: null,
    })
    const { items } = await as(asha).giving.receipts({ query: {} })
    expect(items).toMatchObject([{ kind: 'payment', amountCents: 600, paymentTier: 'standard' }])
  })

  test('becomes one agreement if the device sends it twice, and is refused with another amount', async () => {
    const asha = await member()
    const clientId = newId()
    const [one, other] = await Promise.all([pay(asha, { clientId }), pay(asha, { clientId })])
    expect(one.reference).toBe(other.reference)
    const another = pay(asha, { clientId, paymentTier: 'low-cost' })
    await expect(another).rejects.toMatchObject({ code: 'giving.already_begun' })
    await expect(pay(await member(), { clientId })).rejects.toMatchObject({ code: 'giving.already_begun' })
    const own = { clientId: newId(), paymentTier: 'custom', isRecurring: false } as const
    await pay(asha, { ...own, amount: 5 })
    await expect(pay(asha, { ...own, amount: 7 })).rejects.toMatchObject({ code: 'giving.already_begun' })
  })

  test('does not start while PayPal is down, and no money is taken', async () => {
    paypal.behaviour.down = true
    const attempt = pay(await member())
    await expect(attempt).rejects.toMatchObject({ code: 'giving.provider_unreachable' })
    paypal.behaviour.down = false
    clock.advance({ minutes: 1 })
  })

  test('is past due after a failed payment, and active again once it is paid', async () => {
    const { asha, reference } = await supporter()
    clock.advance({ days: 30 })
    books.fail(reference)
    books.suspend(reference)
    await deliverAll()
    expect(await subscriptionOf(asha)).toMatchObject({
      isActive: true,
      state: 'past_due',
      providerUrl: expect.any(String) as string,
    })
    clock.advance({ days: 1 })
    books.resume(reference)
    books.charge(reference)
    await deliverAll()
    expect(await subscriptionOf(asha)).toMatchObject({ state: 'active', pastDueSince: null, paymentCount: 2 })
  })

  test('ends access when it is refunded, and the refund is recorded', async () => {
    const { asha, reference } = await supporter()
    const [sale] = books.get(reference).sales
    books.refundPayment(sale?.id ?? '', 200)
    await deliverAll()
    expect(await subscriptionOf(asha)).toMatchObject({ isActive: true, paidCents: 400 })
    books.refundPayment(sale?.id ?? '', 400, 'REVERSED')
    books.cancel(reference)
    await deliverAll()
    expect(await subscriptionOf(asha)).toMatchObject({ isActive: false, state: 'none', paidCents: 0 })
    const { items } = await as(asha).giving.receipts({ query: { limit: 2 } })
    expect(items).toHaveLength(2)
  })
})

describe('a custom amount', () => {
  test.each([0.99, 1_000.01, 5.001])('of %d is refused', async (amount) => {
    await expect(pay(await member(), { paymentTier: 'custom', amount })).rejects.toMatchObject({
      code: 'giving.amount_wrong',
    })
  })

  test('is charged monthly', async () => {
    const { reference, amountCents } = await pay(await member(), { paymentTier: 'custom', amount: 15.5 })
    expect([amountCents, books.get(reference).cents]).toEqual([1_550, 1_550])
  })

  test('given once, is captured when the member comes back', async () => {
    const asha = await member()
    const { reference } = await pay(asha, { paymentTier: 'custom', amount: 25, isRecurring: false })
    expect(await as(asha).giving.confirm({ body: {} })).toMatchObject({ state: 'waiting', isRecurring: false })
    books.approveOrder(reference)
    expect(await as(asha).giving.confirm({ body: {} })).toMatchObject({ state: 'tracked', amountCents: 2_500 })
    await deliverAll()
    expect(books.orders.get(reference)?.captures).toHaveLength(1)
    expect(await subscriptionOf(asha)).toMatchObject({ state: 'none', isActive: false, paidCents: 2_500 })
  })
})

const stop = (someone: TestMember) =>
  as(someone).giving.stop({ body: { isActive: false, endDate: clock.now().toISOString() } })

describe('the end of a contribution', () => {
  test('happens at PayPal first, and access lasts until the paid period is over', async () => {
    const { asha, reference } = await supporter()
    const until = new Date(clock.now())
    until.setUTCMonth(until.getUTCMonth() + 1)
    expect(await stop(asha)).toMatchObject({ isActive: false, state: 'cancelled', endDate: until.toISOString() })
    expect(books.get(reference).status).toBe('CANCELLED')
    expect(await findSupport({ db, clock }, asha.id)).toBe('standard')
    clock.advance({ days: 31 })
    expect(await findSupport({ db, clock }, asha.id)).toBeNull()
    expect(await subscriptionOf(asha)).toMatchObject({ isActive: false, state: 'none' })
  })

  test('is no error if PayPal has already ended it', async () => {
    const { asha, reference } = await supporter()
    books.cancel(reference)
    expect(await stop(asha)).toMatchObject({ state: 'cancelled' })
    expect(await stop(asha)).toMatchObject({ state: 'cancelled' })
  })

  test('is promised while PayPal is down, raises an alert after an hour, and comes in the end', async () => {
    const { asha, reference } = await supporter()
    paypal.behaviour.down = true
    expect(await stop(asha)).toMatchObject({ state: 'cancelling', isActive: false })
    clock.advance({ minutes: 61 })
    await finishEndings(deps)
    const metrics = await (await fetch(`${app.url}/metrics`)).text()
    expect(metrics).toMatch(/^giving_endings_overdue 1$/m)
    // PayPal takes a payment although we have promised the member that it won't.
    books.charge(reference)
    paypal.behaviour.down = false
    clock.advance({ minutes: 1 })
    await finishEndings(deps)
    expect(books.get(reference).status).toBe('CANCELLED')
    await deliverAll()
    const { rows } = await jobsNamed('giving.give_back')
    expect(rows).toContainEqual({ payload: { payment: books.get(reference).sales[1]?.id } })
    expect(await subscriptionOf(asha)).toMatchObject({ state: 'cancelled' })
  })

  test('also comes when the member chooses the free tier', async () => {
    const { asha, reference } = await supporter()
    await as(asha).giving.pay({ body: free })
    await finishEndings(deps)
    expect(books.get(reference).status).toBe('CANCELLED')
    expect(await subscriptionOf(asha)).toMatchObject({ state: 'free' })
  })

  test('still happens after the member is erased, and their ledger stays without a name', async () => {
    const { asha, reference } = await supporter()
    await db.transaction().execute(async (tx) => {
      await endGiving({ db: tx, clock }, asha.id)
      await tx.deleteFrom('users').where('id', '=', asha.id).execute()
    })
    await finishEndings(deps)
    expect(books.get(reference).status).toBe('CANCELLED')
    const ledger = await db
      .selectFrom('payment_ledger')
      .innerJoin('user_payments', 'user_payments.id', 'payment_id')
      .select(['user_id', 'payment_ledger.amount_cents'])
      .where('provider_reference', '=', reference)
      .execute()
    expect(ledger).toEqual([{ user_id: null, amount_cents: 600 }])
  })

  test('comes at once for an agreement whose member has been erased', async () => {
    const asha = await member()
    const { reference } = await pay(asha)
    await db.deleteFrom('users').where('id', '=', asha.id).execute()
    books.approve(reference)
    await deliverAll()
    await finishEndings(deps)
    expect(books.get(reference).status).toBe('CANCELLED')
  })
})

describe('a change of tier', () => {
  test('starts when the paid period ends, and then the old agreement is over', async () => {
    const { asha, reference } = await supporter()
    clock.advance({ days: 5 })
    const { reference: next, startsOn } = await pay(asha, { paymentTier: 'low-cost' })
    expect(books.get(next).start_time).toBe(startsOn)
    expect(await subscriptionOf(asha)).toMatchObject({
      state: 'active',
      subscriptionTier: 'standard',
      waiting: { paymentTier: 'low-cost', startsOn },
    })
    books.approve(next)
    await deliverAll()
    await finishEndings(deps)
    expect([books.get(reference).status, books.get(next).status]).toEqual(['CANCELLED', 'ACTIVE'])
    expect(await subscriptionOf(asha)).toMatchObject({
      state: 'active',
      subscriptionTier: 'low-cost',
      nextPaymentDate: startsOn,
      isActive: true,
    })
    expect(await as(asha).giving.confirm({ body: {} })).toMatchObject({ state: 'tracked' })
  })

  test('refunds a payment if the old agreement renews in between', async () => {
    const { asha, reference } = await supporter()
    const { reference: next } = await pay(asha, { paymentTier: 'pay-forward' })
    clock.advance({ hours: 1 })
    books.charge(reference)
    books.approve(next)
    const [renewal, activation] = books.messages.slice(-2)
    // The messages arrive in the wrong order.
    for (const message of [activation, renewal]) if (message) await paypal.deliver(app.url, message)
    await deliverAll()
    const { rows } = await jobsNamed('giving.give_back')
    expect(rows).toContainEqual({ payload: { payment: books.get(reference).sales[1]?.id } })
  })
})

test('everyone can see what was received and how it is planned to be used, to the cent', async () => {
  const facts = await visitor().giving.facts()
  const { totalCents } = facts.received
  expect(totalCents).toBe(books.balanceCents())
  const { developmentCents, infrastructureCents, freeAccessCents } = facts.planned
  expect(developmentCents + infrastructureCents + freeAccessCents).toBe(totalCents)
  expect(facts).toMatchObject({
    configured: true,
    donateUrl: 'https://www.paypal.com/paypalme/sadhana',
    fee: { percent: 3.49, fixedCents: 49 },
  })
})
