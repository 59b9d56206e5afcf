import { currency } from '@sadhana/contract'
import { countOverdue } from './endings/endings.service.ts'
import type { BookDeps } from './shared/giving.deps.ts'
import { countSupporters, countUnconfirmed, sumReceived } from './shared/ledger.repo.ts'

/** For operators: what was received this month (UTC), and what needs attention. */
export async function readGivingOfMonth(deps: BookDeps) {
  const { db, clock } = deps
  const month = `${clock.now().toISOString().slice(0, 7)}-01`
  const from = new Date(`${month}T00:00:00Z`)
  const [received, contributors, unconfirmed, overdueEndings] = await Promise.all([
    sumReceived(db, currency, { from }),
    countSupporters(db),
    countUnconfirmed(db, from),
    countOverdue(deps),
  ])
  return { month, receivedCents: received.cents, contributors, unconfirmed, overdueEndings }
}
