import {
  type Confirmation,
  currency,
  type GivingFacts,
  type GivingTier,
  promises,
  type Reply,
  type giving,
  type Subscription,
} from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { ProviderUnreachable } from '#platform/payment/payment-provider.ts'
import { hasAccess, highest, isFinal, isRunning, lastPaid } from '../shared/agreement.rules.ts'
import { compareAgreement, compareGift } from '../comparison/compare.service.ts'
import type { BookDeps, GivingDeps, ProviderDeps } from '../shared/giving.deps.ts'
import {
  findStartedPayment,
  findPayment,
  findSubscription,
  listSubscriptions,
  type PaymentRow,
} from '../shared/giving.repo.ts'
import { countSupporters, listPaid, listReceipts, sumOfMember, sumReceived } from '../shared/ledger.repo.ts'
import { currentOf, freeMonthsOf, plannedOf, subscriptionView, waitingOf } from './view.rules.ts'

const threeDaysMs = 3 * 86_400_000

export async function readFacts({ db, clock, provider, donateUrl, fee }: GivingDeps): Promise<GivingFacts> {
  const yearBegan = new Date(Date.UTC(clock.now().getUTCFullYear(), 0, 1))
  const [total, thisYear, supporters] = await Promise.all([
    sumReceived(db, currency),
    sumReceived(db, currency, { from: yearBegan }),
    countSupporters(db),
  ])
  return {
    configured: provider !== undefined,
    currency,
    donateUrl,
    fee,
    received: {
      totalCents: total.cents,
      thisYearCents: thisYear.cents,
      since: total.since?.toISOString() ?? null,
      supporters,
    },
    planned: plannedOf(total.cents),
    freeMonths: freeMonthsOf(total.cents),
    promises: promises.filter(({ live }) => live).map(({ id }) => id),
  }
}

export async function readSubscription({ db, clock, provider }: GivingDeps, userId: string): Promise<Subscription> {
  const now = clock.now()
  const [rows, paidTotal, openPayment] = await Promise.all([
    listSubscriptions(db, userId),
    sumOfMember(db, userId),
    findStartedPayment(db, userId, { since: new Date(now.getTime() - threeDaysMs) }),
  ])
  const current = currentOf(rows, now)
  const waiting = waitingOf(rows, now)
  const [payments, waitingPayment] = await Promise.all([
    current ? listPaid(db, current.id) : [],
    waiting && findPayment(db, waiting.id),
  ])
  return subscriptionView(
    {
      rows,
      paidTotal,
      gift: openPayment && !openPayment.isRecurring && openPayment.status === 'pending' ? openPayment : undefined,
      approveUrls: new Map(waitingPayment ? [[waitingPayment.id, waitingPayment.approveUrl]] : []),
      lastPaymentAt: lastPaid(payments),
      memberPage: provider?.memberPage ?? null,
    },
    now,
  )
}

/** The highest tier whose paid period covers now; null for everyone else. */
export async function findSupport({ db, clock }: BookDeps, userId: string): Promise<GivingTier | null> {
  const rows = await listSubscriptions(db, userId)
  return highest(rows.filter((row) => row.cents > 0 && hasAccess(row, clock.now())).map(({ tier }) => tier))
}

const nothingStarted: Confirmation = {
  state: 'none',
  id: null,
  paymentTier: null,
  amountCents: null,
  billingCycle: null,
  isRecurring: null,
  since: null,
  reference: null,
}

/** The state that we have recorded, without asking the provider. */
async function recordedState(db: Db, payment: PaymentRow, now: Date): Promise<'tracked' | 'declined' | 'waiting'> {
  if ((await listPaid(db, payment.id)).length > 0) return 'tracked'
  const row = await findSubscription(db, payment.id)
  if (row && isRunning(row.status) && row.startsOn && row.startsOn > now) return 'tracked'
  const { status } = (await findPayment(db, payment.id)) ?? payment
  return status === 'failed' || (row && (isFinal(row.status) || row.endingRequestedAt)) ? 'declined' : 'waiting'
}

/** The outcome of a payment that was started. If we don't know it yet, we ask the provider. */
export async function confirm(deps: GivingDeps, userId: string, id: string | undefined): Promise<Confirmation> {
  const { db, clock, log, provider } = deps
  const since = new Date(clock.now().getTime() - threeDaysMs)
  const payment = await findStartedPayment(db, userId, { id, since })
  if (!payment) return nothingStarted
  const about = (state: Confirmation['state']): Confirmation => ({
    state,
    id: payment.id,
    paymentTier: payment.tier,
    amountCents: payment.cents,
    billingCycle: payment.cycle,
    isRecurring: payment.isRecurring,
    since: payment.startedAt.toISOString(),
    reference: payment.reference,
  })
  const recorded = await recordedState(db, payment, clock.now())
  if (recorded !== 'waiting' || !provider || !payment.reference) return about(recorded)
  try {
    await comparePayment({ db, clock, log, provider }, payment)
  } catch (error) {
    if (error instanceof ProviderUnreachable) return about('unreachable')
    // We failed to track the payment only if PayPal really has the money.
    log.error({ err: error, payment: payment.id }, 'a payment could not be recorded')
    return about((await isPaidThere({ db, clock, log, provider }, payment)) ? 'failed' : 'waiting')
  }
  return about(await recordedState(db, payment, clock.now()))
}

async function comparePayment(deps: ProviderDeps, payment: PaymentRow): Promise<void> {
  const row = await findSubscription(deps.db, payment.id)
  if (row) await compareAgreement(deps, row)
  else await compareGift(deps, payment)
}

async function isPaidThere({ clock, provider }: ProviderDeps, { reference, isRecurring, startedAt }: PaymentRow) {
  if (!reference) return false
  const paid = isRecurring
    ? provider.listCharges(reference, { from: new Date(startedAt.getTime() - 86_400_000), to: clock.now() })
    : provider.readOrder(reference).then((order) => order?.payments ?? [])
  return paid.then(
    (payments) => payments.length > 0,
    () => false,
  )
}

const cursors = keyset('at', 'id')

export async function readReceipts(
  { db }: Pick<GivingDeps, 'db'>,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<typeof giving.receipts>> {
  const rows = await listReceipts(db, userId, { after: keysetAfter(cursor, cursors), count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, cursors)
  return {
    items: items.map(({ id, kind, occurredAt, cents, currency: paidIn, tier, cycle, providerId }) => ({
      id,
      kind,
      at: occurredAt.toISOString(),
      amountCents: cents,
      currency: paidIn,
      paymentTier: tier,
      billingCycle: cycle,
      reference: providerId,
    })),
    nextCursor,
  }
}
