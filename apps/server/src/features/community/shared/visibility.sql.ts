// Expects the alias `practice_sessions as session` in isPublic, isShared, notHidden and isVisible; the others name their column.
import { type RawBuilder, sql } from 'kysely'

/** The column with the other member's id. */
type Person = RawBuilder<unknown>

/** Looks up one row by its key. Without the `offset`, PostgreSQL may turn this into a join and read far more. */
const hasRow = (table: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${table} where ${key} offset 0)`

/**
 * Looks up a pair, but only for a reader who has any: that is asked once for a whole list, and most have none. Those
 * who have blocked the reader may be many, so they are never read as a list.
 */
const hasPair = (table: RawBuilder<unknown>, ofReader: RawBuilder<unknown>, withPerson: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${table} where ${ofReader}) and ${hasRow(table, sql`${ofReader} and ${withPerson}`)}`

/** Leaving or suspended: the same condition as in the index that serves it. `row` is the alias of a row of users. */
const isAwayIn = (row: string) =>
  sql<boolean>`(${sql.ref(`${row}.erasure_due_at`)} is not null or ${sql.ref(`${row}.suspended_at`)} is not null)`
const isAway = (person: Person) => hasRow(sql`users as away`, sql`away.id = ${person} and ${isAwayIn('away')}`)

/**
 * Not so, and rarely so. PostgreSQL guesses that a plain `not exists` is false half of the time: with three of them, it
 * expects a page to need eight times as many rows, and reads and sorts all there are. Of a number that is compared with
 * another one, it expects nearly all to differ.
 */
const hardlyEver = (condition: RawBuilder<unknown>) => sql<boolean>`(${condition})::int <> 1`

/**
 * Neither of the two has blocked the other, and the other is neither suspended nor about to be erased. If the statement
 * reads the other's row of `users` anyway, name its alias: that saves a look-up for each.
 */
export const isFindable = (reader: string, person: Person, row?: string) =>
  hardlyEver(sql`${hasPair(sql`blocks`, sql`blocker_id = ${reader}`, sql`blocked_id = ${person}`)}
    or ${hasPair(sql`blocks`, sql`blocked_id = ${reader}`, sql`blocker_id = ${person}`)}
    or ${row ? isAwayIn(row) : isAway(person)}`)

/** For feeds only: a muted member stays visible everywhere else. */
export const notMuted = (reader: string, person: Person) =>
  hardlyEver(hasPair(sql`mutes`, sql`muter_id = ${reader}`, sql`muted_id = ${person}`))

/** A follow that was accepted; a request does not count. */
export const isFollowing = (reader: string, person: Person) =>
  hasRow(sql`followers`, sql`follower_id = ${reader} and following_id = ${person}`)

/** What all members may see, and what followers may see: the same predicates as in the indexes that serve them. */
export const isPublic = sql<boolean>`session.visibility = 'public'`
export const isShared = sql<boolean>`session.visibility <> 'private'`

/** No moderator took it out of sight. */
export const notHidden = hardlyEver(
  hasRow(sql`hidden_sessions as hidden`, sql`hidden.user_id = session.user_id and hidden.session_id = session.id`),
)

/** The reader may see this session. */
export const isVisible = (reader: string, owner: Person = sql.ref('session.user_id')) => sql<boolean>`(
  ${owner} = ${reader} or ${isShared} and ${notHidden} and ${isFindable(reader, owner)} and (${isPublic} or ${isFollowing(reader, owner)}))`
