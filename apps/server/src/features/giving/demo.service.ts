import { currency, priceOf } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { addCycle, paidUntil } from './shared/agreement.rules.ts'
import type { BookDeps } from './shared/giving.deps.ts'
import {
  insertPayment,
  insertSubscription,
  listSubscriptions,
  lockSubject,
  updatePayment,
  updateSubscription,
} from './shared/giving.repo.ts'
import { insertEntry, listPaid } from './shared/ledger.repo.ts'

const tier = 'standard'
const cycle = 'monthly'
const cents = priceOf(tier, cycle)
const monthsBefore = 8

/**
 * Adds a contribution that PayPal has never heard of and whose references say that it is a demo. A second run adds the
 * payments that have become due since, unless the member has ended it.
 */
export async function seedDemoContribution({ db: tx, clock }: BookDeps, userId: string): Promise<void> {
  const now = clock.now()
  const subjectId = await lockSubject(tx, userId)
  if ((await listSubscriptions(tx, userId)).length === 0) {
    const at = new Date(now)
    at.setUTCMonth(at.getUTCMonth() - monthsBefore)
    const row = { id: newId(), userId, tier, cents, currency, cycle, isRecurring: true, at } as const
    const reference = `DEMO-${row.id}`
    await insertPayment(tx, row, { method: 'paypal', status: 'completed' })
    await updatePayment(tx, row.id, { reference })
    await insertSubscription(tx, { ...row, status: 'active', startsOn: null })
  }
  const [row] = await listSubscriptions(tx, userId)
  if (row?.tier !== tier || row.status !== 'active' || row.endingRequestedAt) return
  const { id } = row
  for (let at = row.startDate; at <= now; at = addCycle(at, cycle)) {
    const providerId = `DEMO-${id}-${at.toISOString().slice(0, 10)}`
    await insertEntry(tx, { subjectId, kind: 'payment', providerId, refunds: null, cents, currency, at }, row)
  }
  const endDate = paidUntil(await listPaid(tx, id), cycle)
  await updateSubscription(tx, row, { reference: `DEMO-${id}`, statusAt: row.startDate, endDate }, now)
}
