import type { Db } from '#platform/db/database.ts'
import { paidUntil } from './agreement.rules.ts'
import { findSubscription, updatePayment, updateSubscription } from './giving.repo.ts'
import { listPaid } from './ledger.repo.ts'

/** Derives the paid period, and so the member's access, from the ledger alone. */
export async function savePaidPeriod(tx: Db, paymentId: string, now: Date): Promise<void> {
  const payments = await listPaid(tx, paymentId)
  const row = await findSubscription(tx, paymentId)
  if (row) await updateSubscription(tx, row, { endDate: paidUntil(payments, row.cycle) }, now)
  if (payments.every(({ cents, returnedCents }) => returnedCents >= cents)) {
    await updatePayment(tx, paymentId, { status: 'refunded' })
  }
}
