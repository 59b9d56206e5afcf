import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Follow, talliesOf } from './follow-counts.rules.ts'

type Followers = ReadonlyMap<string, number>

/**
 * Counts follows that start (1) or end (-1) in this transaction, and returns each member's number of followers.
 * Unfollowing works even if a count is too low; the nightly check repairs it.
 */
export async function updateFollowCounts(tx: Db, follows: readonly Follow[], by: 1 | -1): Promise<Followers> {
  const tallies = talliesOf(follows)
  if (tallies.length === 0) return new Map()
  const values = tallies.map(({ userId, followers, following }) => sql`(${userId}, ${followers}, ${following})`)
  const { rows } = await sql<{ userId: string; followers: number }>`
    insert into follow_counts as counts (user_id, followers, following) values ${sql.join(values)}
    on conflict (user_id) do update set
      followers = greatest(counts.followers + ${by} * excluded.followers, 0),
      following = greatest(counts.following + ${by} * excluded.following, 0),
      follows_version = counts.follows_version + case when ${by} > 0 then excluded.following else 0 end
    returning user_id as "userId", followers`.execute(tx)
  return new Map(rows.map(({ userId, followers }) => [userId, followers]))
}
