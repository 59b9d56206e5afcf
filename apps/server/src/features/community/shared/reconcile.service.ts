import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import type { Counter } from './community.deps.ts'

/** Checks all counters in limited batches and repairs wrong ones. There should be none. */
export async function reconcile<Key>({ db, log }: { db: Db; log: Logger }, counter: Counter<Key>): Promise<void> {
  let repaired = 0
  let after: Key | null = null
  do {
    const { drifted, end }: { drifted: Key[]; end: Key | null } = await counter.findDrift(db, after)
    if (drifted.length > 0) await inTransaction(db, (tx) => counter.repair(tx, drifted))
    repaired += drifted.length
    after = end
  } while (after)
  if (repaired > 0) log.warn({ counter: counter.name, repaired }, 'repaired counters that were out of sync')
}
