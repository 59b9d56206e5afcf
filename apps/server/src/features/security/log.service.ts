import type { Reply, SecurityLogEntry, security } from '@sadhana/contract'
import { idCursor, idOf } from '#platform/cursor.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { pageFrom, positionAfter } from '#platform/paging.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { insertEntry, listEntries } from './log.repo.ts'
import { type SecurityEventType, shorten } from './log.rules.ts'
import { sendNotice } from './security.jobs.ts'
import { hasNotice } from './security.letters.ts'

type SecurityEvent = {
  userId: string
  type: SecurityEventType
  at: Date
  details?: string | undefined
  ip?: string | undefined
  /** Where the notice goes, when not to the address the member has by then. */
  noticeTo?: string
}

/** Writes the member's log and, for what they should hear of at once, sends a mail; both with the caller's work. */
export async function recordSecurityEvent(tx: Db, event: SecurityEvent): Promise<void> {
  const { userId, type, at, details, ip, noticeTo } = event
  const entry = { userId, type, at, details: details === undefined ? null : shorten(details), ip: ip ?? null }
  const logId = await insertEntry(tx, entry)
  if (hasNotice(type)) await enqueue(tx, sendNotice, { userId, logId, ...(noticeTo && { to: noticeTo }) })
}

export async function listSecurityLog(
  { db }: { db: Db },
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<typeof security.logs>> {
  const found = await listEntries(db, userId, positionAfter(cursor, idOf), limit + 1)
  const { items, nextCursor } = pageFrom(found, limit, idCursor)
  return { items: items.map(describe), nextCursor }
}

const describe = (row: Awaited<ReturnType<typeof listEntries>>[number]): SecurityLogEntry => ({
  id: row.id,
  eventType: row.event_type,
  details: row.details,
  ipAddress: row.ip_address,
  timestamp: row.timestamp.toISOString(),
})
