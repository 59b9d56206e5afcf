import type { SecurityEventType } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

export type NewEntry = {
  userId: string
  type: SecurityEventType
  details: string | null
  ip: string | null
  at: Date
}

export async function insertEntry(db: Db, { userId, type, details, ip, at }: NewEntry): Promise<string> {
  const id = newId()
  await db
    .insertInto('security_logs')
    .values({ user_id: userId, id, event_type: type, details, ip_address: ip, timestamp: at })
    .execute()
  return id
}

/** Newest first. Ids are ordered by time, so the next page starts after the last id of this one. */
export const listEntries = (db: Db, userId: string, before: string | undefined, count: number) =>
  db
    .selectFrom('security_logs')
    .select(['id', 'event_type', 'details', 'ip_address', 'timestamp'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export const findNotice = (db: Db, userId: string, logId: string) =>
  db
    .selectFrom('security_logs as entry')
    .innerJoin('users as member', 'member.id', 'entry.user_id')
    .select(['entry.event_type as type', 'entry.details', 'entry.ip_address as ip', 'entry.timestamp as at'])
    .select(['member.display_name as name', 'member.email', 'member.email_verified as isVerified', 'member.zone'])
    .select('member.language')
    .where('entry.user_id', '=', userId)
    .where('entry.id', '=', logId)
    .executeTakeFirst()
