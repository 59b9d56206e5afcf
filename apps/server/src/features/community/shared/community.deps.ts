import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Serialize } from '#platform/keyed-queue.ts'

/**
 * `serialize` is for changes to a counter that many requests may change at the same time. Its key names the counter.
 */
export type CommunityDeps = { db: Db; clock: Clock; serialize: Serialize }

/** What else follows when one member blocks another, in the same transaction. */
export type OnBlock = (tx: Db, blocker: string, blocked: string) => Promise<void>

/** A counter stored beside the rows it counts. */
export type Counter<Key> = {
  name: string
  /**
   * Compares the next batch after a key. Returns the counters that differ from their rows, and the key where the batch
   * ended.
   */
  findDrift: (db: Db, after: Key | null) => Promise<{ drifted: Key[]; end: Key | null }>
  /** Recounts these while they are locked. */
  repair: (tx: Db, drifted: Key[]) => Promise<void>
}
