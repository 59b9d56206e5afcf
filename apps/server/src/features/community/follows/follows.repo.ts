import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Follow } from './follow-counts.rules.ts'

/** Any fixed number: it keeps these locks apart from others on members' ids. */
const lockFamily = 4712

/**
 * Changes between two members happen one at a time, so that a follow cannot slip past a block being made. Take this
 * lock first, because a statement sees the data as of its start.
 */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, ${lockFamily}::bigint))`.execute(tx)
}

type Kind = 'followers' | 'follow_requests'

/** False if it already exists. */
export async function insertFollow(tx: Db, kind: Kind, { follower, followed }: Follow, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto(kind)
    .values({ follower_id: follower, following_id: followed, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('follower_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False if there was none. */
export async function deleteFollow(tx: Db, kind: Kind, { follower, followed }: Follow): Promise<boolean> {
  const deleted = await tx
    .deleteFrom(kind)
    .where('follower_id', '=', follower)
    .where('following_id', '=', followed)
    .returning('follower_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function isFollower(tx: Db, { follower, followed }: Follow): Promise<boolean> {
  const row = await tx
    .selectFrom('followers')
    .select('follower_id')
    .where('follower_id', '=', follower)
    .where('following_id', '=', followed)
    .executeTakeFirst()
  return row !== undefined
}

/** All that lead to a member or away from them. */
export async function deleteFollowsOf(tx: Db, userId: string): Promise<Follow[]> {
  const rows = await tx
    .deleteFrom('followers')
    .where((eb) => eb.or([eb('follower_id', '=', userId), eb('following_id', '=', userId)]))
    .returning(['follower_id as follower', 'following_id as followed'])
    .execute()
  return rows
}
