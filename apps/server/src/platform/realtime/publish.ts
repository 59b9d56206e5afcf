import type { MemberEvents } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Redis } from 'ioredis'
import { type Db, onceCommitted } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { insertEvents, type StoredEvent } from './member-events.repo.ts'

type Event<Kind extends keyof MemberEvents = keyof MemberEvents> = Kind extends unknown
  ? { to: readonly string[]; kind: Kind; data: MemberEvents[Kind] }
  : never

/**
 * Tells the open pages of some members that something has changed. If `db` is a transaction, they are told once it has
 * committed, and never if it's rolled back. Call it last in a transaction, because it locks the members' numbers.
 */
export type Publish = (db: Db, ...events: Event[]) => Promise<void>

export const eventsChannel = 'member_events'
/** PostgreSQL's payloads have at most 8,000 bytes. An entry takes fewer than 64. */
const maxNotified = 100

/**
 * The rows are the truth, and announcements only save the wait for them. Redis carries whole events; without it,
 * PostgreSQL carries their numbers.
 */
export function createPublish({ db, redis, log }: { db: Db; redis: Redis | undefined; log: Logger }): Publish {
  const notify = async (events: readonly StoredEvent[]) => {
    for (let start = 0; start < events.length; start += maxNotified) {
      const numbers = events.slice(start, start + maxNotified).map(({ userId, seq }) => ({ userId, seq }))
      await sql`select pg_notify(${eventsChannel}, ${JSON.stringify(numbers)})`.execute(db)
    }
  }
  const announce = async (events: readonly StoredEvent[]) => {
    if (redis?.status === 'ready') {
      const isSent = await redis.publish(eventsChannel, JSON.stringify(events)).then(
        () => true,
        () => false,
      )
      if (isSent) return
    }
    await notify(events)
  }

  return async (on, ...events) => {
    const rows = events.flatMap(({ to, kind, data }) => [...new Set(to)].map((userId) => ({ userId, kind, data })))
    const stored: StoredEvent[] = []
    for (const batch of oneEach(rows)) stored.push(...(await insertEvents(on, batch)))
    if (stored.length === 0) return
    onceCommitted(on, () => {
      announce(stored).catch((error: unknown) => log.warn({ err: error }, 'cannot announce events, pages learn later'))
    })
  }
}

/** Batches with at most one event per member, in the order they were given. */
function oneEach<Row extends { userId: string }>(rows: readonly Row[]): Row[][] {
  const batches: Map<string, Row>[] = []
  for (const row of rows) {
    const free = batches.find((batch) => !batch.has(row.userId))
    if (free) free.set(row.userId, row)
    else batches.push(new Map([[row.userId, row]]))
  }
  return batches.map((batch) => Array.from(batch.values()))
}
