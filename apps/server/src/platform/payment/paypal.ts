import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { MessageRefused, type PaymentEvent, type PaymentProvider, ProviderRefused } from './payment-provider.ts'
import { type Credentials, createPaypalApi } from './paypal-api.ts'
import { AgreementResource, amountOf, captured, CaptureResource, eventOf, moneyOf } from './paypal-facts.ts'
import { createSignatureCheck, refuseOld, type Transmission, transmissionOf } from './paypal-signature.ts'

type PaypalOptions = Credentials & {
  outgoing: Outgoing
  clock: Clock
  environment: 'sandbox' | 'live'
  webhookId: string
  /** `certificate` checks signatures here, and `api` asks PayPal about each one. */
  verification: 'certificate' | 'api'
  /** The address of a stand-in for PayPal, for tests. */
  standIn: string | undefined
  roots?: readonly string[]
  /** How long a call may take. */
  timeoutMs?: number
}

const origins = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' }
const pages = { sandbox: 'https://www.sandbox.paypal.com', live: 'https://www.paypal.com' }

const Created = z.object({ id: z.string(), links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]) })
const Plans = z.object({ id: z.string() })
const Transaction = z.object({
  id: z.string(),
  status: z.string(),
  time: z.iso.datetime({ offset: true }),
  amount_with_breakdown: z.object({ gross_amount: z.object({ value: z.string(), currency_code: z.string() }) }),
})
const Transactions = z.object({ transactions: z.array(Transaction).default([]) })
const OrderReply = z.object({
  status: z.string(),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(CaptureResource).default([]) }).optional() }))
    .default([]),
})

const orderStatuses = { APPROVED: 'approved', COMPLETED: 'completed', VOIDED: 'voided' } as const

function orderOf({ status, purchase_units }: z.infer<typeof OrderReply>) {
  const captures = purchase_units.flatMap(({ payments }) => payments?.captures ?? [])
  const repaid = captures.filter((capture) => capture.status?.endsWith('REFUNDED')).map(({ id }) => id)
  const payments = captures.filter((capture) => /^(COMPLETED|(PARTIALLY_)?REFUNDED)$/.test(capture.status ?? ''))
  return {
    status: orderStatuses[status as keyof typeof orderStatuses] ?? ('pending' as const),
    payments: payments.map(captured),
    repaid,
  }
}

function chargeOf({ id, status, time, amount_with_breakdown: { gross_amount } }: z.infer<typeof Transaction>) {
  const { cents, currency } = moneyOf({ total: gross_amount.value, currency: gross_amount.currency_code })
  return { payment: id, at: new Date(time), isRepaid: status !== 'COMPLETED', cents, currency }
}

/** Members are sent to this page, so it must be one of the provider's own. */
const approvalOf = ({ id, links }: z.infer<typeof Created>, page: string) => {
  const link = links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')
  if (!link) throw new ProviderRefused(200, 'without a page for approval')
  if (new URL(link.href).origin !== page) throw new ProviderRefused(200, 'with a page that isn’t the provider’s')
  return { reference: id, approveUrl: link.href }
}

/** Null if the requested object doesn't exist, or no longer does. */
const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.status === 404) return null
    throw error
  })

const cycleOf = ({ cycle, cents, currency }: { cycle: string; cents: number; currency: string }) => ({
  frequency: { interval_unit: cycle === 'annual' ? 'YEAR' : 'MONTH', interval_count: 1 },
  tenure_type: 'REGULAR',
  sequence: 1,
  total_cycles: 0,
  pricing_scheme: { fixed_price: amountOf({ cents, currency }) },
})

const brand = 'Sadhana Compass'
const page = ({ paid, cancelled }: { paid: string; cancelled: string }) => ({
  brand_name: brand,
  shipping_preference: 'NO_SHIPPING',
  return_url: paid,
  cancel_url: cancelled,
})

const part = encodeURIComponent

const isGivenBack = (error: unknown) => error instanceof ProviderRefused && error.issue === 'CAPTURE_FULLY_REFUNDED'

