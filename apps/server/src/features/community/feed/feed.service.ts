import type { community, FeedSession, Input, Reply } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { findFeedSession, listFollowedSessions, listPublicSessions, listSessionsBy } from './feed.repo.ts'
import { sizeFor } from './feed.rules.ts'
import { findVisiblePerson } from '../people/person.repo.ts'
import { orderTimeline } from '../timelines/timeline.jobs.ts'
import { currentSince } from '../timelines/timeline.rules.ts'

type FeedQuery = Input<typeof community.feed>['query']
type PageQuery = Input<typeof community.sessionsOf>['query']

/** Ids sort by time. */
const newestFirst = keyset('id')

/** `db` may be a standby. Only `primary` can be written to. */
type FeedDeps = { db: Db; primary: Db; clock: Clock }

export async function listFeed(
  { db, primary, clock }: FeedDeps,
  reader: string,
  { scope, cursor, limit }: FeedQuery,
): Promise<Reply<typeof community.feed>> {
  const page = { after: keysetAfter(cursor, newestFirst)?.id, count: sizeFor(limit) }
  if (scope === 'all') return pageFrom(await listPublicSessions(db, reader, page), limit, newestFirst)
  const current = currentSince(clock.now())
  const { sessions, lacksTimeline } = await listFollowedSessions(db, reader, { ...page, current })
  // The page is right without one, so it doesn't depend on the primary or the queue.
  if (lacksTimeline) await orderTimeline(primary, reader).catch(() => {})
  return pageFrom(sessions, limit, newestFirst)
}

export async function listSessionsOf(
  db: Db,
  reader: string,
  username: string,
  { cursor, limit }: PageQuery,
): Promise<Reply<typeof community.sessionsOf>> {
  const after = keysetAfter(cursor, newestFirst)?.id
  const userId = await findVisiblePerson(db, reader, username)
  if (!userId) throw new AppError('community.person_not_found')
  return pageFrom(await listSessionsBy(db, reader, userId, { after, count: sizeFor(limit) }), limit, newestFirst)
}

export async function readFeedSession(db: Db, reader: string, id: string): Promise<FeedSession> {
  const session = await findFeedSession(db, reader, id)
  if (!session) throw new AppError('practice.not_found')
  return session
}
