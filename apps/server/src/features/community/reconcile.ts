import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'

/** A counter that is kept beside the rows it counts. */
export type Counter<Key> = {
  name: string
  /** Compares the next stretch after a key: which counters differ from their rows, and where the stretch ended. */
  findDrift: (db: Db, after: Key | null) => Promise<{ drifted: Key[]; end: Key | null }>
  /** Counts these anew, holding them against changes meanwhile. */
  repair: (tx: Db, drifted: Key[]) => Promise<void>
}

/** Goes through all counters, a bounded stretch at a time, and puts right what differs. It should find nothing. */
export async function reconcile<Key>({ db, log }: { db: Db; log: Logger }, counter: Counter<Key>): Promise<void> {
  let repaired = 0
  let after: Key | null = null
  do {
    const { drifted, end }: { drifted: Key[]; end: Key | null } = await counter.findDrift(db, after)
    if (drifted.length > 0) await inTransaction(db, (tx) => counter.repair(tx, drifted))
    repaired += drifted.length
    after = end
  } while (after)
  if (repaired > 0) log.warn({ counter: counter.name, repaired }, 'counters differed from what they count')
}
