import { currency, fundsSplit, type GivingTier, type Subscription, tiers } from '@sadhana/contract'
import { type Contribution, hasAccess, isFinal, isRunning } from '../shared/agreement.rules.ts'

type AgreementFacts = {
  rows: readonly Contribution[]
  /** The latest one-time contribution that isn't paid yet. */
  gift: { id: string; tier: GivingTier; cents: number; startedAt: Date; approveUrl: string | null } | undefined
  approveUrls: ReadonlyMap<string, string | null>
  lastPaymentAt: Date | null
  paidTotal: { cents: number; payments: number }
  memberPage: string | null
}

/**
 * If a member hasn't come back from the provider's page after this time, we stop showing the payment. It still counts
 * if it arrives later.
 */
const waitedMs = 3 * 86_400_000

const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

const isFree = ({ cents }: Contribution) => cents === 0
/** The first payment has arrived, or is due on a later day because an older contribution is paid until then. */
const isConfirmed = ({ status, endDate, startsOn }: Contribution, now: Date) =>
  isRunning(status) && (endDate !== null || (startsOn !== null && startsOn > now))

/** The contribution that the member sees as theirs. */
export function currentOf(rows: readonly Contribution[], now: Date): Contribution | undefined {
  return (
    rows.find((row) => !row.endingRequestedAt && (isFree(row) ? row.status === 'active' : isConfirmed(row, now))) ??
    rows.findLast((row) => !isFree(row) && hasAccess(row, now)) ??
    rows.findLast((row) => row.endingRequestedAt && isRunning(row.status))
  )
}

export function waitingOf(rows: readonly Contribution[], now: Date): Contribution | undefined {
  const isOpen = (row: Contribution) =>
    !row.endingRequestedAt && !isFree(row) && !isFinal(row.status) && !isConfirmed(row, now)
  return rows.findLast(
    (row) => isOpen(row) && (isRunning(row.status) || now.getTime() - row.createdAt.getTime() < waitedMs),
  )
}

function stateOf(row: Contribution, lastPaymentAt: Date | null): Subscription['state'] {
  if (isFree(row)) return 'free'
  if (isFinal(row.status)) return 'cancelled'
  if (row.endingRequestedAt) return 'cancelling'
  const hasFailed = row.failedAt !== null && (lastPaymentAt === null || row.failedAt > lastPaymentAt)
  return row.status === 'suspended' || hasFailed ? 'past_due' : 'active'
}

export function subscriptionView(seen: AgreementFacts, now: Date): Subscription {
  const { rows, lastPaymentAt, paidTotal, memberPage } = seen
  const row = currentOf(rows, now)
  const waiting = waitingView(seen, now)
  const state = row ? stateOf(row, lastPaymentAt) : waiting?.isRecurring ? 'pending' : 'none'
  const goesOn = state === 'active' || state === 'past_due'
  return {
    isActive: state === 'free' || (goesOn && rows.some((one) => hasAccess(one, now))),
    state,
    subscriptionTier: row?.tier ?? null,
    monthlyAmount: row ? monthlyCents(row) / 100 : null,
    startDate: text(row?.startDate),
    endDate: row && !goesOn && state !== 'free' ? text(row.endDate) : null,
    amountCents: row?.cents ?? null,
    currency: row?.currency ?? currency,
    billingCycle: row && !isFree(row) ? row.cycle : null,
    lastPaymentDate: text(lastPaymentAt),
    nextPaymentDate: row && state === 'active' ? text(row.endDate ?? row.startsOn) : null,
    cancelledAt: row && !goesOn && !isFree(row) ? text(row.endingRequestedAt ?? row.statusAt) : null,
    pastDueSince: row && state === 'past_due' ? text(row.failedAt ?? row.statusAt) : null,
    paymentCount: paidTotal.payments,
    paidCents: paidTotal.cents,
    providerUrl: row && !isFree(row) ? memberPage : null,
    waiting,
  }
}

const monthlyCents = ({ cents, cycle }: Contribution) => (cycle === 'annual' ? Math.round(cents / 12) : cents)

function waitingView({ rows, gift, approveUrls }: AgreementFacts, now: Date): Subscription['waiting'] {
  const row = waitingOf(rows, now)
  if (row && (!gift || row.createdAt >= gift.startedAt)) {
    const { id, tier, cents, cycle, createdAt, startsOn } = row
    return {
      id,
      paymentTier: tier,
      amountCents: cents,
      billingCycle: cycle,
      isRecurring: true,
      since: createdAt.toISOString(),
      approveUrl: approveUrls.get(id) ?? null,
      startsOn: text(startsOn),
    }
  }
  if (!gift || now.getTime() - gift.startedAt.getTime() >= waitedMs) return null
  const { id, tier, cents, startedAt, approveUrl } = gift
  const since = startedAt.toISOString()
  return {
    id,
    paymentTier: tier,
    amountCents: cents,
    billingCycle: null,
    isRecurring: false,
    since,
    approveUrl,
    startsOn: null,
  }
}

/** How we plan to use an amount, to the cent. The cents left over by rounding go to the largest part. */
export function plannedOf(cents: number) {
  const whole = Math.max(0, cents)
  const developmentCents = Math.floor((whole * fundsSplit.development) / 100)
  const freeAccessCents = Math.floor((whole * fundsSplit.freeAccess) / 100)
  return { developmentCents, infrastructureCents: whole - developmentCents - freeAccessCents, freeAccessCents }
}

const lowestPrice = Math.min(...tiers.flatMap(({ monthlyCents: price }) => (price > 0 ? [price] : [])))

/** How many months at the lowest price the free access fund covers. */
export const freeMonthsOf = (cents: number): number => Math.floor(plannedOf(cents).freeAccessCents / lowestPrice)
