import type { Reply, security, SecurityEventType, SecurityLogEntry } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { insertEntry, listEntries } from './log.repo.ts'
import { sendNotice } from '../shared/task.jobs.ts'
import { hasNotice } from '../shared/security.emails.ts'

const maxDetailsLength = 500

type SecurityEvent = {
  userId: string
  type: SecurityEventType
  at: Date
  details?: string | undefined
  ip?: string | undefined
  /** The recipient of the notice, if not the member's current address. */
  noticeTo?: string
}

/**
 * Adds an entry to the member's security log and emails them about important events, both in the caller's transaction.
 */
export async function recordSecurityEvent(tx: Db, event: SecurityEvent): Promise<void> {
  const { userId, type, at, details, ip, noticeTo } = event
  const entry = { userId, type, at, details: details?.slice(0, maxDetailsLength) ?? null, ip: ip ?? null }
  const logId = await insertEntry(tx, entry)
  if (hasNotice(type)) await enqueue(tx, sendNotice, { userId, logId, ...(noticeTo && { to: noticeTo }) })
}

const newestFirst = keyset('id')

export async function listSecurityLog(
  { db }: { db: Db },
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<typeof security.logs>> {
  const rows = await listEntries(db, userId, keysetAfter(cursor, newestFirst)?.id, limit + 1)
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map(toEntry), nextCursor }
}

const toEntry = (row: Awaited<ReturnType<typeof listEntries>>[number]): SecurityLogEntry => ({
  id: row.id,
  eventType: row.event_type,
  details: row.details,
  ipAddress: row.ip_address,
  timestamp: row.timestamp.toISOString(),
})
