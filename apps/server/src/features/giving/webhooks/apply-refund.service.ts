import type { Db } from '#platform/db/database.ts'
import type { Fact } from '#platform/payment/payment-provider.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { findPayment, lockSubject } from '../shared/giving.repo.ts'
import { findPaid, insertEntry } from '../shared/ledger.repo.ts'
import { savePaidPeriod } from '../shared/paid-period.service.ts'
import { sendReceipt } from '../shared/task.jobs.ts'
import type { AppliedMessage } from './messages.repo.ts'

/**
 * What happens on a refund: the ledger records it, the member gets a receipt, and what it paid for no longer counts. One
 * that comes before its payment waits for it.
 */
export async function applyRefund(
  tx: Db,
  fact: Extract<Fact, { about: 'refund' }>,
  now: Date,
): Promise<AppliedMessage> {
  const { kind, refund: providerId, payment: refunds, cents, currency } = fact
  const paid = await findPaid(tx, refunds)
  if (!paid) return { outcome: 'waiting', waitsFor: refunds }
  const { subjectId, paymentId: id, tier, cycle } = paid
  const payment = await findPayment(tx, id)
  if (payment?.userId) await lockSubject(tx, payment.userId)
  const at = new Date(fact.at)
  const entry = await insertEntry(
    tx,
    { subjectId, kind, providerId, refunds, cents, currency, at },
    { id, tier, cycle },
  )
  if (!entry) return { outcome: 'applied' }
  await enqueue(tx, sendReceipt, { entryId: entry.id })
  await savePaidPeriod(tx, id, now)
  return { outcome: 'applied' }
}
