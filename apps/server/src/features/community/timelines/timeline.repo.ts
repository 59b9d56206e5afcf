import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { followsOf, newestShared } from '../shared/newest-shared.sql.ts'
import { isShared } from '../shared/visibility.sql.ts'
import { filledWith, manyFollowers, manyFollows } from './timeline.rules.ts'

type Filling = { reader: string; filling: string }

/** The timeline has nothing to say until `fillTimeline`. False if it needs no filling. */
export async function insertTimeline(
  db: Db,
  { reader, filling }: Filling,
  { at, current }: { at: Date; current: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into timelines as timeline (user_id, filling, filled_at, follows_version)
    select user_id, ${filling}, ${at}, follows_version from follow_counts
    where user_id = ${reader} and following >= ${manyFollows}
    on conflict (user_id) do update
      set filling = excluded.filling, filled_at = excluded.filled_at, follows_version = excluded.follows_version,
        oldest = null, popular = '{}'
      where timeline.oldest is null or timeline.filled_at <= ${current}
        or timeline.follows_version <> excluded.follows_version
    returning user_id`.execute(db)
  return rows.length > 0
}

const noSession = '00000000-0000-0000-0000-000000000000'

/** Holds the timeline until the transaction ends. False if it is gone, or another filling has started since. */
export async function lockTimeline(tx: Db, { reader, filling }: Filling): Promise<boolean> {
  const { rows } = await sql`select from timelines where user_id = ${reader} and filling = ${filling}
    for no key update`.execute(tx)
  return rows.length > 0
}

/**
 * Fills the timeline and says that it is complete. `insertTimeline` must be committed before: a session that this
 * statement can't see yet is delivered after its own commit, and that finds the timeline.
 *
 * Hidden sessions and those of blocked, muted and suspended authors are in it too, because they are left out when it is
 * read.
 */
export async function fillTimeline(tx: Db, reader: string): Promise<void> {
  await sql`with
    newest as materialized (
      select user_id, id from ${newestShared(filledWith, { follows: followsOf(reader) })} as newest
    ),
    start as materialized (
      select case when count(*) < ${filledWith}::int then ${noSession}::uuid
        else (select id from newest order by id limit 1) end as oldest
      from newest
    ),
    deleted as (
      delete from timeline_sessions using start where user_id = ${reader} and session_id < start.oldest
    ),
    added as (
      insert into timeline_sessions (user_id, session_id, author_id)
      select ${reader}, id, user_id from newest order by id
      on conflict do nothing
    )
    update timelines
    set oldest = start.oldest, follows_version = counts.follows_version, popular = array(
      select following_id from followers join follow_counts as author on author.user_id = following_id
      where follower_id = ${reader} and author.followers > ${manyFollowers}
    )
    from start, follow_counts as counts
    where timelines.user_id = ${reader} and counts.user_id = ${reader}`.execute(tx)
}

type Shared = { userId: string; sessionId: string }

export async function hasManyFollowers(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follow_counts')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('followers', '>', manyFollowers)
    .executeTakeFirst()
  return row !== undefined
}

/** Holds the timelines, so that none is deleted before its entry is there. */
const insertEntries = (db: Db, { userId, sessionId }: Shared, timelines: RawBuilder<unknown>) =>
  sql`
  insert into timeline_sessions (user_id, session_id, author_id)
  select timeline.user_id, session.id, session.user_id
  from practice_sessions as session, ${timelines}
    and session.user_id = ${userId} and session.id = ${sessionId} and ${isShared}
  order by timeline.user_id
  for key share of timeline
  on conflict do nothing`.execute(db)

/** Adds a session to the timelines of all its author's followers. Does nothing if it is no longer shared. */
export const insertForFollowers = (db: Db, shared: Shared) =>
  insertEntries(
    db,
    shared,
    sql`followers as follow join timelines as timeline on timeline.user_id = follow.follower_id
      where follow.following_id = ${shared.userId}`,
  )

/**
 * The same for an author with many followers: only for timelines that don't merge this author in when they are read,
 * because they were filled when there were fewer followers. Few members have a timeline, so all are looked through.
 */
export const insertForTheUnaware = (db: Db, shared: Shared) =>
  insertEntries(
    db,
    shared,
    sql`timelines as timeline
      where ${shared.userId} <> all (timeline.popular) and exists (
        select from followers where follower_id = timeline.user_id and following_id = ${shared.userId} offset 0)`,
  )

export const deleteTimelinesBefore = (db: Db, moment: Date) =>
  db.deleteFrom('timelines').where('filled_at', '<=', moment).execute()
