import type { FeedSession } from '@sadhana/contract'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type PracticeSessionRow, sessionColumns } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import type { PageSize } from './feed.rules.ts'
import { atMost, followsOf, newestShared, sessionOf } from '../shared/newest-shared.sql.ts'
import { isPublic, isShared, isVisible, isFindable, notHidden, notMuted } from '../shared/visibility.sql.ts'
import { lacksTimeline, withTimelinePage } from '../timelines/timeline-page.sql.ts'

type Row = Omit<PracticeSessionRow, 'zone' | 'practiceDay' | 'version'> & {
  userId: string
  loggedAt: string
  lacksTimeline?: boolean
}

/** Ids sort by time, so a page is a range of ids: the `count` sessions before `after`. */
type Page = { count: PageSize; after: string | undefined }

const owner = sql.ref('session.user_id')
const newestFirst = sql`order by session.id desc`
const before = (after: string | undefined) =>
  after === undefined ? sql<boolean>`true` : sql<boolean>`session.id < ${after}`

/**
 * A practice without a feeling after has none before either: a practice that was only hard looks like a sit that was
 * saved without feelings.
 */
const selectFrom = (reader: string, sessions: RawBuilder<unknown>, also = sql``) => sql<Row>`
  select ${sessionColumns(reader)}, session.user_id as "userId", (session.created_at at time zone 'UTC')::text as "loggedAt",
    case when after_feeling is not null then before_feeling end as "beforeFeeling",
    case when share_notes or session.user_id = ${reader} then notes end as notes,
    case when share_notes or session.user_id = ${reader} then tags end as tags${also}
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

/**
 * Merges the feed when it is read, unless the reader has a timeline and that has the whole page. Either way every check
 * is made now.
 */
function selectFollowed(count: PageSize, reader: string, current: Date, after?: string) {
  const merged = newestShared(count, {
    follows: followsOf(reader),
    author: (id) => sql<boolean>`${isFindable(reader, id)} and ${notMuted(reader, id)}`,
    session: sql<boolean>`${before(after)} and ${notHidden}`,
  })
  const inTimeline = sql`(select count(*) from timeline_page)`
  const page = sql`(
    select user_id, id from timeline_page where ${inTimeline} = ${sql.lit(count)}
    union all
    select user_id, id from ${merged} as merged where ${inTimeline} < ${sql.lit(count)}
  ) as page cross join lateral ${sessionOf('page')} as session`
  return sql<Row>`${withTimelinePage(count, { reader, current, before: before(after) })}
    ${selectFrom(reader, page, sql`, ${lacksTimeline} as "lacksTimeline"`)} ${newestFirst}`
}
const firstFollowed = forSizes((count, reader: string, current: Date) => selectFollowed(count, reader, current))
const laterFollowed = forSizes((count, reader: string, current: Date, after: string) =>
  selectFollowed(count, reader, current, after),
)

/** `lacksTimeline` is true for a reader who follows many people and has no current timeline. */
export async function listFollowedSessions(
  db: Db,
  reader: string,
  { count, after, current }: Page & { current: Date },
): Promise<{ sessions: FeedSession[]; lacksTimeline: boolean }> {
  const query =
    after === undefined ? firstFollowed[count](reader, current) : laterFollowed[count](reader, current, after)
  const rows = await rowsOf(db, query)
  return { sessions: rows.map(toFeedSession), lacksTimeline: rows[0]?.lacksTimeline ?? false }
}
