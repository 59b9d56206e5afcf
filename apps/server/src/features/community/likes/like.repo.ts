import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import { isVisible } from '../shared/visibility.sql.ts'

type Like = { reader: string; sessionId: string; liked: boolean | undefined; at: Date }
export type LikeState = { liked: boolean; likes: number }

/**
 * The like and its counter change in one statement, with the counter last, so that others wait for it as briefly as
 * possible. A call that changes nothing doesn't touch the counter. Because the session is locked, a like waits for a
 * deletion in progress and then finds nothing. Undefined if the reader may not see the session.
 */
export async function updateLike(db: Db, { reader, sessionId, liked, at }: Like): Promise<LikeState | undefined> {
  const [state] = await rowsOf(db, liking(reader, sessionId, liked ?? null, at))
  return state
}

const liking = statement(
  (reader: string, sessionId: string, liked: boolean | null, at: Date) => sql<LikeState>`
    with target as (
      select session.user_id as owner_id, session.id as session_id
      from practice_sessions as session where session.id = ${sessionId} and ${isVisible(reader)} for key share
    ),
    target_state as (
      select target.*, coalesce(
        ${liked}::boolean,
        not exists (select from session_likes where user_id = ${reader} and session_id = target.session_id)
      ) as liked from target
    ),
    inserted as (
      insert into session_likes (user_id, session_id, owner_id, created_at)
      select ${reader}, session_id, owner_id, ${at} from target_state where liked
      on conflict (user_id, session_id) do nothing
      returning 1 as change
    ),
    deleted as (
      delete from session_likes as existing using target_state
      where existing.user_id = ${reader} and existing.session_id = target_state.session_id and not target_state.liked
      returning -1 as change
    ),
    updated_count as (
      insert into session_like_counts as counter (owner_id, session_id, likes)
      select owner_id, session_id, greatest(change, 0)
      from target_state, (select change from inserted union all select change from deleted) as changes
      on conflict (owner_id, session_id) do update
        set likes = greatest(counter.likes + (select change from inserted union all select change from deleted), 0)
      returning likes
    )
    select liked, coalesce(
      (select likes from updated_count),
      (select likes from session_like_counts where owner_id = target_state.owner_id and session_id = target_state.session_id),
      0
    ) as likes
    from target_state`,
)

/**
 * Deletes the likes between two members. The counts are always locked in the same order, because two parallel blocks
 * may share some.
 */
export async function deleteLikesBetween(tx: Db, one: string, other: string): Promise<void> {
  await sql`
    with deleted as (
      delete from session_likes where (user_id, owner_id) in ((${one}, ${other}), (${other}, ${one}))
      returning owner_id, session_id
    ),
    locked_counts as (
      select owner_id, session_id from session_like_counts join deleted using (owner_id, session_id)
      order by owner_id, session_id for update of session_like_counts
    )
    update session_like_counts as counter set likes = greatest(counter.likes - 1, 0) from locked_counts
    where counter.owner_id = locked_counts.owner_id and counter.session_id = locked_counts.session_id`.execute(tx)
}

/** Deletes all likes that a member gave, and lowers the counts. Likes they received are deleted with their sessions. */
export async function deleteLikesBy(tx: Db, userId: string): Promise<void> {
  await sql`
    with deleted as (delete from session_likes where user_id = ${userId} returning owner_id, session_id)
    update session_like_counts as counter set likes = greatest(counter.likes - 1, 0) from deleted
    where counter.owner_id = deleted.owner_id and counter.session_id = deleted.session_id`.execute(tx)
}
