import type { Limb, PracticeSession } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Author, describeSession, type Session } from './session.rules.ts'

export type SessionRow = Session & Author & { likes: number; isLiked: boolean }

/**
 * Of `practice_sessions as session` and `users as author`: what a session shows to everybody who may see it. Times
 * are stored to the minute; likes are looked up for the rows of the page alone.
 */
export const columnsFor = (reader: string) => sql`
  session.id, date, left(time::text, 5) as time, limb_type as "limbType", duration,
  before_feeling as "beforeFeeling", after_feeling as "afterFeeling", visibility, share_notes as "shareNotes",
  coalesce((
    select likes from session_like_counts where owner_id = session.user_id and session_id = session.id
  ), 0) as likes,
  exists (select from session_likes where user_id = ${reader} and session_id = session.id) as "isLiked",
  display_name as "displayName", username, profile_image as "profileImage", is_verified as "isVerified"`

/** One statement for a page, likes and author included. */
const sessionsWhere = (reader: string, condition: RawBuilder<unknown>) => sql<SessionRow>`
  select ${columnsFor(reader)}, notes, session.zone, practice_day as "practiceDay", version
  from practice_sessions as session join users as author on author.id = session.user_id
  where ${condition}`

export function describeRow(row: SessionRow): PracticeSession {
  const { displayName, username, profileImage, isVerified, likes, isLiked, ...session } = row
  return describeSession(session, { author: { displayName, username, profileImage, isVerified }, likes, isLiked })
}

export async function findSession(db: Db, userId: string, id: string): Promise<PracticeSession | undefined> {
  const { rows } = await sessionsWhere(userId, sql`user_id = ${userId} and session.id = ${id}`).execute(db)
  return rows[0] && describeRow(rows[0])
}

type Page = {
  count: number
  after?: { date: string; time: string; id: string } | undefined
  limb?: Limb | undefined
  from?: string | undefined
  to?: string | undefined
}

const newestFirst = sql`order by date desc, time desc, session.id desc`

/** For a statement that reads more than this at once; its rows are for `describeRow`. */
export const selectRecentSessions = (userId: string, count: number) =>
  sql<SessionRow>`${sessionsWhere(userId, sql`user_id = ${userId}`)} ${newestFirst} limit ${count}`

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
  const { rows } = await sql<SessionRow>`${sessionsWhere(userId, sql.join(conditions, sql` and `))}
    ${newestFirst} limit ${count}`.execute(db)
  return rows.map(describeRow)
}
