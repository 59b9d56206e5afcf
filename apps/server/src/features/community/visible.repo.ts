import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Who may see whom and what, said once, as conditions for the `where` of a statement. Each looks up one pair by its
 * key, so its cost does not grow with anybody's followers or blocks. `person` is the column that holds the other.
 */
type Person = RawBuilder<unknown>

/** Neither of the two has blocked the other. */
export const notBlocked = (reader: string, person: Person) => sql<boolean>`(
  not exists (select from blocks where blocker_id = ${reader} and blocked_id = ${person})
  and not exists (select from blocks where blocker_id = ${person} and blocked_id = ${reader}))`

/** For feeds alone: a muted member stays visible everywhere else. */
export const notMuted = (reader: string, person: Person) =>
  sql<boolean>`not exists (select from mutes where muter_id = ${reader} and muted_id = ${person})`

/** The follow was accepted; a request does not count. */
export const isFollowing = (reader: string, person: Person) =>
  sql<boolean>`exists (select from followers where follower_id = ${reader} and following_id = ${person})`

/** What every member may see of a `session`, and what its followers may: the predicates of the indexes that serve them. */
export const isPublic = sql<boolean>`session.visibility = 'public'`
export const isShared = sql<boolean>`session.visibility <> 'private'`

/** The reader may see this row of `practice_sessions as session`. */
export const isVisible = (reader: string, owner: Person = sql.ref('session.user_id')) => sql<boolean>`(
  ${owner} = ${reader} or ${isShared} and ${notBlocked(reader, owner)} and (${isPublic} or ${isFollowing(reader, owner)}))`

/** The id of the member by this name; undefined where there is nobody, or nobody for this reader. */
export async function findVisiblePerson(db: Db, reader: string, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users
    where lower(username) = lower(${username}) and ${notBlocked(reader, sql.ref('users.id'))}`.execute(db)
  return rows[0]?.id
}
