import {
  currency,
  customContribution,
  givingReturn,
  type NewPayment,
  priceOf,
  type StartedPayment,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { callProvider } from '#platform/outgoing/call-provider.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnreachable } from '#platform/payment/payment-provider.ts'
import { isFinal, isRunning } from './shared/agreement.rules.ts'
import { endOne } from './endings/agreement-state.service.ts'
import { finishEnding } from './endings/endings.service.ts'
import type { BookDeps, GivingDeps } from './shared/giving.deps.ts'
import {
  failOpenGifts,
  findPayment,
  findSubscription,
  insertPayment,
  insertSubscription,
  listSubscriptions,
  lockSubject,
  type NewPaymentRow,
  updatePayment,
  updateSubscription,
} from './shared/giving.repo.ts'
import { nameOf } from './shared/tiers.rules.ts'
import { findPlan } from './plans/plans.repo.ts'

const freeTier = 'financial-difficulty'

/** The price that the server sets. The amount that the page sends counts only for custom amounts. */
function priceFor({ paymentTier, amount, billingCycle }: NewPayment): number {
  if (paymentTier !== 'custom') return priceOf(paymentTier, billingCycle ?? 'monthly')
  const cents = Math.round(amount * 100)
  const isWhole = Math.abs(cents - amount * 100) < 1e-6
  if (!isWhole || amount < customContribution.min || amount > customContribution.max) {
    throw new AppError('giving.amount_wrong')
  }
  return cents
}

function rowOf(userId: string, payment: NewPayment, at: Date): NewPaymentRow {
  const { paymentTier: tier, clientId, isRecurring, billingCycle = 'monthly' } = payment
  const goesOn = tier !== freeTier && isRecurring
  // Custom amounts are monthly.
  const cycle = goesOn ? (tier === 'custom' ? 'monthly' : billingCycle) : null
  const cents = priceFor({ ...payment, billingCycle: cycle ?? billingCycle })
  return { id: clientId ?? newId(), userId, tier, cents, currency, cycle, isRecurring: goesOn, at }
}

const replyOf = (row: NewPaymentRow, approveUrl: string | null, startsOn: Date | null): StartedPayment => ({
  id: row.id,
  next: approveUrl ? 'approve' : 'free',
  approveUrl,
  paymentTier: row.tier,
  amountCents: row.cents,
  currency: row.currency,
  billingCycle: row.cycle,
  isRecurring: row.isRecurring,
  startsOn: startsOn?.toISOString() ?? null,
})

/** Starts a contribution, or takes the free place. */
export async function pay(deps: GivingDeps, userId: string, payment: NewPayment): Promise<StartedPayment> {
  const row = rowOf(userId, payment, deps.clock.now())
  if (row.tier === freeTier) return takeFreePlace(deps, row)
  const { provider } = deps
  if (!provider) throw new AppError('giving.not_configured')
  return beginAt(provider, deps, row)
}

/** Asks no questions and needs no card. Ends any contribution that is running. */
async function takeFreePlace({ db, clock }: BookDeps, row: NewPaymentRow): Promise<StartedPayment> {
  await inTransaction(db, async (tx) => {
    await lockSubject(tx, row.userId)
    const isNew = await insertPayment(tx, row, { method: 'free_access', status: 'completed' })
    if (!isNew) return refuseOther(tx, row)
    await endAll(tx, row.userId, { reason: 'cancelled', requestedAt: row.at }, clock.now())
    await insertSubscription(tx, { ...row, status: 'active', startsOn: null })
  })
  return replyOf(row, null, null)
}

/** If the same id is sent again, it must mean the same contribution. */
async function refuseOther(tx: Db, { id, userId, tier, cents, isRecurring }: NewPaymentRow): Promise<void> {
  const saved = await findPayment(tx, id)
  const isSame =
    saved?.userId === userId && saved.tier === tier && saved.cents === cents && saved.isRecurring === isRecurring
  if (!isSame) throw new AppError('giving.already_begun')
}

type PendingPayment = NewPaymentRow & { startsOn: Date | null }
type Approval = { reference: string; approveUrl: string; startsOn: Date | null }

async function beginAt(provider: PaymentProvider, deps: GivingDeps, payment: NewPaymentRow): Promise<StartedPayment> {
  const { db, clock, log, publicUrl } = deps
  const plan = payment.cycle
    ? await findPlan(db, provider.environment, { ...payment, cycle: payment.cycle })
    : undefined
  if (payment.isRecurring && !plan) {
    log.error(
      { tier: payment.tier, cycle: payment.cycle },
      'this plan is missing at the provider: run `cli giving sync`',
    )
    throw new AppError('giving.not_configured')
  }
  const back = {
    paid: new URL(givingReturn.paid, publicUrl).href,
    cancelled: new URL(givingReturn.cancelled, publicUrl).href,
  }
  try {
    const approval = await callProvider<PendingPayment, Approval>(db, {
      save: (tx) => savePending(tx, payment),
      call: async (row) => {
        const price = { cents: row.cents, currency: row.currency }
        const { id, startsOn } = row
        const startsAt = startsOn && startsOn > clock.now() ? startsOn : null
        const answer = plan
          ? await provider.createAgreement({ id, plan, back, startsAt, ...(row.tier === 'custom' && { price }) })
          : await provider.createOrder({ id, price, back, name: nameOf(row.tier) })
        return { ...answer, startsOn }
      },
      store: async (tx, { id, userId }, { reference, approveUrl, startsOn }) => {
        await lockSubject(tx, userId)
        await updatePayment(tx, id, { reference, approveUrl })
        const subscription = await findSubscription(tx, id)
        if (subscription) await updateSubscription(tx, subscription, { reference }, clock.now())
        return { reference, approveUrl, startsOn }
      },
    })
    return replyOf(payment, approval.approveUrl, approval.startsOn)
  } catch (error) {
    if (error instanceof ProviderRefused) log.error({ err: error }, 'the provider refused a contribution')
    const isTheirs = error instanceof ProviderRefused || error instanceof ProviderUnreachable
    throw isTheirs ? new AppError('giving.provider_unreachable', { cause: error }) : error
  }
}

/** After a change of tier, the first payment is due when the period that is already paid ends. */
async function savePending(tx: Db, row: NewPaymentRow): Promise<{ row: PendingPayment; answer: Approval | null }> {
  await lockSubject(tx, row.userId)
  if (await insertPayment(tx, row, { method: 'paypal', status: 'pending' })) {
    const running = (await listSubscriptions(tx, row.userId)).filter(({ cents }) => cents > 0)
    const paid = running.flatMap(({ endDate }) => (endDate && endDate > row.at ? [endDate.getTime()] : []))
    const startsOn = row.isRecurring && paid.length > 0 ? new Date(Math.max(...paid)) : null
    if (row.isRecurring) await insertSubscription(tx, { ...row, status: 'pending', startsOn })
    return { row: { ...row, startsOn }, answer: null }
  }
  await refuseOther(tx, row)
  const existing = await findPayment(tx, row.id)
  const startsOn = (await findSubscription(tx, row.id))?.startsOn ?? null
  const { reference, approveUrl } = existing ?? {}
  return { row: { ...row, startsOn }, answer: reference && approveUrl ? { reference, approveUrl, startsOn } : null }
}

type EndingRequest = { reason: 'cancelled' | 'erased'; requestedAt: Date }

/** Returns the agreements that have to end at the provider. */
async function endAll(tx: Db, userId: string, request: EndingRequest, now: Date): Promise<string[]> {
  await failOpenGifts(tx, userId)
  const rows = (await listSubscriptions(tx, userId)).filter(({ status }) => !isFinal(status))
  for (const row of rows) await endOne(tx, row, request, now)
  return rows.flatMap(({ reference, status }) => (reference && isRunning(status) ? [reference] : []))
}

/**
 * Ends every contribution of the member. The request is saved together with a job that passes it on to the provider.
 * Then the provider is asked at once, and if it doesn't answer, the job keeps trying.
 */
export async function stop({ db, clock, log, provider }: GivingDeps, userId: string): Promise<void> {
  const references = await inTransaction(db, async (tx) => {
    await lockSubject(tx, userId)
    return endAll(tx, userId, { reason: 'cancelled', requestedAt: clock.now() }, clock.now())
  })
  if (!provider) return
  for (const reference of references) {
    await finishEnding({ db, clock, log, provider }, reference).catch((error: unknown) =>
      log.warn({ err: error, reference }, 'a contribution could not be ended at once; we go on trying'),
    )
  }
}

/** Runs in the transaction that erases the member. The jobs outlive the member. */
export async function endGiving({ db, clock }: BookDeps, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSubject(tx, userId)
    await endAll(tx, userId, { reason: 'erased', requestedAt: clock.now() }, clock.now())
  })
}
