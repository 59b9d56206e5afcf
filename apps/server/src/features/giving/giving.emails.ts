import type { BillingCycle, GivingTier } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(at)

type Receipt = {
  kind: 'payment' | 'refund' | 'reversal'
  tierName: string
  tier: GivingTier
  cycle: BillingCycle | null
  cents: number
  currency: string
  at: Date
  zone: string
  reference: string
  /** For a refund: the payment that was refunded. */
  refunds: string | null
  /** The name and postal address of the person or body that receives the money, if the operator has set them. */
  issuer: string | null
}

const cycles = { monthly: 'monthly contribution', annual: 'yearly contribution' }
const subjects = {
  payment: 'Your receipt',
  refund: 'Your refund',
  reversal: 'A payment was taken back',
}

const opening = ({ kind, cents, currency }: Receipt): string => {
  const sum = money(cents, currency)
  if (kind === 'payment') return `Thank you. We’ve received your contribution of ${sum}.`
  if (kind === 'refund') return `We’ve given ${sum} back to you. PayPal may need a few days to show it.`
  return `Your bank or PayPal has taken ${sum} back. Nothing about your practice changes, and everything in the free tier stays open to you.`
}

export function receiptEmail(receipt: Receipt, publicUrl: string): { subject: string; content: Email } {
  const { kind, tierName, cycle, cents, currency, at, zone, reference, refunds, issuer } = receipt
  const kindOfGift = cycle ? cycles[cycle] : 'single contribution'
  const particulars = [
    `Date: ${dayIn(zone, at)}`,
    `What for: ${tierName}, ${kindOfGift}`,
    `Amount: ${money(cents, currency)} (${currency})`,
    'Paid through: PayPal',
    `PayPal’s number: ${reference}`,
    ...(refunds ? [`For the payment: ${refunds}`] : []),
    ...(issuer ? [`Received by: ${issuer}`] : []),
  ]
  return {
    subject: subjects[kind],
    content: {
      paragraphs: [opening(receipt), ...particulars],
      action: { label: 'See your contribution', url: new URL('/profile?tab=subscription', publicUrl).href },
      closing:
        kind === 'payment'
          ? 'A contribution is voluntary and buys no goods. Please keep this email if you need proof of it.'
          : 'Please keep this email if you need proof of it.',
    },
  }
}

type Impact = { year: number; quarter: number; receivedCents: number; currency: string; supporters: number } & {
  planned: { developmentCents: number; infrastructureCents: number; freeAccessCents: number }
  freeMonths: number
}

const quarters = ['January to March', 'April to June', 'July to September', 'October to December']

/** Says how much was received and what it is planned for, but never that money was spent. */
export function impactEmail(impact: Impact, publicUrl: string): { subject: string; content: Email } {
  const { year, quarter, receivedCents, currency, supporters, planned, freeMonths } = impact
  const period = `${quarters[quarter - 1] ?? ''} ${year}`
  const sum = (cents: number) => money(cents, currency)
  const people = supporters === 1 ? 'One member contributes' : `${supporters} members contribute`
  const months = freeMonths === 1 ? 'one month' : `${freeMonths} months`
  return {
    subject: `What came in, ${period}`,
    content: {
      paragraphs: [
        `You pay it forward, so here’s what came in from ${period}: ${sum(receivedCents)} in all. ${people} at the moment.`,
        `How we plan to use it: ${sum(planned.infrastructureCents)} for infrastructure and hosting, ${sum(planned.developmentCents)} for development and features, and ${sum(planned.freeAccessCents)} for the free access fund.`,
        `At the lowest price, that fund is worth ${months} of a place for someone who can’t pay right now.`,
      ],
      action: { label: 'See where your money goes', url: new URL('/pricing', publicUrl).href },
      closing: 'You get this email four times a year, as long as you give under Paying it Forward. Thank you.',
    },
  }
}
