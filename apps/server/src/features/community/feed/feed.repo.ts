import type { FeedSession } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { type PracticeSessionRow, sessionColumns } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageSize } from './feed.rules.ts'
import { isPublic, isShared, isVisible, isFindable, notMuted } from '../shared/visibility.sql.ts'

type Row = Omit<PracticeSessionRow, 'zone' | 'practiceDay' | 'version'> & { userId: string; loggedAt: Date }

/** Ids are made in the order of time, so a page is a range of them: `count` sessions before `after`. */
type Page = { count: PageSize; after: string | undefined }

/** A literal, not a parameter: the planner must know that few rows are wanted, and one plan then serves all calls. */
const atMost = (count: 1 | PageSize) => sql`limit ${sql.lit(count)}`

const owner = sql.ref('session.user_id')
const newestFirst = sql`order by session.id desc`
const before = (after: string | undefined) => (after === undefined ? sql`true` : sql`session.id < ${after}`)

const selectFrom = (reader: string, sessions: RawBuilder<unknown>) => sql<Row>`
  select ${sessionColumns(reader)}, session.user_id as "userId", session.created_at as "loggedAt",
    case when share_notes or session.user_id = ${reader} then notes end as notes
  from ${sessions} join users as author on author.id = session.user_id`

const ledger = sql`practice_sessions as session`

function toFeedSession({
  userId,
  username,
  displayName,
  profileImage,
  isVerified,
  loggedAt,
  ...session
}: Row): FeedSession {
  return {
    ...session,
    isPublic: session.visibility === 'public',
    loggedAt: loggedAt.toISOString(),
    user: { id: userId, username, displayName, profileImage, isVerified },
  }
}

export async function findFeedSession(db: Db, reader: string, id: string): Promise<FeedSession | undefined> {
  const { rows } = await sql<Row>`${selectFrom(reader, ledger)}
    where session.id = ${id} and ${isVisible(reader)}`.execute(db)
  return rows[0] && toFeedSession(rows[0])
}

export async function isSessionVisible(db: Db, reader: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${ledger} where session.id = ${id} and ${isVisible(reader)}`.execute(db)
  return rows.length > 0
}

export async function listPublicSessions(db: Db, reader: string, { count, after }: Page): Promise<FeedSession[]> {
  const { rows } = await sql<Row>`${selectFrom(reader, ledger)}
    where ${isPublic} and ${before(after)} and ${isFindable(reader, owner)} and ${notMuted(reader, owner)}
    ${newestFirst} ${atMost(count)}`.execute(db)
  return rows.map(toFeedSession)
}

/** What the owner shares with the reader; owners see all they share with anyone. */
export async function listSessionsBy(
  db: Db,
  reader: string,
  userId: string,
  { count, after }: Page,
): Promise<FeedSession[]> {
  const { rows } = await sql<Row>`${selectFrom(reader, ledger)}
    where session.user_id = ${userId} and ${isShared} and ${before(after)}
      and ${isVisible(reader, sql`${userId}::uuid`)}
    ${newestFirst} ${atMost(count)}`.execute(db)
  return rows.map(toFeedSession)
}

const latestShared = (userId: RawBuilder<unknown>, count: 1 | PageSize, after: string | undefined) => sql`
  select session.id from practice_sessions as session
  where session.user_id = ${userId} and ${isShared} and ${before(after)} ${newestFirst} ${atMost(count)}`

/**
 * The feed is merged when it is read. Only the followed members with the newest sessions can be on the page, and no
 * more of them than it has places: the first step finds them by one session each, the second reads on with these
 * members alone. Both use only an index; whole rows are read for the page itself. Blocks and mutes are checked from
 * the newest on, and only until the places are filled.
 */
export async function listFollowedSessions(db: Db, reader: string, { count, after }: Page): Promise<FeedSession[]> {
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
  const { rows } = await sql<Row>`${selectFrom(reader, page)} ${newestFirst}`.execute(db)
  return rows.map(toFeedSession)
}
