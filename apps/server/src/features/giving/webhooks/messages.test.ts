import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { applyMessage } from './apply-message.service.ts'
import { withChecksum } from '#testing/paypal/same-checksum.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { atOnce, race } from '#testing/races.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { messageRoutes } from './message.routes.ts'
import { finishEndings } from '../endings/endings.service.ts'
import { testServer } from '#testing/test-server.ts'

const app = await givingApp()
const { as, books, clock, db, deliverAll, deps, member, paypal, provider, referenceOf, url } = app

async function startPayment() {
  const asha = await member()
  const { approveUrl, id } = await as(asha).giving.pay({ body: aPayment() })
  return { asha, id, reference: referenceOf(approveUrl) }
}
const ledgerOf = (id: string) =>
  db.selectFrom('payment_ledger').select(['kind', 'amount_cents as cents']).where('payment_id', '=', id).execute()

test('50 copies of one message at the same time have one effect', race, async () => {
  const { asha, id, reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  if (!sale) throw new Error('nothing was said')
  const outcomes = await atOnce(() => paypal.deliver(url, sale))
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual(
    Array.from({ length: 50 }, () => 200),
  )
  expect(await ledgerOf(id)).toEqual([{ kind: 'payment', cents: 600 }])
  await deliverAll()
  expect(await as(asha).giving.subscription()).toMatchObject({ state: 'active', paymentCount: 1 })
})

test.each([
  ['0.01', 'JPY'],
  ['5.99', 'USD'],
  ['6.00', 'EUR'],
])('a payment of %s %s is recorded, but gives no access to what costs 6 USD', async (total, currency) => {
  const { id, reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  if (!sale) throw new Error('nothing was said')
  const amount = { total, currency }
  const short = { ...sale, resource: { ...sale.resource, amount } }
  for (const message of [books.messages.at(-2), short]) if (message) await paypal.deliver(url, message)
  expect(await ledgerOf(id)).toEqual([{ kind: 'payment', cents: Math.round(Number(total) * 100) }])
  const subscription = await db
    .selectFrom('user_subscriptions')
    .innerJoin('user_payments', 'user_payments.id', 'user_subscriptions.id')
    .select(['end_date as paidUntil', 'payment_status as status'])
    .where('user_subscriptions.id', '=', id)
    .executeTakeFirst()
  expect(subscription).toEqual({ paidUntil: null, status: 'pending' })
})

test('a message without a recent signature from PayPal for us changes nothing and is logged once', async () => {
  const { log, written } = recordedLog()
  const guarded = await testServer({ mounts: [messageRoutes({ clock, log, provider })] })
  const { id, reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  if (!sale) throw new Error('nothing was said')
  const genuine = paypal.envelopeOf(sale)
  const hourAgo = new Date(clock.now().getTime() - 3_600_000).toISOString()
  const forged: [reason: string, headers: Record<string, string>, body: Buffer][] = [
    ['not signed', { 'content-type': 'application/json' }, genuine.body],
    ['signature is wrong', genuine.headers, Buffer.from(genuine.body.toString().replace('"6.00"', '"9.00"'))],
    ['signature is wrong', genuine.headers, Buffer.from(JSON.stringify(JSON.parse(genuine.body.toString())))],
    ['signature is wrong', paypal.envelopeOf(sale, { webhook: 'WH-OF-ANOTHER' }).headers, genuine.body],
    ['signature is wrong', paypal.envelopeOf(sale, { key: paypal.strangersKey }).headers, genuine.body],
    [
      'not one that we trust',
      paypal.envelopeOf(sale, { key: paypal.strangersKey, certificate: '/other-certificate' }).headers,
      genuine.body,
    ],
    ['too old', paypal.envelopeOf(sale, { at: hourAgo }).headers, genuine.body],
    [
      'not at the provider’s',
      { ...genuine.headers, 'paypal-cert-url': 'https://paypal.com.example/cert' },
      genuine.body,
    ],
    ['not at the provider’s', { ...genuine.headers, 'paypal-cert-url': 'http://www.paypal.com/cert' }, genuine.body],
    [
      'not at the provider’s',
      { ...genuine.headers, 'paypal-cert-url': 'https://www.paypal.com:8443/cert' },
      genuine.body,
    ],
    ['not JSON', genuine.headers, Buffer.from('{"id":')],
    ['unknown kind', { ...genuine.headers, 'paypal-auth-algo': 'NONE' }, genuine.body],
  ]
  for (const [reason, headers, body] of forged) {
    const before = written().length
    const { status } = await fetch(`${guarded.url}/api/webhooks/paypal`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    const lines = written().slice(before).trim().split('\n')
    expect([status, lines.length]).toEqual([400, 1])
    expect(lines[0]).toContain(reason)
  }
  expect(await guarded.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
  expect(await ledgerOf(id)).toEqual([])
  const { status } = await db
    .selectFrom('user_payments')
    .select('payment_status as status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('pending')
  expect(written()).not.toContain('payer@example.org')
})

test('a forged message with the checksum of a genuine one is refused, and books nothing', async () => {
  const { log, written } = recordedLog()
  const guarded = await testServer({ mounts: [messageRoutes({ clock, log, provider })] })
  const { id, reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  if (!sale) throw new Error('nothing was said')
  const { headers, body } = paypal.envelopeOf(sale)
  const forge = (message: object) => withChecksum(message, crc32(body))
  const dearer = { ...sale, resource: { ...sale.resource, amount: { total: '600.00', currency: 'USD' } } }
  const send = (forged: Buffer) =>
    fetch(`${guarded.url}/api/webhooks/paypal`, { method: 'POST', headers, body: new Uint8Array(forged) })
  for (const [forged, reason] of [
    [forge(dearer), 'the provider said something else'],
    [forge({ ...dearer, id: 'WH-NEVER-SAID' }), 'the provider never said it'],
  ] as const) {
    expect(crc32(forged)).toBe(crc32(body))
    const before = written().length
    expect((await send(forged)).status).toBe(400)
    expect(written().slice(before)).toContain(reason)
  }
  expect(await guarded.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
  expect(await ledgerOf(id)).toEqual([])
  expect((await send(body)).status).toBe(200)
})

test('a genuine message that is sent again an hour later is refused and logged', async () => {
  const { log, written } = recordedLog()
  const guarded = await testServer({ mounts: [messageRoutes({ clock, log, provider })] })
  const { reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  if (!sale) throw new Error('nothing was said')
  const overheard = paypal.envelopeOf(sale)
  const send = () => fetch(`${guarded.url}/api/webhooks/paypal`, { method: 'POST', ...overheard })
  clock.advance({ minutes: 59 })
  expect((await send()).status).toBe(200)
  clock.advance({ minutes: 1 })
  const before = written().length
  expect((await send()).status).toBe(400)
  expect(written().slice(before)).toContain('too old')
  await deliverAll()
})

test('a message of an unknown type is stored without the payer', async () => {
  const resource = { id: 'X-1', payer: { email: 'payer@example.org' } }
  const message = books.say('CUSTOMER.DISPUTE.CREATED', 'dispute', resource)
  expect(await paypal.deliver(url, message)).toBe(200)
  const stored = await db.selectFrom('payment_events').selectAll().where('event_id', '=', message.id).executeTakeFirst()
  expect(stored).toMatchObject({ outcome: 'unknown', event_type: 'CUSTOMER.DISPUTE.CREATED', fact: null })
  const all = await db.selectFrom('payment_events').selectAll().execute()
  expect(JSON.stringify(all)).not.toContain('payer@example.org')
})

test('messages about agreements that are not ours change nothing', async () => {
  const foreign = books.addSubscription({
    plan_id: 'P-OTHER',
    custom_id: 'a shop',
    start_time: null,
    cents: 900,
    cycle: 'MONTH',
  })
  books.approve(foreign.id)
  const [activated, sale] = books.messages.slice(-2)
  for (const message of [activated, sale]) {
    if (message) expect(await paypal.deliver(url, message)).toBe(200)
  }
  const outcomes = await db
    .selectFrom('payment_events')
    .select('outcome')
    .where('event_id', 'in', [activated?.id ?? '', sale?.id ?? ''])
    .execute()
  expect(outcomes).toEqual([{ outcome: 'not ours' }, { outcome: 'not ours' }])
  expect(books.get(foreign.id).status).toBe('ACTIVE')
  books.subscriptions.delete(foreign.id)
})

test('a refund that comes before its payment waits for it', async () => {
  const { asha, id, reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  const refund = books.refundPayment(books.get(reference).sales[0]?.id ?? '', 600)
  expect(await paypal.deliver(url, refund)).toBe(200)
  expect(await ledgerOf(id)).toEqual([])
  if (sale) await paypal.deliver(url, sale)
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', cents: 600 },
    { kind: 'refund', cents: 600 },
  ])
  await deliverAll()
  expect(await as(asha).giving.subscription()).toMatchObject({ isActive: false, paidCents: 0 })
})

test('a contribution that is stopped while it is being activated ends', race, async () => {
  const { asha, reference } = await startPayment()
  books.approve(reference)
  const messages = books.messages.slice(-2)
  await Promise.all([
    as(asha).giving.stop({ body: { isActive: false } }),
    ...messages.map((message) => paypal.deliver(url, message)),
  ])
  await deliverAll()
  await finishEndings(deps)
  expect(books.get(reference).status).toBe('CANCELLED')
})

test('a suspended agreement also ends at the provider when the member stops', async () => {
  const { asha, reference } = await startPayment()
  books.approve(reference)
  await deliverAll()
  books.suspend(reference)
  await deliverAll()
  await as(asha).giving.stop({ body: { isActive: false } })
  expect(books.get(reference).status).toBe('CANCELLED')
})

test('of two agreements approved at the same time, only the newer one continues', race, async () => {
  const asha = await member()
  const references: string[] = []
  for (const paymentTier of ['low-cost', 'pay-forward'] as const) {
    const { approveUrl } = await as(asha).giving.pay({ body: aPayment({ paymentTier }) })
    references.push(referenceOf(approveUrl))
    clock.advance({ seconds: 1 })
  }
  const from = books.messages.length
  for (const reference of references) books.approve(reference)
  await Promise.all(books.messages.slice(from).map((message) => paypal.deliver(url, message)))
  await deliverAll()
  await finishEndings(deps)
  expect(references.map((reference) => books.get(reference).status)).toEqual(['CANCELLED', 'ACTIVE'])
  expect(await as(asha).giving.subscription()).toMatchObject({ state: 'active', subscriptionTier: 'pay-forward' })
})

test('the ledger cannot be changed', async () => {
  await expect(db.updateTable('payment_ledger').set({ amount_cents: 1 }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('payment_ledger').execute()).rejects.toThrow('never changed')
})

test('a message and its effect are saved together: if the effect fails, the message can be applied again', async () => {
  const { id, reference } = await startPayment()
  books.approve(reference)
  const sale = books.messages.at(-1)
  if (!sale) throw new Error('nothing was said')
  const { headers, body } = paypal.envelopeOf(sale)
  const event = await provider.readMessage(headers, body)
  const failing = db.transaction().execute(async (tx) => {
    await applyMessage({ db: tx, clock }, event)
    throw new Error('the process died')
  })
  await expect(failing).rejects.toThrow('the process died')
  expect(await ledgerOf(id)).toEqual([])
  expect(await applyMessage({ db, clock }, event)).toBe('applied')
  expect(await applyMessage({ db, clock }, event)).toBe('repeated')
  expect(await ledgerOf(id)).toHaveLength(1)
})
