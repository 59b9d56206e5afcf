import { z } from 'zod'
import type { AgreementStatus, Fact, Money, PaymentEvent } from './payment-provider.ts'

const Amount = z
  .object({ total: z.string(), currency: z.string() })
  .or(
    z
      .object({ value: z.string(), currency_code: z.string() })
      .transform(({ value, currency_code }) => ({ total: value, currency: currency_code })),
  )

/** Converts text to cents without using fractions: '28.80' becomes 2880. */
export function moneyOf(amount: z.infer<typeof Amount>): Money {
  const [, sign = '', units = '', decimals = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount.total) ?? []
  if (!units) throw new Error('an amount that is no amount of money')
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return { cents: sign && cents > 0 ? -cents : cents, currency: amount.currency }
}

export const amountOf = ({ cents, currency }: Money) => ({
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  currency_code: currency,
})

const statuses: Record<string, AgreementStatus> = {
  APPROVAL_PENDING: 'pending',
  APPROVED: 'pending',
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

const time = z.iso.datetime({ offset: true })

export const AgreementResource = z.object({
  id: z.string(),
  plan_id: z.string().optional(),
  custom_id: z.string().optional(),
  status: z.string().transform((status, context) => {
    const ourStatus = statuses[status]
    if (!ourStatus) context.addIssue('an unknown status')
    return ourStatus ?? 'pending'
  }),
  status_update_time: time.optional(),
  update_time: time.optional(),
  billing_info: z.object({ last_failed_payment: z.object({ time }).optional() }).optional(),
})

const Sale = z.object({
  id: z.string(),
  billing_agreement_id: z.string().optional(),
  custom: z.string().optional(),
  amount: Amount,
  create_time: time,
})

const SaleRefund = z.object({ id: z.string(), sale_id: z.string(), amount: Amount, create_time: time })

const related = z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional()

export const CaptureResource = z.object({
  id: z.string(),
  custom_id: z.string().optional(),
  status: z.string().optional(),
  amount: Amount,
  create_time: time,
  supplementary_data: related,
})

const Link = z.object({ rel: z.string(), href: z.string() })

/** A refund names its payment only in a link. */
const CaptureRefund = z.object({ id: z.string(), amount: Amount, create_time: time, links: z.array(Link) })

const OrderResource = z.object({
  id: z.string(),
  purchase_units: z.array(z.object({ custom_id: z.string().optional() })).default([]),
})

const Envelope = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().max(100),
  create_time: time,
  resource: z.unknown(),
})

type Reader = (resource: unknown, at: string, type: string) => Fact | null

/** Changes after `status_update_time` say nothing about the status. */
const agreement: Reader = (resource, at) => {
  const { id, plan_id, custom_id, status, status_update_time, update_time } = AgreementResource.parse(resource)
  const since = status_update_time ?? update_time ?? at
  return { about: 'agreement', agreement: id, ours: custom_id ?? null, plan: plan_id ?? null, status, at: since }
}

const failure: Reader = (resource, at) => {
  const { id, custom_id, billing_info } = AgreementResource.parse(resource)
  return { about: 'failure', agreement: id, ours: custom_id ?? null, at: billing_info?.last_failed_payment?.time ?? at }
}

const sale: Reader = (resource) => {
  const { id, billing_agreement_id, custom, amount, create_time } = Sale.parse(resource)
  const agreementId = billing_agreement_id ?? null
  return {
    about: 'payment',
    payment: id,
    agreement: agreementId,
    ours: custom ?? null,
    at: create_time,
    ...moneyOf(amount),
  }
}

/** Some messages give the amount of a refund with a minus sign. */
const withoutSign = ({ cents, currency }: Money): Money => ({ cents: Math.abs(cents), currency })

const saleRefund: Reader = (resource, _at, type) => {
  const { id, sale_id, amount, create_time } = SaleRefund.parse(resource)
  const kind = type.endsWith('REVERSED') ? 'reversal' : 'refund'
  return { about: 'refund', kind, refund: id, payment: sale_id, at: create_time, ...withoutSign(moneyOf(amount)) }
}

export const captured = (resource: unknown): Fact => {
  const { id, custom_id, amount, create_time } = CaptureResource.parse(resource)
  return {
    about: 'payment',
    payment: id,
    agreement: null,
    ours: custom_id ?? null,
    at: create_time,
    ...moneyOf(amount),
  }
}

const captureRefund: Reader = (resource) => {
  const { id, amount, create_time, links } = CaptureRefund.parse(resource)
  const up = links.find(({ rel }) => rel === 'up')?.href ?? ''
  const payment = new URL(up).pathname.split('/').at(-1) ?? ''
  return { about: 'refund', kind: 'refund', refund: id, payment, at: create_time, ...withoutSign(moneyOf(amount)) }
}

const order =
  (status: 'approved' | 'voided'): Reader =>
  (resource, at) => {
    const { id, purchase_units } = OrderResource.parse(resource)
    return { about: 'order', order: id, ours: purchase_units[0]?.custom_id ?? null, status, at }
  }

/** The refused payment of an order. The capture contains its order. */
const deniedCapture: Reader = (resource, at) => {
  const { custom_id, supplementary_data } = CaptureResource.parse(resource)
  const orderId = supplementary_data?.related_ids?.order_id ?? ''
  return { about: 'order', order: orderId, ours: custom_id ?? null, status: 'voided', at }
}

/** The messages that we act on. All others are stored without their content. */
const readers: Record<string, Reader> = {
  'BILLING.SUBSCRIPTION.CREATED': agreement,
  'BILLING.SUBSCRIPTION.ACTIVATED': agreement,
  'BILLING.SUBSCRIPTION.UPDATED': agreement,
  'BILLING.SUBSCRIPTION.SUSPENDED': agreement,
  'BILLING.SUBSCRIPTION.CANCELLED': agreement,
  'BILLING.SUBSCRIPTION.EXPIRED': agreement,
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': failure,
  'PAYMENT.SALE.COMPLETED': sale,
  'PAYMENT.SALE.REFUNDED': saleRefund,
  'PAYMENT.SALE.REVERSED': saleRefund,
  'CHECKOUT.ORDER.APPROVED': order('approved'),
  'CHECKOUT.ORDER.VOIDED': order('voided'),
  'PAYMENT.CAPTURE.COMPLETED': captured,
  'PAYMENT.CAPTURE.DENIED': deniedCapture,
  'PAYMENT.CAPTURE.REFUNDED': captureRefund,
}

/** Converts a message from PayPal. A message that isn't as documented is stored like an unknown one. */
export function eventOf(message: unknown): PaymentEvent {
  const { id, event_type: type, create_time, resource } = Envelope.parse(message)
  return { id, type, occurredAt: new Date(create_time), fact: factOf(type, resource, create_time) }
}

function factOf(type: string, resource: unknown, at: string): Fact | null {
  try {
    return readers[type]?.(resource, at, type) ?? null
  } catch {
    return null
  }
}
