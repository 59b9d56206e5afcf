import type { BillingCycle, GivingTier } from '@sadhana/contract'

type AgreementStatus = 'pending' | 'active' | 'suspended' | 'cancelled' | 'expired'

/** What we know of an agreement from the provider's messages. */
export type AgreementState = { status: AgreementStatus; statusAt: Date; failedAt: Date | null }

/** A running contribution, or a free place. */
export type Contribution = AgreementState & {
  id: string
  tier: GivingTier
  cents: number
  currency: string
  cycle: BillingCycle
  startDate: Date
  startsOn: Date | null
  endDate: Date | null
  endingRequestedAt: Date | null
  createdAt: Date
}

const ranks: Record<AgreementStatus, number> = { pending: 0, active: 1, suspended: 2, expired: 3, cancelled: 4 }

/** An agreement never leaves these states at the provider. */
export const isFinal = (status: AgreementStatus): boolean => ranks[status] >= ranks.expired

/** True if it can take payments, now or once a payment problem is solved. */
export const isRunning = (status: AgreementStatus): boolean => status === 'active' || status === 'suspended'

type Status = Pick<AgreementState, 'status' | 'statusAt'>

/**
 * A final state outranks all others. Otherwise the later state wins, or the more serious one if both started at the
 * same moment.
 */
function outranks(one: Status, other: Status): boolean {
  if (isFinal(one.status) || isFinal(other.status)) return ranks[one.status] > ranks[other.status]
  const later = one.statusAt.getTime() - other.statusAt.getTime()
  return later > 0 || (later === 0 && ranks[one.status] > ranks[other.status])
}

/**
 * The state after one more message: whichever state outranks all others so far. That is why the order and the number of
 * messages don't matter.
 */
export const withStatus = <S extends AgreementState>(state: S, heard: Status): S =>
  outranks(heard, state) ? { ...state, status: heard.status, statusAt: heard.statusAt } : state

export const withFailure = <S extends AgreementState>(state: S, at: Date): S =>
  state.failedAt && state.failedAt >= at ? state : { ...state, failedAt: at }

/** A payment is short if it was less than agreed, or in another currency. */
export type Paid = { at: Date; cents: number; returnedCents: number; isShort: boolean }

/** Adds one month or year. The 31st becomes the last day of a shorter month. */
export function addCycle(at: Date, cycle: BillingCycle): Date {
  const months = cycle === 'annual' ? 12 : 1
  const then = new Date(at)
  then.setUTCMonth(then.getUTCMonth() + months)
  if (then.getUTCDate() !== at.getUTCDate()) then.setUTCDate(0)
  return then
}

/** A payment counts if it was as agreed and hasn't been refunded in full. */
const counts = ({ cents, returnedCents, isShort }: Paid): boolean => !isShort && returnedCents < cents

/** Until when the payments give access. We don't use the provider's `next_billing_time`, because it may be today. */
export function paidUntil(payments: readonly Paid[], cycle: BillingCycle): Date | null {
  const ends = payments.filter(counts).map(({ at }) => addCycle(at, cycle).getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

export const lastPaid = (payments: readonly Paid[]): Date | null => {
  const times = payments.filter(counts).map(({ at }) => at.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

const graceDays = 3

/** The provider may take a day or two to collect a payment that is due. */
export function hasAccess(
  row: { status: AgreementStatus; endDate: Date | null; endingRequestedAt: Date | null },
  now: Date,
): boolean {
  if (!row.endDate) return false
  const goesOn = isRunning(row.status) && !row.endingRequestedAt
  return row.endDate.getTime() + (goesOn ? graceDays * 86_400_000 : 0) > now.getTime()
}

const worth: Record<GivingTier, number> = {
  'financial-difficulty': 0,
  custom: 1,
  'low-cost': 1,
  standard: 2,
  'pay-forward': 3,
}

/** True if `tier` includes a promise that starts at tier `from`. A custom amount includes what the lowest tier does. */
export const includes = (tier: GivingTier, from: GivingTier): boolean => worth[tier] >= worth[from]

export const highest = (tiers: readonly GivingTier[]): GivingTier | null =>
  tiers.toSorted((one, other) => worth[other] - worth[one])[0] ?? null
