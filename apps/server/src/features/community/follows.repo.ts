import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Follow } from './follow-counts.rules.ts'

/** Any fixed number: it keeps these locks apart from others that are taken by members' ids. */
const lockFamily = 4712

/**
 * Whatever changes between two members comes one after the other, whichever of them does it: a follow cannot slip past
 * a block that is being made. To be asked before anything else, because a statement sees what was there when it began.
 */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, ${lockFamily}::bigint))`.execute(tx)
}

type Kind = 'followers' | 'follow_requests'

/** False when it is there already. */
export async function insertFollow(tx: Db, kind: Kind, { follower, followed }: Follow, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto(kind)
    .values({ follower_id: follower, following_id: followed, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('follower_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when there was none. */
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
