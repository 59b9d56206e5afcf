import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Serialize } from '#platform/keyed-queue.ts'

/** `serialize` is for changes to a counter that many may change at once; its key names the counter. */
export type CommunityDeps = { db: Db; clock: Clock; serialize: Serialize }

/** A counter stored beside the rows it counts. */
export type Counter<Key> = {
  name: string
  /** Compares the next batch after a key: which counters differ from their rows, and where the batch ended. */
  findDrift: (db: Db, after: Key | null) => Promise<{ drifted: Key[]; end: Key | null }>
  /** Counts these again, locked against changes. */
  repair: (tx: Db, drifted: Key[]) => Promise<void>
}
