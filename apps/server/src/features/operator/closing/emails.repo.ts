import type { Closing, Language } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type EmailRound = 'announced' | 'reminder' | 'last' | 'cancelled'
type Which = { closingId: string; round: EmailRound }

/** Returns those of these members who have an address and no row yet: each is to get one email. */
export async function insertEmails(
  tx: Db,
  { closingId, round }: Which,
  userIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    insert into closing_emails (user_id, closing_id, round, queued_at)
    select id, ${closingId}, ${round}, ${at} from users where id = any(${userIds}::uuid[]) and email is not null
    on conflict do nothing returning user_id as "userId"`.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** Members for whose address an email about it was queued, in the order of their ids. */
export async function listTold(tx: Db, closingId: string, after: string | null, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct user_id as id from closing_emails
    where closing_id = ${closingId} and round <> 'cancelled' and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${count}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type QueuedEmail = {
  address: string
  name: string
  isVerified: boolean
  isSuspended: boolean
  language: Language
  on: string
  reason: string
  isCancelled: boolean
}

/** Undefined if it was sent, or the member has left. */
export async function findQueued(
  db: Db,
  { closingId, round }: Which,
  userId: string,
): Promise<QueuedEmail | undefined> {
  const { rows } = await sql<QueuedEmail>`
    select email as address, display_name as name, email_verified as "isVerified",
      suspended_at is not null as "isSuspended", users.language, to_char(closes_on, 'YYYY-MM-DD') as "on", closings.reason,
      cancelled_at is not null as "isCancelled"
    from closing_emails as queued
      join closings on closings.id = queued.closing_id
      join users on users.id = queued.user_id
    where queued.user_id = ${userId} and queued.closing_id = ${closingId} and queued.round = ${round}
      and sent_at is null and email is not null and erasure_due_at is null`.execute(db)
  return rows[0]
}

export async function updateSent(db: Db, { closingId, round }: Which, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('closing_emails')
    .set({ sent_at: at })
    .where('user_id', '=', userId)
    .where('closing_id', '=', closingId)
    .where('round', '=', round)
    .execute()
}

type Counts = { round: EmailRound; queued: number; sent: number }

export async function countEmails(db: Db, closingId: string): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select round, count(*)::int as queued, count(sent_at)::int as sent from closing_emails
    where closing_id = ${closingId} group by round`.execute(db)
  return rows
}

export async function countArchives(db: Db): Promise<Closing['archives']> {
  const { rows } = await sql<Closing['archives']>`
    select count(*) filter (where state = 'ready')::int as ready, count(*) filter (where state = 'making')::int as making,
      count(*) filter (where state = 'failed')::int as failed
    from archives`.execute(db)
  return rows[0] ?? { ready: 0, making: 0, failed: 0 }
}

export async function countMembers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users`.execute(db)
  return rows[0]?.count ?? 0
}
