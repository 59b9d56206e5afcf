import { inTransaction } from '#platform/db/database.ts'
import { type Agreement, type Charge, type Fact, ProviderUnreachable } from '#platform/payment/payment-provider.ts'
import { isFinal, type AgreementState, withFailure } from '../shared/agreement.rules.ts'
import { saveAgreementState } from '../endings/agreement-state.service.ts'
import { applyFact, applyMessage } from '../webhooks/apply-message.service.ts'
import type { ProviderDeps } from '../shared/giving.deps.ts'
import {
  findSubscription,
  listOpenGifts,
  listToCompare,
  lockSubject,
  type PaymentRow,
  type SubscriptionRow,
} from '../shared/giving.repo.ts'
import { insertCheck } from './checks.repo.ts'
import { findPaid, listPaid } from '../shared/ledger.repo.ts'

/** One difference between the provider's books and ours. */
type Difference = { reference: string; ours: string; theirs: string }

const dayMs = 86_400_000
const lookedBackMs = dayMs
/**
 * Payments can be refunded for half a year, but seldom are once an agreement has ended. So agreements that ended
 * earlier than this are compared only at night.
 */
const hourlyDays = 2
const nightlyDays = 180
const nightHour = 3
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

type Mode = { repair: boolean }
const repairing: Mode = { repair: true }

/** How many days after its end an agreement is still compared, at this hour. */
export const daysOf = (now: Date): number => (now.getUTCHours() === nightHour ? nightlyDays : hourlyDays)

/** The provider's state is the one that counts. A pending agreement that the provider no longer knows has expired. */
const readingOf = (agreement: Agreement | null, row: SubscriptionRow, now: Date): AgreementState => {
  if (!agreement)
    return { status: row.status === 'pending' ? 'expired' : row.status, statusAt: now, failedAt: row.failedAt }
  const state = { status: agreement.status, statusAt: agreement.at, failedAt: row.failedAt }
  return agreement.failedAt ? withFailure(state, agreement.failedAt) : state
}

/** Asks the provider about one agreement and its payments, and corrects our books where they differ. */
export async function compareAgreement(
  deps: ProviderDeps,
  { id, reference, createdAt, userId }: SubscriptionRow,
  { repair }: Mode = repairing,
): Promise<Difference[]> {
  if (!reference) return []
  const { db, clock, provider } = deps
  const agreement = await provider.readAgreement(reference)
  const period = {
    from: new Date(createdAt.getTime() - lookedBackMs),
    to: new Date(clock.now().getTime() + lookedBackMs),
  }
  const charges = agreement ? await provider.listCharges(reference, period) : []
  const differences = await inTransaction(db, async (tx) => {
    if (repair) await lockSubject(tx, userId)
    const row = await findSubscription(tx, id)
    // The member was erased in the meantime.
    if (!row) return []
    const differences: Difference[] = []
    const theirs = readingOf(agreement, row, clock.now())
    // A message may have reported the end while we were reading.
    const isOutdated = isFinal(row.status) && !isFinal(theirs.status)
    if (theirs.status !== row.status && !isOutdated)
      differences.push({ reference, ours: row.status, theirs: theirs.status })
    if (repair && !isOutdated) await saveAgreementState(tx, { ...row, reference }, theirs, clock.now())
    for (const { payment, at, cents, currency } of charges) {
      if (await findPaid(tx, payment)) continue
      differences.push({ reference, ours: 'no payment', theirs: `payment ${payment}` })
      const fact: Fact = {
        about: 'payment',
        payment,
        agreement: reference,
        ours: id,
        at: at.toISOString(),
        cents,
        currency,
      }
      if (repair) await applyFact(tx, fact, clock.now())
    }
    return differences
  })
  return [...differences, ...(await compareRefunds(deps, { id, reference }, repaidOf(charges), { repair }))]
}

const repaidOf = (charges: readonly Charge[]) =>
  charges.filter(({ isRepaid }) => isRepaid).map(({ payment }) => payment)

/** The provider's list says which payments were refunded, but only its messages say how much. */
async function compareRefunds(
  deps: ProviderDeps,
  { id, reference }: { id: string; reference: string },
  repaid: readonly string[],
  { repair }: Mode,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const payment of repaid) {
    const paid = (await listPaid(deps.db, id)).find(({ providerId }) => providerId === payment)
    if (!paid || paid.returnedCents >= paid.cents) continue
    const messages = await deps.provider.listEvents(payment, paid.at)
    const outcomes = repair ? await applyAll(deps, messages) : []
    const isNews = repair ? outcomes.some((outcome) => outcome === 'applied') : paid.returnedCents === 0
    if (isNews)
      differences.push({ reference, ours: `${paid.returnedCents} cents back`, theirs: `more of ${payment} back` })
  }
  return differences
}

async function applyAll(deps: ProviderDeps, messages: readonly Parameters<typeof applyMessage>[1][]) {
  const outcomes: string[] = []
  for (const message of messages) if (message.fact?.about === 'refund') outcomes.push(await applyMessage(deps, message))
  return outcomes
}

/** Asks the provider about a one-time contribution, and captures the money if it was approved. */
export async function compareGift(
  deps: ProviderDeps,
  { id, reference, status }: PaymentRow,
  { repair }: Mode = repairing,
): Promise<Difference[]> {
  if (!reference) return []
  const { db, clock, provider } = deps
  let order = await provider.readOrder(reference)
  if (order?.status === 'approved' && status === 'pending' && repair) order = await provider.captureOrder(reference, id)
  const differences: Difference[] = []
  for (const fact of order?.payments ?? []) {
    if (fact.about !== 'payment' || (await findPaid(db, fact.payment))) continue
    differences.push({ reference, ours: 'no payment', theirs: `payment ${fact.payment}` })
    if (repair) await inTransaction(db, (tx) => applyFact(tx, { ...fact, ours: id }, clock.now()))
  }
  if (repair && order?.status === 'voided') {
    const fact: Fact = { about: 'order', order: reference, ours: id, status: 'voided', at: clock.now().toISOString() }
    await inTransaction(db, (tx) => applyFact(tx, fact, clock.now()))
  }
  return [...differences, ...(await compareRefunds(deps, { id, reference }, order?.repaid ?? [], { repair }))]
}

/** Compares everything that can still change with the provider's books, because some messages never arrive. */
export async function compareAll(
  deps: ProviderDeps,
  { repair, days = nightlyDays }: { repair: boolean; days?: number } = repairing,
): Promise<Difference[]> {
  const { db, clock, log } = deps
  const startedAt = clock.now()
  const since = daysBefore(startedAt, days)
  const agreements = await listToCompare(db, since)
  const gifts = await listOpenGifts(db, since)
  const tasks = [
    ...agreements.map((row) => () => compareAgreement(deps, row, { repair })),
    ...gifts.map((row) => () => compareGift(deps, row, { repair })),
  ]
  const differences: Difference[] = []
  let unanswered = 0
  for (const [index, task] of tasks.entries()) {
    try {
      differences.push(...(await task()))
    } catch (error) {
      unanswered++
      log.warn({ err: error }, 'a contribution could not be compared with the provider’s books')
      if (!(error instanceof ProviderUnreachable)) continue
      unanswered = tasks.length - index
      break
    }
  }
  for (const difference of differences) log.warn(difference, 'a contribution differed from the provider’s books')
  if (repair) await insertCheck(db, { startedAt, asked: tasks.length, differed: differences.length, unanswered })
  return differences
}
