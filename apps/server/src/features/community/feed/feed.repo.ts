import type { FeedSession } from '@sadhana/contract'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type PracticeSessionRow, sessionColumns } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import type { PageSize } from './feed.rules.ts'
import { isPublic, isShared, isVisible, isFindable, notHidden, notMuted } from '../shared/visibility.sql.ts'

type Row = Omit<PracticeSessionRow, 'zone' | 'practiceDay' | 'version'> & { userId: string; loggedAt: string }

/** Ids sort by time, so a page is a range of ids: the `count` sessions before `after`. */
type Page = { count: PageSize; after: string | undefined }

/** A literal, not a parameter, so that the planner knows that few rows are needed, and one plan serves all calls. */
const atMost = (count: 1 | PageSize) => sql`limit ${sql.lit(count)}`

const owner = sql.ref('session.user_id')
const newestFirst = sql`order by session.id desc`
const before = (after: string | undefined) => (after === undefined ? sql`true` : sql`session.id < ${after}`)

/**
 * A practice without a feeling after has none before either: a practice that was only hard looks like a sit that was
 * saved without feelings.
 */
const selectFrom = (reader: string, sessions: RawBuilder<unknown>) => sql<Row>`
  select ${sessionColumns(reader)}, session.user_id as "userId", (session.created_at at time zone 'UTC')::text as "loggedAt",
    case when after_feeling is not null then before_feeling end as "beforeFeeling",
    case when share_notes or session.user_id = ${reader} then notes end as notes,
    case when share_notes or session.user_id = ${reader} then tags end as tags
  from ${sessions} join users as author on author.id = session.user_id`

const ledger = sql`practice_sessions as session`

/**
 * Converts `2026-11-01 05:00:00.123456` in UTC to an ISO instant. Creating a `Date` for each row and formatting it
 * takes longer.
 */
const isoOf = (utc: string): string => `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${utc.slice(20, 23).padEnd(3, '0')}Z`

/**
 * Copies the whole row. Fields that aren't in the contract are dropped from the response, because picking them here
 * takes twice as long.
 */
function toFeedSession(row: Row): FeedSession {
  const { userId: id, username, displayName, profileImage, isVerified } = row
  return {
    ...row,
    pictures: row.pictures ?? [],
    tags: row.tags ?? [],
    isPublic: row.visibility === 'public',
    loggedAt: isoOf(row.loggedAt),
    user: { id, username, displayName, profileImage, isVerified },
  }
}

/** Prepares one statement for each page size, with and without a cursor. */
const forSizes = <Values extends readonly unknown[]>(
  build: (count: PageSize, ...values: Values) => RawBuilder<Row>,
): Record<PageSize, (...values: Values) => CompiledQuery<Row>> => ({
  21: statement((...values: Values) => build(21, ...values)),
  101: statement((...values: Values) => build(101, ...values)),
})

const sessionsOf = async (db: Db, query: CompiledQuery<Row>) => (await rowsOf(db, query)).map(toFeedSession)

export async function findFeedSession(db: Db, reader: string, id: string): Promise<FeedSession | undefined> {
  const { rows } = await sql<Row>`${selectFrom(reader, ledger)}
    where session.id = ${id} and ${isVisible(reader)}`.execute(db)
  return rows[0] && toFeedSession(rows[0])
}

export async function isSessionVisible(db: Db, reader: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${ledger} where session.id = ${id} and ${isVisible(reader)}`.execute(db)
  return rows.length > 0
}

const selectPublic = (count: PageSize, reader: string, after?: string) => sql<Row>`${selectFrom(reader, ledger)}
  where ${isPublic} and ${before(after)} and ${notHidden} and ${isFindable(reader, owner, 'author')} and ${notMuted(reader, owner)}
  ${newestFirst} ${atMost(count)}`
const firstPublic = forSizes((count, reader: string) => selectPublic(count, reader))
const laterPublic = forSizes((count, reader: string, after: string) => selectPublic(count, reader, after))

export const listPublicSessions = (db: Db, reader: string, { count, after }: Page): Promise<FeedSession[]> =>
  sessionsOf(db, after === undefined ? firstPublic[count](reader) : laterPublic[count](reader, after))

const selectBy = (count: PageSize, reader: string, userId: string, after?: string) => sql<Row>`
  ${selectFrom(reader, ledger)}
  where session.user_id = ${userId} and ${isShared} and ${before(after)}
    and ${isVisible(reader, sql`${userId}::uuid`)}
  ${newestFirst} ${atMost(count)}`
const firstBy = forSizes((count, reader: string, userId: string) => selectBy(count, reader, userId))
const laterBy = forSizes((count, reader: string, userId: string, after: string) =>
  selectBy(count, reader, userId, after),
)

/** The sessions that the owner shares with the reader. Owners see everything they share with anyone. */
export const listSessionsBy = (
  db: Db,
  reader: string,
  userId: string,
  { count, after }: Page,
): Promise<FeedSession[]> =>
  sessionsOf(db, after === undefined ? firstBy[count](reader, userId) : laterBy[count](reader, userId, after))

const latestShared = (userId: RawBuilder<unknown>, count: 1 | PageSize, after: string | undefined) => sql`
  select session.id from practice_sessions as session
  where session.user_id = ${userId} and ${isShared} and ${before(after)} and ${notHidden} ${newestFirst} ${atMost(count)}`

/**
 * The feed is merged when it is read. Only the followed members with the newest sessions can be on the page, and no
 * more of them than it has places. The first step finds them by one session each, and the second step reads more
 * sessions of these members only. Both use only an index; whole rows are read just for the page itself. Blocks and
 * mutes are checked from the newest session on, until the page is full.
 */
function selectFollowed(count: PageSize, reader: string, after?: string) {
  const [followed, latest] = [sql.ref('follow.following_id'), sql.ref('latest.user_id')]
  const page = sql`(
    select shown.user_id, session.id
    from (
      select latest.user_id
      from (
        select ${followed} as user_id, session.id
        from followers as follow cross join lateral (${latestShared(followed, 1, after)}) as session
        where follow.follower_id = ${reader}
        ${newestFirst} offset 0
      ) as latest
      where ${isFindable(reader, latest)} and ${notMuted(reader, latest)}
      order by latest.id desc ${atMost(count)}
    ) as shown
    cross join lateral (${latestShared(sql.ref('shown.user_id'), count, after)}) as session
    ${newestFirst} ${atMost(count)}
  ) as page join practice_sessions as session using (user_id, id)`
  return sql<Row>`${selectFrom(reader, page)} ${newestFirst}`
}
const firstFollowed = forSizes((count, reader: string) => selectFollowed(count, reader))
const laterFollowed = forSizes((count, reader: string, after: string) => selectFollowed(count, reader, after))

export const listFollowedSessions = (db: Db, reader: string, { count, after }: Page): Promise<FeedSession[]> =>
  sessionsOf(db, after === undefined ? firstFollowed[count](reader) : laterFollowed[count](reader, after))
