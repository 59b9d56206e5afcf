import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Fact, PaymentEvent } from '#platform/payment/payment-provider.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { isRunning, withFailure, withStatus } from '../shared/agreement.rules.ts'
import { askEnding, saveAgreementState } from '../endings/agreement-state.service.ts'
import { findEnding } from '../endings/endings.repo.ts'
import type { BookDeps } from '../shared/giving.deps.ts'
import {
  findPayment,
  findPaymentByReference,
  findSubscription,
  isOurPlan,
  lockSubject,
  type PaymentRow,
  updatePayment,
} from '../shared/giving.repo.ts'
import { findSubjectOf, insertEntry } from '../shared/ledger.repo.ts'
import { savePaidPeriod } from '../shared/paid-period.service.ts'
import { applyRefund } from './apply-refund.service.ts'
import { type AppliedMessage, insertMessage, listWaiting, type Outcome, updateOutcome } from './messages.repo.ts'
import { captureGift, refundPayment, sendReceipt } from '../shared/task.jobs.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const applied: AppliedMessage = { outcome: 'applied' }
const notOurs: AppliedMessage = { outcome: 'not ours' }

/** A message and its effect are saved in one transaction, so a second copy of the message has no effect. */
export const applyMessage = ({ db, clock }: BookDeps, event: PaymentEvent): Promise<Outcome | 'repeated'> =>
  inTransaction(db, async (tx) => {
    if (!(await insertMessage(tx, event, clock.now()))) return 'repeated'
    const { outcome, waitsFor }: AppliedMessage = event.fact
      ? await applyFact(tx, event.fact, clock.now())
      : { outcome: 'unknown' }
    await updateOutcome(tx, event.id, outcome, waitsFor)
    return outcome
  })

/** Applies one fact. Facts can come in any order and more than once. */
export function applyFact(tx: Db, fact: Fact, now: Date): Promise<AppliedMessage> {
  if (fact.about === 'payment') return applyPayment(tx, fact, now)
  if (fact.about === 'refund') return applyRefund(tx, fact, now)
  if (fact.about === 'order') return applyOrder(tx, fact)
  return applyAgreementState(tx, fact, now)
}

type FactAbout<A extends Fact['about']> = Extract<Fact, { about: A }>

const findOurs = async (tx: Db, ours: string | null, reference: string | null): Promise<PaymentRow | undefined> => {
  const byId = ours && uuid.test(ours) ? await findPayment(tx, ours) : undefined
  return byId ?? (reference === null ? undefined : findPaymentByReference(tx, reference))
}

async function applyAgreementState(
  tx: Db,
  fact: FactAbout<'agreement'> | FactAbout<'failure'>,
  now: Date,
): Promise<AppliedMessage> {
  const { agreement: reference } = fact
  const payment = await findOurs(tx, fact.ours, reference)
  if (payment?.userId) await lockSubject(tx, payment.userId)
  const row = payment && (await findSubscription(tx, payment.id))
  if (!payment || !row) {
    const isOurs =
      payment !== undefined || (fact.about === 'agreement' && fact.plan && (await isOurPlan(tx, fact.plan)))
    if (!isOurs) return notOurs
    // The member no longer exists, so no one could want this agreement.
    const reason = payment ? 'erased' : 'unknown'
    if (fact.about === 'agreement' && isRunning(fact.status)) {
      await askEnding(tx, { reference, reason, requestedAt: new Date(0) }, now)
    }
    return applied
  }
  if (!payment.reference) await updatePayment(tx, payment.id, { reference })
  const agreement = { ...row, reference: row.reference ?? reference }
  const at = new Date(fact.at)
  const heard =
    fact.about === 'agreement'
      ? withStatus(agreement, { status: fact.status, statusAt: at })
      : withFailure(agreement, at)
  await saveAgreementState(tx, agreement, heard, now)
  return applied
}

async function applyPayment(tx: Db, fact: FactAbout<'payment'>, now: Date): Promise<AppliedMessage> {
  const payment = await findOurs(tx, fact.ours, fact.agreement)
  if (!payment) return notOurs
  const subjectId = payment.userId
    ? await lockSubject(tx, payment.userId)
    : ((await findSubjectOf(tx, payment.id))?.id ?? newId())
  const at = new Date(fact.at)
  const { payment: providerId, cents, currency } = fact
  const entry = await insertEntry(
    tx,
    { subjectId, kind: 'payment', providerId, refunds: null, cents, currency, at },
    payment,
  )
  if (!entry) return applied
  // The ledger records every payment, but only one that is as agreed gives access.
  const isShort = currency !== payment.currency || cents < payment.cents
  await updatePayment(tx, payment.id, {
    status: isShort ? payment.status : 'completed',
    ...(fact.agreement && !payment.reference && { reference: fact.agreement }),
  })
  await enqueue(tx, sendReceipt, { entryId: entry.id })
  const row = await findSubscription(tx, payment.id)
  const ending = fact.agreement ? await findEnding(tx, fact.agreement) : undefined
  const endedSince = row?.endingRequestedAt ?? ending?.requestedAt
  if (endedSince && at > endedSince) await enqueue(tx, refundPayment, { payment: providerId })
  for (const waiting of await listWaiting(tx, providerId)) {
    await applyFact(tx, waiting.fact, now)
    await updateOutcome(tx, waiting.id, 'applied')
  }
  await savePaidPeriod(tx, payment.id, now)
  return applied
}

async function applyOrder(tx: Db, { order, ours, status }: FactAbout<'order'>): Promise<AppliedMessage> {
  const payment = await findOurs(tx, ours, order)
  if (!payment) return notOurs
  if (payment.status !== 'pending') return applied
  if (status === 'approved') await enqueue(tx, captureGift, { id: payment.id })
  else await updatePayment(tx, payment.id, { status: 'failed' })
  return applied
}
