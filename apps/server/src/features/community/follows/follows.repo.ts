import type { PersonCard } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lockThen } from '#platform/db/lock-then.ts'
import { statement } from '#platform/db/statement.ts'
import { inboxTold } from '#platform/queue/inbox-news.ts'
import { followState, personId } from '../people/person.sql.ts'
import { isFindable } from '../shared/visibility.sql.ts'
import type { Follow } from './follow-counts.rules.ts'

/** An arbitrary number that separates these locks from other locks on members' ids. */
const lockFamily = 4712

/**
 * Makes changes between two members happen one at a time, so that a follow cannot slip past a simultaneous block. Take
 * this lock first, because a statement sees the data as of its start.
 */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  await tx.executeQuery(pairLock(pairOf(one, other)))
}

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)
const pairLock = statement(
  (pair: string) => sql`select from pg_advisory_xact_lock(hashtextextended(${pair}, ${sql.lit(lockFamily)}))`,
)

type Followed = { follow: PersonCard['follow']; followers: number }

/** Has no row if the member doesn't exist, or if one of the two has blocked the other. */
const person = (follower: string, followed: string) => sql`person as (
    select person.id, ${followState(follower)}, coalesce(counts.followers, 0) as followers,
      coalesce(approve_followers, false) as approves
    from users as person
      left join follow_counts as counts on counts.user_id = person.id
      left join privacy_settings as privacy on privacy.user_id = person.id
    where person.id = ${followed} and ${isFindable(follower, personId)}
  )`

/**
 * Both counts change together with a row of `changed`, in the order of their ids, so that two follows never deadlock.
 */
const updateCounts = (changed: string, by: 1 | -1, follower: string, followed: string) => sql`updated_counts as (
    insert into follow_counts as counts (user_id, followers, following)
    select pair.id, pair.followers, pair.following
    from ${sql.ref(changed)}, (values (${follower}::uuid, 0, 1), (${followed}::uuid, 1, 0))
      as pair (id, followers, following)
    order by pair.id
    on conflict (user_id) do update set
      followers = greatest(counts.followers + ${sql.lit(by)} * excluded.followers, 0),
      following = greatest(counts.following + ${sql.lit(by)} * excluded.following, 0),
      follows_version = counts.follows_version + ${by === 1 ? sql`excluded.following` : sql`0`}
    returning user_id, followers
  )`
const followersNow = sql`coalesce((select followers from updated_counts where user_id = person.id), person.followers)`

const following = statement(
  (follower: string, followed: string, at: Date) => sql<Followed>`with ${person(follower, followed)},
    new_follow as (
      insert into followers (follower_id, following_id, created_at)
      select ${follower}::uuid, id, ${at} from person where follow <> 'following' and not approves
      on conflict do nothing returning following_id
    ),
    new_request as (
      insert into follow_requests (follower_id, following_id, created_at)
      select ${follower}::uuid, id, ${at} from person where follow <> 'following' and approves
      on conflict do nothing returning following_id
    ),
    deleted_request as (
      delete from follow_requests using person
      where follower_id = ${follower} and following_id = person.id and follow = 'requested' and not approves
    ),
    ${updateCounts('new_follow', 1, follower, followed)}
    select case when follow = 'following' or not approves then 'following' else 'requested' end as follow,
      ${followersNow} as followers, (select ${inboxTold('follow-requests', sql.ref('following_id'))} from new_request)
    from person`,
)

const unfollowing = statement(
  (follower: string, followed: string) => sql<Followed>`with ${person(follower, followed)},
    deleted_follow as (
      delete from followers using person
      where follower_id = ${follower} and following_id = person.id returning following_id
    ),
    deleted_request as (
      delete from follow_requests using person
      where follower_id = ${follower} and following_id = person.id and follow = 'requested'
    ),
    ${updateCounts('deleted_follow', -1, follower, followed)}
    select 'none' as follow, ${followersNow} as followers from person`,
)

/** Starts or requests a follow. Undefined if the follower isn't allowed to find the member. */
export async function insertFollowOrRequest(
  db: Db,
  { follower, followed }: Follow,
  at: Date,
): Promise<Followed | undefined> {
  const [row] = await lockThen(db, pairLock(pairOf(follower, followed)), following(follower, followed, at))
  return row && { follow: row.follow, followers: row.followers }
}

/** Ends a follow or withdraws the request. Undefined if the follower isn't allowed to find the member. */
export async function deleteFollowOrRequest(db: Db, { follower, followed }: Follow): Promise<Followed | undefined> {
  const [row] = await lockThen(db, pairLock(pairOf(follower, followed)), unfollowing(follower, followed))
  return row
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

/** False if it didn't exist. */
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

/** Deletes every follow to or from a member. */
export async function deleteFollowsOf(tx: Db, userId: string): Promise<Follow[]> {
  const rows = await tx
    .deleteFrom('followers')
    .where((eb) => eb.or([eb('follower_id', '=', userId), eb('following_id', '=', userId)]))
    .returning(['follower_id as follower', 'following_id as followed'])
    .execute()
  return rows
}
