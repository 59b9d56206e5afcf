// Expects the table `follow` in newestShared, and that its conditions name `session`; the others name their table.
import { type RawBuilder, sql } from 'kysely'
import { isShared } from './visibility.sql.ts'

const newestFirst = sql`order by session.id desc`

/** A literal, not a parameter, so that the planner knows that few rows are needed, and one plan serves all calls. */
export const atMost = (count: number) => sql`limit ${sql.lit(count)}`

type Which = {
  /** A table `follow` with the column `following_id`. */
  follows: RawBuilder<unknown>
  /** True for an author whose sessions may be read. */
  author?: (id: RawBuilder<unknown>) => RawBuilder<boolean>
  /** True for a session that may be read. Should only need the index. */
  session?: RawBuilder<boolean>
}

/**
 * The newest shared sessions of many authors: `user_id` and `id`, newest first. Only the authors with the newest sessions
 * can be among them, and no more of them than there are places. The first step finds them by one session each, and the
 * second step reads more sessions of these authors only. Both use only an index. `author` is checked from the newest
 * session on, until there are enough.
 */
export function newestShared(count: number, { follows, author = () => sql`true`, session = sql`true` }: Which) {
  const sessionsBy = (userId: RawBuilder<unknown>, most: number) => sql`
    select session.id from practice_sessions as session
    where session.user_id = ${userId} and ${isShared} and ${session} ${newestFirst} ${atMost(most)}`
  return sql`(
    select shown.user_id, session.id
    from (
      select latest.user_id
      from (
        select follow.following_id as user_id, session.id
        from ${follows} cross join lateral (${sessionsBy(sql.ref('follow.following_id'), 1)}) as session
        ${newestFirst} offset 0
      ) as latest
      where ${author(sql.ref('latest.user_id'))}
      order by latest.id desc ${atMost(count)}
    ) as shown
    cross join lateral (${sessionsBy(sql.ref('shown.user_id'), count)}) as session
    ${newestFirst} ${atMost(count)}
  )`
}

/**
 * The whole row for an owner and an id that another table has. Without the `offset`, PostgreSQL may read all sessions of
 * the owner, if it expects few.
 */
export const sessionOf = (table: string) => sql`(
  select * from practice_sessions
  where user_id = ${sql.ref(`${table}.user_id`)} and id = ${sql.ref(`${table}.id`)} offset 0
)`

/** Everyone the member follows, for `newestShared`. */
export const followsOf = (reader: string) =>
  sql`(select following_id from followers where follower_id = ${reader}) as follow`
