import type { BillingCycle, GivingTier, Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { dayIn, localeOf, plural } from '#platform/intl.rules.ts'
import { de } from './giving.emails.de.ts'
import { en, type GivingTexts } from './giving.emails.en.ts'
import { es } from './giving.emails.es.ts'

const texts: Record<Language, GivingTexts> = { en, de, es }

/** In English with the short sign of a currency, as on the page of plans. */
const money = (language: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-US' : localeOf(language), { style: 'currency', currency }).format(
    cents / 100,
  )

type Mail = { subject: string; content: Email }
type Receipt = {
  kind: 'payment' | 'refund' | 'reversal'
  tier: GivingTier
  cycle: BillingCycle | null
  cents: number
  currency: string
  at: Date
  zone: string
  language: Language
  reference: string
  /** For a refund: the payment that was refunded. */
  refunds: string | null
  /** The name and postal address of the person or body that receives the money, if the operator has set them. */
  issuer: string | null
}

export function receiptEmail(receipt: Receipt, publicUrl: string): Mail {
  const { kind, tier, cycle, cents, currency, at, zone, language, reference, refunds, issuer } = receipt
  const words = texts[language].receipt
  const sum = money(language, cents, currency)
  const particulars: [string, string | null][] = [
    [words.date, dayIn(language, zone, at)],
    [words.whatFor, `${words.tiers[tier]}, ${words.cycles[cycle ?? 'once']}`],
    [words.amount, `${sum} (${currency})`],
    [words.paidThrough, 'PayPal'],
    [words.number, reference],
    [words.forPayment, refunds],
    [words.receivedBy, issuer],
  ]
  return {
    subject: words.subjects[kind],
    content: {
      language,
      paragraphs: [
        words.openings[kind](sum),
        ...particulars.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
      ],
      action: { label: words.action, url: new URL('/profile?tab=subscription', publicUrl).href },
      closing: kind === 'payment' ? words.proof : words.refundProof,
    },
  }
}

type Impact = { year: number; quarter: number; receivedCents: number; currency: string; supporters: number } & {
  planned: { developmentCents: number; infrastructureCents: number; freeAccessCents: number }
  freeMonths: number
}

/** Says how much was received and what it is planned for, but never that money was spent. */
export function impactEmail(language: Language, impact: Impact, publicUrl: string): Mail {
  const { year, quarter, receivedCents, currency, supporters, planned, freeMonths } = impact
  const words = texts[language].impact
  const period = `${words.quarters[quarter - 1] ?? ''} ${language === 'es' ? `de ${year}` : year}`
  const sum = (cents: number) => money(language, cents, currency)
  const { infrastructureCents, developmentCents, freeAccessCents } = planned
  return {
    subject: words.subject(period),
    content: {
      language,
      paragraphs: [
        `${words.received(period, sum(receivedCents))} ${plural(language, supporters, words.supporters(supporters))}`,
        words.planned(sum(infrastructureCents), sum(developmentCents), sum(freeAccessCents)),
        plural(language, freeMonths, words.months(freeMonths)),
      ],
      action: { label: words.action, url: new URL('/pricing', publicUrl).href },
      closing: words.closing,
    },
  }
}
