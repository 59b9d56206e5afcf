import type { FeedSession } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { sessionColumnsFor, type SessionRow } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageSize } from './feed.rules.ts'
import { isPublic, isShared, isVisible, notBlocked, notMuted } from './visible.repo.ts'

type Row = Omit<SessionRow, 'zone' | 'practiceDay' | 'version'> & { userId: string; loggedAt: Date }

/** Ids are made in the order of time, so a page is a stretch of them: `count` sessions before `after`. */
type Page = { count: PageSize; after: string | undefined }

/** Written out, not a parameter: the planner must know that few rows are wanted, and it then plans once for all. */
const atMost = (count: 1 | PageSize) => sql`limit ${sql.lit(count)}`

const owner = sql.ref('session.user_id')
const latestFirst = sql`order by session.id desc`
const before = (after: string | undefined) => (after === undefined ? sql`true` : sql`session.id < ${after}`)

const selectFrom = (reader: string, sessions: RawBuilder<unknown>) => sql<Row>`
  select ${sessionColumnsFor(reader)}, session.user_id as "userId", session.created_at as "loggedAt",
    case when share_notes or session.user_id = ${reader} then notes end as notes
  from ${sessions} join users as author on author.id = session.user_id`

const ledger = sql`practice_sessions as session`

function describeRow({
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
  return rows[0] && describeRow(rows[0])
}

export async function listPublicSessions(db: Db, reader: string, { count, after }: Page): Promise<FeedSession[]> {
  const { rows } = await sql<Row>`${selectFrom(reader, ledger)}
    where ${isPublic} and ${before(after)} and ${notBlocked(reader, owner)} and ${notMuted(reader, owner)}
    ${latestFirst} ${atMost(count)}`.execute(db)
  return rows.map(describeRow)
}

/** What the owner shows to the reader, from the owner's own stretch of the index. */
export async function listSessionsBy(
  db: Db,
  reader: string,
  userId: string,
  { count, after }: Page,
): Promise<FeedSession[]> {
  const stretch = reader === userId ? sql`true` : isShared
  const { rows } = await sql<Row>`${selectFrom(reader, ledger)}
    where session.user_id = ${userId} and ${stretch} and ${before(after)}
      and ${isVisible(reader, sql`${userId}::uuid`)}
    ${latestFirst} ${atMost(count)}`.execute(db)
  return rows.map(describeRow)
}

const latestShared = (userId: RawBuilder<unknown>, count: 1 | PageSize, after: string | undefined) => sql`
  select session.id from practice_sessions as session
  where session.user_id = ${userId} and ${isShared} and ${before(after)} ${latestFirst} ${atMost(count)}`

/**
 * Merged when it is read. Only the followed members with the latest sessions can be on the page, at most as many as
 * it has places: the first step finds them by one session each, and the second reads on with them alone. Both read
 * nothing but an index; whole rows are fetched for the page itself. Who is hidden is asked in the order of the
 * latest, and no further than until the places are taken.
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
        ${latestFirst} offset 0
      ) as latest
      where ${notBlocked(reader, latest)} and ${notMuted(reader, latest)}
      order by latest.id desc ${atMost(count)}
    ) as shown
    cross join lateral (${latestShared(sql.ref('shown.user_id'), count, after)}) as session
    ${latestFirst} ${atMost(count)}
  ) as page join practice_sessions as session using (user_id, id)`
  const { rows } = await sql<Row>`${selectFrom(reader, page)} ${latestFirst}`.execute(db)
  return rows.map(describeRow)
}
