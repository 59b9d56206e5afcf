import { Histogram } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { createOutgoing } from '#platform/outgoing/outgoing.ts'
import { movableClock } from '#testing/clock.ts'
import { startPaypalStandIn } from '#testing/paypal/paypal-stand-in.ts'
import { MessageRefused, ProviderRefused, ProviderUnreachable } from './payment-provider.ts'
import { createPaypal } from './paypal.ts'
import { amountOf, eventOf, moneyOf } from './paypal-facts.ts'

const clock = movableClock(new Date('2026-11-15T10:00:00Z'))
const standIn = await startPaypalStandIn(clock)
const { books, behaviour, calls } = standIn
const outgoingSeconds = new Histogram({
  name: 'test',
  help: 'test',
  labelNames: ['provider', 'outcome'],
  registers: [],
})
const outgoing = createOutgoing({
  config: { OUTGOING_STAND_IN: standIn.url },
  metrics: { outgoingSeconds },
  clock,
  retryDelayMs: () => 0,
})
afterAll(() => outgoing.close())
afterAll(standIn.close)

const connect = (verification: 'certificate' | 'api', timeoutMs?: number) =>
  createPaypal({
    ...(timeoutMs && { timeoutMs }),
    outgoing,
    clock,
    clientId: 'client',
    clientSecret: 'secret',
    environment: 'sandbox',
    webhookId: standIn.webhookId,
    verification,
    standIn: standIn.url,
    roots: [standIn.root],
  })
const paypal = connect('certificate')

const back = {
  paid: 'https://compass.example/profile?subscription=success',
  cancelled: 'https://compass.example/pricing',
}
const plan = await paypal.createPlan({
  tier: 'standard',
  cycle: 'monthly',
  cents: 600,
  currency: 'USD',
  name: 'Standard Support',
})
const subscribe = (id: string) => paypal.createAgreement({ id, plan, back })

test('a plan is created once, and never collects missed payments', async () => {
  const again = await paypal.createPlan({
    tier: 'standard',
    cycle: 'monthly',
    cents: 600,
    currency: 'USD',
    name: 'Standard Support',
  })
  expect(again).toBe(plan)
  expect(standIn.plans.get(plan)?.body).toMatchObject({
    name: 'Standard Support',
    billing_cycles: [
      {
        frequency: { interval_unit: 'MONTH', interval_count: 1 },
        pricing_scheme: { fixed_price: { value: '6.00', currency_code: 'USD' } },
        total_cycles: 0,
      },
    ],
    payment_preferences: { auto_bill_outstanding: false },
  })
})

test.each([
  'https://www.paypal.com.example/pay',
  'https://paypal.com.evil.example/',
  'javascript:alert(1)',
  'data:text/html,pay',
  'http://127.0.0.1:1/pay',
])('a member is never sent to %s to approve a payment', async (page) => {
  behaviour.approvalAt = page
  try {
    const price = { cents: 500, currency: 'USD' }
    await expect(subscribe(`elsewhere ${page}`)).rejects.toThrow(ProviderRefused)
    await expect(paypal.createOrder({ id: `once ${page}`, price, name: 'A gift', back })).rejects.toThrow(
      ProviderRefused,
    )
  } finally {
    behaviour.approvalAt = undefined
  }
})

test('PayPal creates one agreement for two requests with the same id', async () => {
  const [one, other] = [await subscribe('a'), await subscribe('a')]
  expect(one).toEqual(other)
  expect(one.approveUrl).toBe(`${standIn.url}/webapps/billing/subscriptions?ba_token=${one.reference}`)
  expect((await subscribe('b')).reference).not.toBe(one.reference)
})

test('an agreement is read, charged and ended, and ending it again is no error', async () => {
  const { reference } = await subscribe('c')
  expect(await paypal.endAgreement(reference, 'never approved')).toBe(false)
  books.approve(reference)
  expect(await paypal.readAgreement(reference)).toEqual({
    status: 'active',
    at: clock.now(),
    ours: 'c',
    plan,
    failedAt: null,
  })
  const period = { from: clock.now(), to: clock.now() }
  expect(await paypal.listCharges(reference, period)).toMatchObject([{ cents: 600, currency: 'USD', isRepaid: false }])
  expect(await paypal.endAgreement(reference, 'cancelled')).toBe(true)
  expect(await paypal.endAgreement(reference, 'cancelled')).toBe(true)
  expect(await paypal.readAgreement(reference)).toMatchObject({ status: 'cancelled' })
  expect(await paypal.readAgreement('I-UNKNOWN')).toBeNull()
})

