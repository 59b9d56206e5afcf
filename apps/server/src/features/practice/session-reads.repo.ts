import type { DeletedPracticeSession, Limb, PracticeSession } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'
import {
  earlierColumns,
  type EarlierPractice,
  newestFirst,
  type PracticeSessionRow,
  sessionsWhere,
  toPracticeSession,
} from './session.sql.ts'

export async function findSession(db: Db, userId: string, id: string): Promise<PracticeSession | undefined> {
  const { rows } = await sessionsWhere(userId, sql`user_id = ${userId} and session.id = ${id}`).execute(db)
  return rows[0] && toPracticeSession(rows[0])
}

export async function findEarlier(db: Db, userId: string, clientId: string | null): Promise<EarlierPractice> {
  const { rows } = await sql<EarlierPractice>`select ${earlierColumns(userId, clientId)}`.execute(db)
  return rows[0] as EarlierPractice
}

type Page = {
  count: number
  after?: Keyset<'date' | 'time' | 'id'> | undefined
  limb?: Limb | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Newest first. */
export async function listSessions(db: Db, userId: string, page: Page): Promise<PracticeSession[]> {
  const { after, limb, from, to, count } = page
  const conditions = [
    sql`user_id = ${userId}`,
    ...(after ? [sql`(date, time, session.id) < (${after.date}, ${after.time}, ${after.id})`] : []),
    ...(limb ? [sql`limb_type = ${limb}`] : []),
    ...(from ? [sql`date >= ${from}`] : []),
    ...(to ? [sql`date <= ${to}`] : []),
  ]
  const { rows } = await sql<PracticeSessionRow>`${sessionsWhere(userId, sql.join(conditions, sql` and `))}
    ${newestFirst} limit ${count}`.execute(db)
  return rows.map(toPracticeSession)
}

export type DeletedSession = Omit<DeletedPracticeSession, 'deletedAt' | 'erasedAt'> & { deletedAt: Date }
type DeletedPage = { since: Date; count: number; after?: Keyset<'deletedAt' | 'id'> | undefined }

/** Those deleted after `since`, the latest first. */
export async function listDeletedSessions(db: Db, userId: string, { since, count, after }: DeletedPage) {
  const { rows } = await sql<DeletedSession>`
    select id, session ->> 'date' as date, left(session ->> 'time', 5) as time,
      (session ->> 'duration')::int as duration, session ->> 'limb_type' as "limbType",
      session ->> 'practice_day' as "practiceDay", deleted_at as "deletedAt"
    from deleted_practice_sessions
    where user_id = ${userId} and deleted_at > ${since}
      ${after ? sql`and (deleted_at, id) < (${after.deletedAt}::timestamptz, ${after.id})` : sql``}
    order by deleted_at desc, id desc limit ${count}`.execute(db)
  return rows
}
