// Expects the aliases `practice_sessions as session` and `users as author`.
import type { PracticeSession } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Author, type LedgerSession, practiceSessionOf } from './session.rules.ts'

/** `pictures` is null for most rows. Otherwise an empty list would be written and parsed for each of them. */
export type PracticeSessionRow = LedgerSession &
  Author &
  Pick<PracticeSession, 'likes' | 'isLiked'> & { pictures: PracticeSession['pictures'] | null }

/**
 * The columns that everyone who may see a session gets. Times are stored to the minute. Pictures and likes are looked
 * up only for the rows of the page.
 */
export const sessionColumns = (reader: string) => sql`
  session.id, date, left(time::text, 5) as time, limb_type as "limbType", duration,
  after_feeling as "afterFeeling", visibility, share_notes as "shareNotes",
  (
    select json_agg(json_build_object('id', id, 'caption', caption) order by id)
    from session_media where user_id = session.user_id and session_id = session.id
  ) as pictures,
  coalesce((
    select likes from session_like_counts where owner_id = session.user_id and session_id = session.id
  ), 0) as likes,
  exists (select from session_likes where user_id = ${reader} and session_id = session.id) as "isLiked",
  display_name as "displayName", username, profile_image as "profileImage", is_verified as "isVerified"`

/** For the member alone, never in `sessionColumns`: what was hard, as the contract has it; null if it wasn't hard. */
export const hardOf = sql`(
    select json_strip_nulls(json_build_object('severity', severity, 'words', nullif(words, '{}')))
    from practice_hardships as hardship where hardship.user_id = session.user_id and session_id = session.id
  )`

/** One statement for a page, likes and author included. */
export const sessionsWhere = (reader: string, condition: RawBuilder<unknown>) => sql<PracticeSessionRow>`
  select ${sessionColumns(reader)}, before_feeling as "beforeFeeling", notes, tags, session.zone,
    practice_day as "practiceDay", version, ${hardOf} as hard
  from practice_sessions as session join users as author on author.id = session.user_id
  where ${condition}`

export const newestFirst = sql`order by date desc, time desc, session.id desc`

/** A complete `select` for use in a larger statement. Convert its rows with `toPracticeSession`. */
export const selectRecentSessions = (userId: string, count: number) =>
  sql<PracticeSessionRow>`${sessionsWhere(userId, sql`user_id = ${userId}`)} ${newestFirst} limit ${count}`

export function toPracticeSession(row: PracticeSessionRow): PracticeSession {
  const { displayName, username, profileImage, isVerified, pictures, likes, isLiked } = row
  const author = { displayName, username, profileImage, isVerified }
  return practiceSessionOf(row, { author, pictures: pictures ?? [], likes, isLiked })
}

/** What happened to a practice that the device has sent before. */
export type EarlierPractice = { earlierId: string | null; wasDeleted: boolean }

/** Needs no alias, only the member and the device's id for the practice. */
export const earlierColumns = (userId: string, clientId: string | null) => sql`
  (select id from practice_sessions where user_id = ${userId} and client_practice_id = ${clientId}) as "earlierId",
  exists (select from deleted_client_ids where user_id = ${userId} and client_id = ${clientId}) as "wasDeleted"`