/** Contributions through PayPal, with Subscriptions for recurring ones and Orders for one-time ones. */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const { clock, environment, standIn, verification, webhookId } = options
  const origin = standIn ?? origins[environment]
  const call = createPaypalApi({ ...options, origin })
  const approvalPage = standIn ? new URL(standIn).origin : pages[environment]
  const checkSignature = createSignatureCheck(options)

  const askAboutSignature = async (transmission: Transmission, body: Buffer) => {
    const envelope = JSON.stringify({
      transmission_id: transmission.id,
      transmission_time: transmission.time,
      transmission_sig: transmission.signature,
      cert_url: transmission.certUrl,
      auth_algo: transmission.algorithm,
      webhook_id: webhookId,
    })
    // The message is copied byte by byte. If it were parsed and serialized again, its signature would no longer match.
    const question = `${envelope.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`
    const { verification_status: verdict } = await call(z.object({ verification_status: z.string() }), {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: question,
    })
    if (verdict !== 'SUCCESS') throw new MessageRefused('the provider says that it is not genuine')
  }

  /**
   * The signature covers only a CRC-32 of the message, and others can make a different message with the same one. So
   * before anything is booked, we read what PayPal said about the money.
   */
  const asTold = async (event: PaymentEvent): Promise<PaymentEvent> => {
    if (event.fact?.about !== 'payment' && event.fact?.about !== 'refund') return event
    const told = await orNull(call(z.unknown(), { path: `/v1/notifications/webhooks-events/${part(event.id)}` }))
    if (told === null) throw new MessageRefused('the provider never said it')
    if (!isDeepStrictEqual(eventOf(told), event)) throw new MessageRefused('the provider said something else')
    return event
  }

  return {
    environment: origin,
    memberPage: `${pages[environment]}/myaccount/autopay/`,
    createPlan: async (plan) => {
      const product = await call(Plans, {
        method: 'POST',
        path: '/v1/catalogs/products',
        requestId: 'sadhana-compass-product',
        body: { name: `Contribution to ${brand}`, type: 'SERVICE' },
      })
      const { id } = await call(Plans, {
        method: 'POST',
        path: '/v1/billing/plans',
        requestId: `sadhana-compass-${plan.tier}-${plan.cycle}-${plan.cents}-${plan.currency}`,
        body: {
          product_id: product.id,
          name: plan.name,
          status: 'ACTIVE',
          billing_cycles: [cycleOf(plan)],
          // Otherwise a contribution that resumes would collect all missed payments at once.
          payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 2 },
        },
      })
      return id
    },
    createAgreement: async ({ id, plan, price, startsAt, back }) =>
      approvalOf(
        await call(Created, {
          method: 'POST',
          path: '/v1/billing/subscriptions',
          requestId: id,
          body: {
            plan_id: plan,
            custom_id: id,
            ...(startsAt && { start_time: startsAt.toISOString() }),
            ...(price && {
              plan: {
                billing_cycles: [{ sequence: 1, total_cycles: 0, pricing_scheme: { fixed_price: amountOf(price) } }],
              },
            }),
            application_context: { ...page(back), user_action: 'SUBSCRIBE_NOW' },
          },
        }),
        approvalPage,
      ),
    createOrder: async ({ id, price, name, back }) =>
      approvalOf(
        await call(Created, {
          method: 'POST',
          path: '/v2/checkout/orders',
          requestId: id,
          body: {
            intent: 'CAPTURE',
            purchase_units: [{ custom_id: id, description: name, amount: amountOf(price) }],
            application_context: { ...page(back), user_action: 'PAY_NOW' },
          },
        }),
        approvalPage,
      ),
    captureOrder: async (reference, id) =>
      orderOf(
        await call(OrderReply, {
          method: 'POST',
          path: `/v2/checkout/orders/${part(reference)}/capture`,
          requestId: `capture-${id}`,
          body: {},
        }),
      ),
    readOrder: async (reference) => {
      const order = await orNull(call(OrderReply, { path: `/v2/checkout/orders/${part(reference)}` }))
      return order && orderOf(order)
    },
    readAgreement: async (reference) => {
      const read = await orNull(call(AgreementResource, { path: `/v1/billing/subscriptions/${part(reference)}` }))
      if (!read) return null
      const failed = read.billing_info?.last_failed_payment?.time
      return {
        status: read.status,
        at: new Date(read.status_update_time ?? read.update_time ?? 0),
        ours: read.custom_id ?? null,
        plan: read.plan_id ?? null,
        failedAt: failed ? new Date(failed) : null,
      }
    },
    listCharges: async (reference, { from, to }) => {
      const period = `start_time=${part(from.toISOString())}&end_time=${part(to.toISOString())}`
      const path = `/v1/billing/subscriptions/${part(reference)}/transactions?${period}`
      const listed = await orNull(call(Transactions, { path }))
      return (listed?.transactions ?? [])
        .filter(({ status }) => /^(COMPLETED|REFUNDED|PARTIALLY_REFUNDED)$/.test(status))
        .map(chargeOf)
    },
    listEvents: async (payment, since) => {
      const query = `transaction_id=${part(payment)}&page_size=100&start_time=${part(since.toISOString())}`
      const { events } = await call(z.object({ events: z.array(z.unknown()).default([]) }), {
        path: `/v1/notifications/webhooks-events?${query}`,
      })
      return events.map(eventOf)
    },
    endAgreement: async (reference, reason) => {
      const path = `/v1/billing/subscriptions/${part(reference)}/cancel`
      try {
        await call(z.null(), { method: 'POST', path, body: { reason }, requestId: `end-${reference}` })
        return true
      } catch (error) {
        if (error instanceof ProviderRefused && [404, 422].includes(error.status)) return false
        throw error
      }
    },
    refund: async (payment) => {
      const path = `/v2/payments/captures/${part(payment)}/refund`
      await call(z.unknown(), { method: 'POST', path, body: {}, requestId: `refund-${payment}` }).catch(
        (error: unknown) => {
          if (!isGivenBack(error)) throw error
        },
      )
    },
    readMessage: async (headers, body) => {
      const transmission = transmissionOf(headers)
      refuseOld(transmission, clock.now())
      const message = readJson(body)
      await (verification === 'api' ? askAboutSignature : checkSignature)(transmission, body)
      return asTold(eventOf(message))
    },
  }
}

/**
 * Runs before anything else, because a body that isn't a single JSON value could change the request it is inserted
 * into.
 */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new MessageRefused('it is not JSON', { cause })
  }
}
