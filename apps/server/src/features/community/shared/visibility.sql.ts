// Expects the alias `practice_sessions as session` in isPublic, isShared and isVisible; the others name their column.
import { type RawBuilder, sql } from 'kysely'

/** The column with the other member's id. */
type Person = RawBuilder<unknown>

/**
 * Looks up one pair by its key. Without the `offset`, PostgreSQL may turn this into a join and read everyone who has
 * blocked the reader.
 */
const hasPair = (table: RawBuilder<unknown>, pair: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${table} where ${pair} offset 0)`

const hasBlocked = (blocker: RawBuilder<unknown>, blocked: RawBuilder<unknown>) =>
  hasPair(sql`blocks`, sql`blocker_id = ${blocker} and blocked_id = ${blocked}`)

const isLeaving = (person: Person) =>
  hasPair(sql`users as leaving`, sql`leaving.id = ${person} and leaving.erasure_due_at is not null`)

/** Neither of the two has blocked the other, and the other isn't about to be erased. */
export const isFindable = (reader: string, person: Person) => sql<boolean>`(not ${hasBlocked(sql`${reader}`, person)}
  and not ${hasBlocked(person, sql`${reader}`)} and not ${isLeaving(person)})`

/** For feeds only: a muted member stays visible everywhere else. */
export const notMuted = (reader: string, person: Person) =>
  sql<boolean>`not ${hasPair(sql`mutes`, sql`muter_id = ${reader} and muted_id = ${person}`)}`

/** A follow that was accepted; a request does not count. */
export const isFollowing = (reader: string, person: Person) =>
  hasPair(sql`followers`, sql`follower_id = ${reader} and following_id = ${person}`)

/** What all members may see, and what followers may see: the same predicates as in the indexes that serve them. */
export const isPublic = sql<boolean>`session.visibility = 'public'`
export const isShared = sql<boolean>`session.visibility <> 'private'`

/** The reader may see this session. */
export const isVisible = (reader: string, owner: Person = sql.ref('session.user_id')) => sql<boolean>`(
  ${owner} = ${reader} or ${isShared} and ${isFindable(reader, owner)} and (${isPublic} or ${isFollowing(reader, owner)}))`
