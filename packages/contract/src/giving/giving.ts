import { z } from 'zod'
import { pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

export const billingCycles = ['monthly', 'annual'] as const
export type BillingCycle = (typeof billingCycles)[number]
export const currency = 'USD'
export const annualDiscount = 0.2
/** In dollars. */
export const customContribution = { min: 1, max: 1000 } as const

/** Monthly price in cents; a year costs twelve months less the annual discount. */
export const tiers = [
  { id: 'financial-difficulty', name: 'Financial Difficulty', monthlyCents: 0 },
  { id: 'low-cost', name: 'Low-Cost Access', monthlyCents: 300 },
  { id: 'standard', name: 'Standard Support', monthlyCents: 600, mostPopular: true },
  { id: 'pay-forward', name: 'Paying it Forward', monthlyCents: 1000 },
] as const
export type TierId = (typeof tiers)[number]['id']

/** A tier, or a custom amount. */
export const givingTiers = ['financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom'] as const
export type GivingTier = (typeof givingTiers)[number]

/** The price of one payment, in cents. */
export function priceOf(tier: TierId, cycle: BillingCycle): number {
  const { monthlyCents } = tiers.find(({ id }) => id === tier) ?? tiers[0]
  return cycle === 'annual' ? Math.round(monthlyCents * 12 * (1 - annualDiscount)) : monthlyCents
}

/** In per cent of every contribution. */
export const fundsSplit = { development: 30, infrastructure: 60, freeAccess: 10 } as const

/** What the paid tiers promise, and from which tier on. Pages show only promises that are `live`, which means built. */
export const promises = [
  { id: 'priority-support', from: 'low-cost', live: true },
  { id: 'early-access', from: 'standard', live: true },
  { id: 'premium-insights', from: 'standard', live: true },
  { id: 'advanced-analytics', from: 'standard', live: true },
  { id: 'feedback-channel', from: 'pay-forward', live: true },
  { id: 'sponsorship', from: 'pay-forward', live: true },
  { id: 'impact-reports', from: 'pay-forward', live: true },
] as const satisfies readonly { id: string; from: TierId; live: boolean }[]
export type PromiseId = (typeof promises)[number]['id']

/** Unfinished features that early access includes, newest first. A feature leaves this list when everyone gets it. */
export const earlyFeatures = [{ id: 'compare-by-limb', since: '2026-11-17', path: '/wellness/compare' }] as const
export type EarlyFeatureId = (typeof earlyFeatures)[number]['id']

/** The addresses to which the provider sends people back. */
export const givingReturn = { paid: '/profile?subscription=success', cancelled: '/pricing' } as const

const cents = z.int()
const at = z.iso.datetime()

/** The free tier has three names: the specification also writes it with an underscore, and as `free`. */
const tier = z
  .enum([...givingTiers, 'financial_difficulty', 'free'], 'Please choose a tier')
  .transform((id) => (id === 'financial_difficulty' || id === 'free' ? 'financial-difficulty' : id))
  .pipe(z.enum(givingTiers))

/**
 * A contribution as the page sends it. The server uses its own prices: `amount` (in dollars) counts only for the tier
 * `custom`. `isRecurring: false` with a paid tier gives that amount once.
 */
export const NewPayment = z.object({
  /** The device's id for the payment, a UUIDv7. Even if it is sent twice, however late, it is one payment. */
  clientId: z.uuidv7().optional(),
  paymentTier: tier,
  amount: z.number().min(0).max(1_000_000),
  currency: z.literal(currency).default(currency),
  paymentMethod: z.enum(['paypal', 'free_access']).default('paypal'),
  subscriptionTier: tier.optional(),
  isRecurring: z.boolean(),
  /** Only for paid tiers; monthly if missing. */
  billingCycle: z.enum(billingCycles).optional(),
})
export type NewPayment = z.infer<typeof NewPayment>

/** `free`: recorded, nothing to pay. `approve`: open `approveUrl`, PayPal's page, in the tab that the tap opened. */
export const StartedPayment = z.object({
  id: z.uuid(),
  next: z.enum(['free', 'approve']),
  approveUrl: z.url().nullable(),
  paymentTier: z.enum(givingTiers),
  /** The server's price for one payment. */
  amountCents: cents,
  currency: z.string(),
  billingCycle: z.enum(billingCycles).nullable(),
  isRecurring: z.boolean(),
  /** If an active contribution is replaced: the day of the new one's first payment. The old one ends then. */
  startsOn: at.nullable(),
})
export type StartedPayment = z.infer<typeof StartedPayment>

/**
 * `none`: nothing is pending. `waiting`: 'Waiting for PayPal to confirm.' `tracked`: 'Payment Tracked'. `failed`:
 * 'Tracking Failed', because PayPal says it is paid but our record failed. `declined`: PayPal says it won't be paid.
 * `unreachable`: PayPal doesn't answer, so we don't know yet.
 */
export const confirmationStates = ['none', 'waiting', 'tracked', 'failed', 'declined', 'unreachable'] as const
export const Confirmation = z.object({
  state: z.enum(confirmationStates),
  id: z.uuid().nullable(),
  paymentTier: z.enum(givingTiers).nullable(),
  amountCents: cents.nullable(),
  billingCycle: z.enum(billingCycles).nullable(),
  isRecurring: z.boolean().nullable(),
  /** When the payment was started. */
  since: at.nullable(),
  /** PayPal's own reference, to quote in a letter. */
  reference: z.string().nullable(),
})
export type Confirmation = z.infer<typeof Confirmation>

/**
 * `none`, `free`; `pending`: started, but not confirmed; `active`; `past_due`: PayPal couldn't collect the last
 * payment; `cancelling`: the member has cancelled, PayPal doesn't know yet, and nothing more will be charged;
 * `cancelled`: over, but the benefits of the tier last until `endDate`.
 */
export const givingStates = ['none', 'free', 'pending', 'active', 'past_due', 'cancelling', 'cancelled'] as const

export const Subscription = z.object({
  /** False once it is cancelled, although the benefits of the tier last until `endDate`. */
  isActive: z.boolean(),
  state: z.enum(givingStates),
  subscriptionTier: z.enum(givingTiers).nullable(),
  /** In dollars; a year's payment divided by twelve. */
  monthlyAmount: z.number().nullable(),
  startDate: at.nullable(),
  /** When access ends, if it is going to end. */
  endDate: at.nullable(),
  /** The amount of one payment. */
  amountCents: cents.nullable(),
  currency: z.string(),
  billingCycle: z.enum(billingCycles).nullable(),
  lastPaymentDate: at.nullable(),
  nextPaymentDate: at.nullable(),
  /** When the member cancelled. */
  cancelledAt: at.nullable(),
  /** When the payment failed. */
  pastDueSince: at.nullable(),
  /** For all contributions, minus refunds. */
  paymentCount: z.int(),
  paidCents: cents,
  /** PayPal's page for fixing payments. */
  providerUrl: z.url().nullable(),
  /** A contribution started at PayPal but not confirmed yet. Beside an active one, it's a change. */
  waiting: z
    .object({
      id: z.uuid(),
      paymentTier: z.enum(givingTiers),
      amountCents: cents,
      billingCycle: z.enum(billingCycles).nullable(),
      isRecurring: z.boolean(),
      since: at,
      approveUrl: z.url().nullable(),
      startsOn: at.nullable(),
    })
    .nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** Stops the contribution. `endDate` is part of the specification, but the paid period decides. */
export const SubscriptionChange = z.object({ isActive: z.literal(false), endDate: z.string().max(40).optional() })

export const receiptKinds = ['payment', 'refund', 'reversal'] as const
export const Receipt = z.object({
  id: z.uuid(),
  kind: z.enum(receiptKinds),
  at,
  amountCents: cents,
  currency: z.string(),
  paymentTier: z.enum(givingTiers),
  billingCycle: z.enum(billingCycles).nullable(),
  /** PayPal's id for the payment. */
  reference: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/** Public facts: whether giving is possible here, and how much was received. */
export const GivingFacts = z.object({
  /** False without a provider, when only the free tier can be chosen. */
  configured: z.boolean(),
  currency: z.string(),
  /** The provider's personal page, to which `/6USD` is added. Null hides the direct donate links. */
  donateUrl: z.url().nullable(),
  /** The provider's fee for each payment, as set by the operator; null if it isn't set. */
  fee: z.object({ percent: z.number(), fixedCents: cents }).nullable(),
  /** From the ledger, minus refunds. */
  received: z.object({
    totalCents: cents,
    thisYearCents: cents,
    /** The date of the first payment. */
    since: at.nullable(),
    /** Members with a current contribution. */
    supporters: z.int(),
  }),
  /** How we plan to use it: the split of `totalCents`, to the cent. */
  planned: z.object({ developmentCents: cents, infrastructureCents: cents, freeAccessCents: cents }),
  /** How many months at the lowest paid price the free access fund covers. */
  freeMonths: z.int(),
  /** The promises that are kept today. */
  promises: z.array(z.enum(promises.map(({ id }) => id))),
})
export type GivingFacts = z.infer<typeof GivingFacts>

/** Whether the member's contribution includes early access, and whether they have turned it on. */
export const EarlyAccess = z.object({ isOpen: z.boolean(), isOn: z.boolean() })
export type EarlyAccess = z.infer<typeof EarlyAccess>

const writes = { max: 30, seconds: 60 }

export const giving = defineRoutes({
  facts: {
    method: 'GET',
    path: '/api/giving',
    summary: 'Get whether giving is possible here, what was received and how it will be used.',
    access: 'public',
    reply: GivingFacts,
    errors: [],
  },
  pay: {
    method: 'POST',
    path: '/api/payments',
    summary: 'Choose a tier, change it, or give once. Paid ones answer with PayPal’s page for approval.',
    access: 'member',
    body: NewPayment,
    reply: StartedPayment,
    errors: ['giving.not_configured', 'giving.provider_unreachable', 'giving.amount_wrong', 'giving.already_begun'],
    limit: writes,
  },
  confirm: {
    method: 'POST',
    path: '/api/payments/confirm',
    summary: 'Ask PayPal about a payment you have begun: the latest one, or the one named.',
    access: 'member',
    body: z.object({ id: z.uuid().optional() }),
    reply: Confirmation,
    errors: [],
    limit: writes,
  },
  receipts: {
    method: 'GET',
    path: '/api/payments',
    summary: 'List your payments and refunds, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Receipt),
    errors: [],
  },
  subscription: {
    method: 'GET',
    path: '/api/subscription',
    summary: 'Get your contribution.',
    access: 'member',
    reply: Subscription,
    errors: [],
  },
  stop: {
    method: 'PUT',
    path: '/api/subscription',
    summary: 'Stop your contribution. What comes with it stays until the paid period ends.',
    access: 'member',
    body: SubscriptionChange,
    reply: Subscription,
    errors: [],
    limit: writes,
  },
  earlyAccess: {
    method: 'GET',
    path: '/api/early-access',
    summary: 'Get whether you try what is still being made.',
    access: 'member',
    reply: EarlyAccess,
    errors: [],
  },
  changeEarlyAccess: {
    method: 'PUT',
    path: '/api/early-access',
    summary: 'Choose whether to try what is still being made.',
    access: 'member',
    body: z.object({ isOn: z.boolean() }),
    reply: EarlyAccess,
    errors: ['giving.not_included'],
    limit: writes,
  },
})
