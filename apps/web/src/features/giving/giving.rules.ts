import {
  annualDiscount,
  type BillingCycle,
  type Confirmation,
  currency,
  customContribution,
  type GivingFacts,
  type GivingTier,
  givingTiers,
  priceOf,
  promises,
  type PromiseId,
  type Subscription,
  type TierId,
} from '@sadhana/contract'

/** A contribution that someone has chosen. `cents` is their own amount. */
export type Choice = { tier: GivingTier; cycle: BillingCycle; isRecurring: boolean; cents: number | null }

/** The tier in the address, where the free tier is called `free` during the sign-in. */
export function tierNamed(name: string | null): GivingTier | null {
  if (name === 'free' || name === 'financial_difficulty') return 'financial-difficulty'
  return givingTiers.find((tier) => tier === name) ?? null
}

/** Leads through the sign-in and back, with the tier. */
export const signInPathFor = (tier: GivingTier): string =>
  tier === 'financial-difficulty' ? '/login?tier=free' : `/login?redirect=/pricing&tier=${tier}`

const isFree = (tier: GivingTier): boolean => tier === 'financial-difficulty'

/** The price per month in cents, as the page shows it. */
export const monthlyPrice = (tier: TierId, cycle: BillingCycle): number =>
  cycle === 'annual' ? priceOf(tier, 'annual') / 12 : priceOf(tier, 'monthly')

/** In cents. */
export const yearlySavings = (tier: TierId): number => Math.round(priceOf(tier, 'monthly') * 12 * annualDiscount)

/** The provider's fee on one payment, in cents. */
export const feeOn = (cents: number, { percent, fixedCents }: NonNullable<GivingFacts['fee']>): number =>
  Math.min(cents, Math.round((cents * percent) / 100) + fixedCents)

/** The amount of one payment, in cents. */
function centsOf({ tier, cycle, cents }: Choice): number {
  if (tier === 'custom') return cents ?? 0
  return priceOf(tier, cycle)
}

/** A typed amount of dollars, with a point or a comma. Null if it isn't a number or is outside the limits. */
export function readDollars(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null
  const cents = Math.round(Number(text) * 100)
  return cents >= customContribution.min * 100 && cents <= customContribution.max * 100 ? cents : null
}

/** The request for a choice, with the field names of the specification. The server uses its own prices. */
export function paymentOf(choice: Choice) {
  const { tier, cycle, isRecurring } = choice
  if (isFree(tier)) {
    return {
      paymentTier: 'financial_difficulty',
      amount: 0,
      currency,
      paymentMethod: 'free_access',
      subscriptionTier: 'financial_difficulty',
      isRecurring: false,
    } as const
  }
  return {
    paymentTier: tier,
    amount: centsOf(choice) / 100,
    currency,
    paymentMethod: 'paypal',
    subscriptionTier: tier,
    isRecurring,
    billingCycle: cycle,
  } as const
}

/** The promises that this tier adds to the previous one, if they are built. */
export const promisesFrom = (tier: TierId, live: readonly PromiseId[]): PromiseId[] =>
  promises.filter(({ id, from }) => from === tier && live.includes(id)).map(({ id }) => id)

export const livePromises: PromiseId[] = promises.filter(({ live }) => live).map(({ id }) => id)

/** The member's current contribution. The free tier counts too, once it is chosen. */
export type CurrentGiving = { tier: GivingTier; cycle: BillingCycle | null; isPaid: boolean }

export function currentOf(subscription: Subscription | undefined): CurrentGiving | undefined {
  const { state, subscriptionTier: tier, billingCycle: cycle } = subscription ?? {}
  if (state === 'free') return { tier: 'financial-difficulty', cycle: null, isPaid: false }
  if (!tier || (state !== 'active' && state !== 'past_due')) return undefined
  return { tier, cycle: cycle ?? null, isPaid: true }
}

export type UnsettledPayment = NonNullable<Subscription['waiting']> & { isUnreachable: boolean }

/** A payment started at the provider that is neither confirmed nor declined. */
export function unsettledOf(
  { waiting }: Subscription,
  confirmation: Confirmation | undefined,
): UnsettledPayment | undefined {
  const isSettled = confirmation && confirmation.state !== 'waiting' && confirmation.state !== 'unreachable'
  if (!waiting || isSettled) return undefined
  return { ...waiting, isUnreachable: confirmation?.state === 'unreachable' }
}
