import type { Language, Reply, security, SecurityEventType, SecurityLogEntry } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { insertEntry, listEntries } from './log.repo.ts'
import { detailsIn } from '../shared/details.rules.ts'
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
  language: Language,
): Promise<Reply<typeof security.logs>> {
  const rows = await listEntries(db, userId, keysetAfter(cursor, newestFirst)?.id, limit + 1)
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map((row) => toEntry(row, language)), nextCursor }
}

type Row = Awaited<ReturnType<typeof listEntries>>[number]

const toEntry = (row: Row, language: Language): SecurityLogEntry => ({
  id: row.id,
  eventType: row.event_type,
  details: detailsIn(language, row.event_type, row.details),
  ipAddress: row.ip_address,
  timestamp: row.timestamp.toISOString(),
})
