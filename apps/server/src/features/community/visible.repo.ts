import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Who may see whom and what, said once, as conditions for the `where` of a statement. */

/** The column that holds the other. */
type Person = RawBuilder<unknown>

/**
 * Looks up one pair by its key, whoever it is. Without the `offset` PostgreSQL may make a join of it, and then reads
 * everybody who blocked the reader.
 */
const hasPair = (table: RawBuilder<unknown>, pair: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${table} where ${pair} offset 0)`

const hasBlocked = (blocker: RawBuilder<unknown>, blocked: RawBuilder<unknown>) =>
  hasPair(sql`blocks`, sql`blocker_id = ${blocker} and blocked_id = ${blocked}`)

/** Neither of the two has blocked the other. */
export const notBlocked = (reader: string, person: Person) =>
  sql<boolean>`(not ${hasBlocked(sql`${reader}`, person)} and not ${hasBlocked(person, sql`${reader}`)})`

/** For feeds alone: a muted member stays visible everywhere else. */
export const notMuted = (reader: string, person: Person) =>
  sql<boolean>`not ${hasPair(sql`mutes`, sql`muter_id = ${reader} and muted_id = ${person}`)}`

/** The follow was accepted; a request does not count. */
export const isFollowing = (reader: string, person: Person) =>
  hasPair(sql`followers`, sql`follower_id = ${reader} and following_id = ${person}`)

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
