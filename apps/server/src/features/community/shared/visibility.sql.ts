// Expects the alias `practice_sessions as session` in isPublic, isShared, notHidden and isVisible; the others name their column.
import { type RawBuilder, sql } from 'kysely'

/** The column with the other member's id. */
type Person = RawBuilder<unknown>

/** Looks up one row by its key. Without the `offset`, PostgreSQL may turn this into a join and read far more rows. */
const hasRow = (table: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${table} where ${key} offset 0)`

/**
 * Looks up a pair, but only if the reader has any. That is checked once for a whole list, and most readers have
 * none. Many members may have blocked the reader, so those are never read as a list.
 */
const hasPair = (table: RawBuilder<unknown>, ofReader: RawBuilder<unknown>, withPerson: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${table} where ${ofReader}) and ${hasRow(table, sql`${ofReader} and ${withPerson}`)}`

/**
 * True if the member is leaving or suspended. Must be the same condition as in the index that serves it. `row` is an
 * alias of `users`.
 */
const isAwayIn = (row: string) =>
  sql<boolean>`(${sql.ref(`${row}.erasure_due_at`)} is not null or ${sql.ref(`${row}.suspended_at`)} is not null)`
const isAway = (person: Person) => hasRow(sql`users as away`, sql`away.id = ${person} and ${isAwayIn('away')}`)

/**
 * Negates a condition that is rarely true. PostgreSQL assumes that a plain `not exists` is false half of the time: with
 * three of them, it expects a page to need eight times as many rows, so it reads and sorts all of them. When a number
 * is compared with `<>`, it expects nearly every row to match.
 */
const hardlyEver = (condition: RawBuilder<unknown>) => sql<boolean>`(${condition})::int <> 1`

/**
 * True if neither has blocked the other, and the person is neither suspended nor about to be erased. If the statement
 * reads the person's row of `users` anyway, pass its alias: that saves a lookup per row.
 */
export const isFindable = (reader: string, person: Person, row?: string) =>
  hardlyEver(sql`${hasPair(sql`blocks`, sql`blocker_id = ${reader}`, sql`blocked_id = ${person}`)}
    or ${hasPair(sql`blocks`, sql`blocked_id = ${reader}`, sql`blocker_id = ${person}`)}
    or ${row ? isAwayIn(row) : isAway(person)}`)

export const isMutedBy = (reader: string, person: Person) =>
  sql<boolean>`(${hasPair(sql`mutes`, sql`muter_id = ${reader}`, sql`muted_id = ${person}`)})`

/** For feeds only: a muted member stays visible everywhere else. */
export const notMuted = (reader: string, person: Person) => hardlyEver(isMutedBy(reader, person))

/** True for an accepted follow. A request doesn't count. */
export const isFollowing = (reader: string, person: Person) =>
  hasRow(sql`followers`, sql`follower_id = ${reader} and following_id = ${person}`)

export const isFollowedBy = (reader: string, person: Person) =>
  hasRow(sql`followers`, sql`follower_id = ${person} and following_id = ${reader}`)

/**
 * What all members may see, and what followers may see. Must be the same predicates as in the indexes that serve them.
 */
export const isPublic = sql<boolean>`session.visibility = 'public'`
export const isShared = sql<boolean>`session.visibility <> 'private'`

/** True if no moderator has hidden the session. */
export const notHidden = hardlyEver(
  hasRow(sql`hidden_sessions as hidden`, sql`hidden.user_id = session.user_id and hidden.session_id = session.id`),
)

/** True if the reader may see this session. */
export const isVisible = (reader: string, owner: Person = sql.ref('session.user_id')) => sql<boolean>`(
  ${owner} = ${reader} or ${isShared} and ${notHidden} and ${isFindable(reader, owner)} and (${isPublic} or ${isFollowing(reader, owner)}))`
