import type { Confirmation } from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'

const app = await givingApp()
const { as, books, clock, db, deliverAll, member, paypal, referenceOf } = app

async function begin(changes: Parameters<typeof aPayment>[0] = {}) {
  const asha = await member()
  const started = await as(asha).giving.pay({ body: aPayment(changes) })
  const reference = referenceOf(started.approveUrl)
  const approve = () => (started.isRecurring ? books.approve(reference) : void books.approveOrder(reference))
  const confirm = (): Promise<Confirmation> => as(asha).giving.confirm({ body: {} })
  return { asha, started, reference, approve, confirm }
}

describe('each tier and cycle costs our price, whatever the page sends', () => {
  test.each([
    ['low-cost', 'monthly', 300, 3],
    ['low-cost', 'annual', 2_880, 2.4],
    ['standard', 'monthly', 600, 6],
    ['standard', 'annual', 5_760, 4.8],
    ['pay-forward', 'monthly', 1_000, 10],
    ['pay-forward', 'annual', 9_600, 8],
  ] as const)('%s, %s: %d cents', async (paymentTier, billingCycle, cents, monthlyAmount) => {
    const { asha, started, reference, approve, confirm } = await begin({ paymentTier, billingCycle, amount: 0.01 })
    expect(started).toMatchObject({ next: 'approve', amountCents: cents, billingCycle, isRecurring: true })
    expect(books.get(reference)).toMatchObject({ cents, cycle: billingCycle === 'annual' ? 'YEAR' : 'MONTH' })
    expect(await as(asha).giving.subscription()).toMatchObject({ isActive: false, state: 'pending' })
    approve()
    expect(await confirm()).toMatchObject({ state: 'tracked', amountCents: cents })
    const now = await as(asha).giving.subscription()
    expect(now).toMatchObject({ isActive: true, state: 'active', subscriptionTier: paymentTier, monthlyAmount })
    expect(now.startDate).toBe(clock.now().toISOString())
    const months = billingCycle === 'annual' ? 12 : 1
    const next = new Date(clock.now())
    next.setUTCMonth(next.getUTCMonth() + months)
    expect(now.nextPaymentDate).toBe(next.toISOString())
  })

  test.each([
    ['agree', '/profile?subscription=success&subscription_id='],
    ['cancel', '/pricing?subscription_id='],
  ])('choosing %s on PayPal’s page leads back to %s', async (answer, path) => {
    const { started, reference } = await begin()
    const body = new URLSearchParams({ answer })
    const { headers } = await fetch(started.approveUrl ?? '', { method: 'POST', body, redirect: 'manual' })
    expect(headers.get('location')).toBe(`${app.config.PUBLIC_URL}${path}${reference}`)
  })

  test('a custom amount is always monthly, whatever cycle is sent', async () => {
    const own = { paymentTier: 'custom', amount: 15.5, billingCycle: 'annual' } as const
    const { asha, reference, approve, confirm } = await begin(own)
    expect(books.get(reference)).toMatchObject({ cents: 1_550, cycle: 'MONTH' })
    approve()
    expect(await confirm()).toMatchObject({ state: 'tracked' })
    expect(await as(asha).giving.subscription()).toMatchObject({ subscriptionTier: 'custom', monthlyAmount: 15.5 })
  })
})

/** Makes our database refuse every write to this table until `work` has finished. */
async function refusing(table: 'payment_ledger' | 'user_subscriptions', work: () => Promise<void>): Promise<void> {
  await sql`create function refuse_write() returns trigger language plpgsql
    as $$ begin raise exception 'refused by a test'; end $$`.execute(db)
  await sql`create trigger refuse_write before insert or update on ${sql.table(table)} for each row
    execute function refuse_write()`.execute(db)
  try {
    await work()
  } finally {
    await sql`drop function refuse_write cascade`.execute(db)
  }
}

describe('the outcome of a started payment', () => {
  test('is empty if none was started', async () => {
    expect(await as(await member()).giving.confirm({ body: {} })).toMatchObject({ state: 'none', id: null })
  })

  test.each([
    ['a running one', {}],
    ['a single one', { paymentTier: 'custom', amount: 25, isRecurring: false }],
  ] as const)('is “failed” only if PayPal has the money and we could not record it: %s', async (_, changes) => {
    const { started, reference, approve, confirm } = await begin(changes)
    await refusing('payment_ledger', async () => {
      expect(await confirm()).toMatchObject({ state: 'waiting' })
      approve()
      expect(await confirm()).toMatchObject({ state: 'failed', id: started.id, reference })
    })
    expect(await confirm()).toMatchObject({ state: 'tracked' })
    await deliverAll()
    const ledger = await db.selectFrom('payment_ledger').select('kind').where('payment_id', '=', started.id).execute()
    expect(ledger).toEqual([{ kind: 'payment' }])
  })

  test('is still open if PayPal has no money, even when we could not record what it says', async () => {
    const { reference, confirm } = await begin()
    books.subscriptions.delete(reference)
    await refusing('user_subscriptions', async () => {
      expect(await confirm()).toMatchObject({ state: 'waiting' })
    })
    expect(await confirm()).toMatchObject({ state: 'declined' })
  })

  test('is unknown while PayPal doesn’t answer', async () => {
    const { approve, confirm } = await begin()
    approve()
    paypal.behaviour.down = true
    expect(await confirm()).toMatchObject({ state: 'unreachable' })
    paypal.behaviour.down = false
    clock.advance({ minutes: 1 })
    expect(await confirm()).toMatchObject({ state: 'tracked' })
  })

  test('is “declined” if PayPal no longer knows the payment', async () => {
    const { reference, confirm } = await begin()
    books.subscriptions.delete(reference)
    expect(await confirm()).toMatchObject({ state: 'declined' })
  })
})