test('an order is captured once, and refunded once', async () => {
  const { reference } = await paypal.createOrder({
    id: 'd',
    price: { cents: 2_505, currency: 'USD' },
    name: 'Once',
    back,
  })
  await expect(paypal.captureOrder(reference, 'd')).rejects.toMatchObject({ issue: 'ORDER_NOT_APPROVED' })
  books.approveOrder(reference)
  const [first, second] = [await paypal.captureOrder(reference, 'd'), await paypal.captureOrder(reference, 'd')]
  expect(first).toEqual(second)
  expect(first).toMatchObject({ status: 'completed', payments: [{ cents: 2_505, ours: 'd' }], repaid: [] })
  const payment = books.orders.get(reference)?.captures[0]?.id ?? ''
  await paypal.refund(payment)
  await paypal.refund(payment)
  expect(books.findSale(payment)).toMatchObject({ cents: 2_505, returnedCents: 2_505 })
  expect(await paypal.readOrder(reference)).toMatchObject({ repaid: [payment] })
  const event = (await paypal.listEvents(payment, clock.now())).find(({ fact }) => fact?.about === 'refund')
  expect(event?.fact).toMatchObject({ payment, cents: 2_505 })
})

test('a refusal and a missing answer are different errors', async () => {
  await expect(paypal.createAgreement({ id: 'e', plan: 'P-NONE', back })).rejects.toBeInstanceOf(ProviderRefused)
  behaviour.down = true
  await expect(subscribe('f')).rejects.toBeInstanceOf(ProviderUnreachable)
  behaviour.down = false
  clock.advance({ minutes: 1 })
  expect(await subscribe('f')).toMatchObject({ reference: expect.stringMatching(/^I-/) as string })
})

test('a missing answer times out, and what PayPal did meanwhile is not done again', async () => {
  const impatient = connect('certificate', 300)
  const ask = () => impatient.createAgreement({ id: 'g', plan, back })
  behaviour.down = 'silent'
  await expect(ask()).rejects.toThrow(new ProviderUnreachable('the provider could not be reached: timeout'))
  behaviour.down = false
  const { promise: never, resolve } = Promise.withResolvers<void>()
  behaviour.beforeAnswer = (call) => (call.endsWith('/subscriptions') ? never : Promise.resolve())
  await expect(ask()).rejects.toBeInstanceOf(ProviderUnreachable)
  behaviour.beforeAnswer = () => Promise.resolve()
  resolve()
  const made = [...books.subscriptions.values()].filter(({ custom_id }) => custom_id === 'g')
  expect(made).toHaveLength(1)
  expect(await ask()).toMatchObject({ reference: made[0]?.id })
})

const tokens = () => calls.filter((call) => call === 'POST /v1/oauth2/token').length

test('a token is requested once, and again when it expires', async () => {
  const before = tokens()
  await paypal.readAgreement('I-NONE')
  expect(tokens()).toBe(before)
  clock.advance({ hours: 9 })
  await paypal.readAgreement('I-NONE')
  expect(tokens()).toBe(before + 1)
})

test('both ways of checking a signature agree on 200 messages, half of them altered', async () => {
  const byApi = connect('api')
  const verdicts = { genuine: 0, forged: 0 }
  for (let index = 0; index < 200; index++) {
    const message = books.say('BILLING.SUBSCRIPTION.UPDATED', 'subscription', {
      id: `I-${index}`,
      note: 'ß — “ü” \\u0000'.repeat(index % 7),
    })
    const { headers, body } = standIn.envelopeOf(message)
    const isAltered = index % 2 === 1
    const place = Math.floor((body.length - 2) * ((index % 50) / 50)) + 1
    const sent = isAltered ? Buffer.concat([body.subarray(0, place), Buffer.from(' '), body.subarray(place)]) : body
    const read = (provider: typeof paypal) =>
      provider.readMessage(headers, sent).then(
        () => 'genuine' as const,
        (error: unknown) => {
          expect(error).toBeInstanceOf(MessageRefused)
          return 'forged' as const
        },
      )
    const [one, other] = [await read(paypal), await read(byApi)]
    expect([one, other]).toEqual(isAltered ? ['forged', 'forged'] : ['genuine', 'genuine'])
    verdicts[one]++
  }
  expect(verdicts).toEqual({ genuine: 100, forged: 100 })
})

test.each([
  ['6', 600],
  ['28.8', 2_880],
  ['0.07', 7],
  ['-6.00', -600],
  ['1000.00', 100_000],
])('%s becomes %d cents', (total, cents) => {
  expect(moneyOf({ total, currency: 'USD' })).toEqual({ cents, currency: 'USD' })
})

test.each(['', '6,00', '1e3', '6.001', 'six'])('"%s" is not an amount', (total) => {
  expect(() => moneyOf({ total, currency: 'USD' })).toThrow('no amount')
})

test('every amount in cents is the same after the way to PayPal and back', () => {
  for (let cents = 1; cents <= 100_000; cents += 7) {
    const { value, currency_code } = amountOf({ cents, currency: 'USD' })
    expect(moneyOf({ total: value, currency: currency_code }).cents).toBe(cents)
  }
})

test('a message that isn’t as documented is stored like an unknown one', () => {
  const message = {
    id: 'WH-1',
    event_type: 'PAYMENT.SALE.COMPLETED',
    create_time: '2026-11-15T10:00:00Z',
    resource: { id: 7 },
  }
  expect(eventOf(message)).toMatchObject({ id: 'WH-1', fact: null })
})
