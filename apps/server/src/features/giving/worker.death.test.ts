import { expect, test, vi } from 'vitest'
import { killableWorker } from '#testing/processes/killable-worker.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

const app = await givingApp({}, new Date())
const { as, books, config, db, deliverAll, member, paypal, referenceOf } = app

const { start: startWorker, kill: killWorker } = killableWorker(config)

/** PayPal carries out the first request that matches `call`, but its answer never arrives. */
function holdFirst(call: RegExp): Promise<void> {
  const held = Promise.withResolvers<void>()
  let isFirst = true
  paypal.behaviour.beforeAnswer = async (name) => {
    if (!isFirst || !call.test(name)) return
    isFirst = false
    held.resolve()
    await new Promise<never>(() => {})
  }
  return held.promise
}

/**
 * A member stops while PayPal doesn't answer. Later the worker ends the agreement, and dies before it can record that.
 */
async function stopAndDie(): Promise<void> {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment() })
  const reference = referenceOf(approveUrl)
  books.approve(reference)
  await deliverAll()
  paypal.behaviour.down = true
  expect(await as(asha).giving.stop({ body: { isActive: false } })).toMatchObject({ state: 'cancelling' })
  const held = holdFirst(/cancel$/)
  paypal.behaviour.down = false
  await held
  await killWorker()
  startWorker()
  await vi.waitFor(async () => {
    expect(await as(asha).giving.subscription()).toMatchObject({ state: 'cancelled', isActive: false })
  }, 60_000)
  expect(books.get(reference).status).toBe('CANCELLED')
}

/** A member gives once. The worker captures the money, and dies before it can record that. */
async function giveAndDie(): Promise<void> {
  const asha = await member()
  const { approveUrl, id } = await as(asha).giving.pay({ body: aPayment({ isRecurring: false }) })
  const reference = referenceOf(approveUrl)
  const held = holdFirst(/capture$/)
  books.approveOrder(reference)
  await deliverAll()
  await held
  await killWorker()
  startWorker()
  await vi.waitFor(async () => {
    const entries = await db.selectFrom('payment_ledger').select('amount_cents').where('payment_id', '=', id).execute()
    expect(entries).toEqual([{ amount_cents: 600 }])
  }, 60_000)
  expect(books.orders.get(reference)?.captures).toHaveLength(1)
}

test(
  `a worker is killed between PayPal’s answer and our commit ${rounds} times: no payment or ending is lost or repeated`,
  { timeout: rounds * 180_000 },
  async () => {
    startWorker()
    for (let round = 0; round < rounds; round++) await (round % 2 === 0 ? stopAndDie() : giveAndDie())
    await deliverAll()
    const ledger = await db.selectFrom('payment_ledger').select(['kind', 'amount_cents as cents']).execute()
    const balance = ledger.reduce((sum, { kind, cents }) => sum + (kind === 'payment' ? cents : -cents), 0)
    expect(balance).toBe(books.balanceCents())
    const running = [...books.subscriptions.values()].filter(({ status }) => status === 'ACTIVE')
    expect(running).toEqual([])
  },
)
