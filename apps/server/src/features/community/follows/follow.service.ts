import type { community, Reply } from '@sadhana/contract'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { CommunityDeps } from '../shared/community.deps.ts'
import { updateFollowCounts } from './follow-counts.repo.ts'
import type { Follow } from './follow-counts.rules.ts'
import { deleteLikesBy } from '../likes/like.repo.ts'
import {
  deleteFollow,
  deleteFollowsOf,
  insertFollow,
  isFollower,
  lockPair,
  deleteFollowOrRequest,
  insertFollowOrRequest,
} from './follows.repo.ts'

type FollowChange = Reply<typeof community.follow>

/** Ids may be in upper or lower case, and are compared as text. */
export function requireOther(reader: string, id: string): string {
  const other = id.toLowerCase()
  if (other === reader) throw new AppError('community.not_oneself')
  return other
}

/** Runs one at a time, because many people may change the followed member's count at the same moment. */
const changingFollow = <T>(
  { db, serialize }: Omit<CommunityDeps, 'clock'>,
  { follower, followed }: Follow,
  change: (tx: Db) => Promise<T>,
): Promise<T> =>
  serialize(`followers ${followed}`, () =>
    inTransaction(db, async (tx) => {
      await lockPair(tx, follower, followed)
      return change(tx)
    }),
  )

function orPersonNotFound<T>(result: T | undefined): T {
  if (!result) throw new AppError('community.person_not_found')
  return result
}

/** Locking and changing everything takes one round trip. */
export async function followPerson(
  { db, serialize, clock }: CommunityDeps,
  reader: string,
  id: string,
): Promise<FollowChange> {
  const follow = { follower: reader, followed: requireOther(reader, id) }
  return orPersonNotFound(
    await serialize(`followers ${follow.followed}`, () => insertFollowOrRequest(db, follow, clock.now())),
  )
}

export async function unfollowPerson(
  { db, serialize }: CommunityDeps,
  reader: string,
  id: string,
): Promise<FollowChange> {
  const follow = { follower: reader, followed: id.toLowerCase() }
  return orPersonNotFound(await serialize(`followers ${follow.followed}`, () => deleteFollowOrRequest(db, follow)))
}

/** The follower isn't notified, and the response doesn't reveal whether they followed. */
export function removeFollower(deps: CommunityDeps, reader: string, id: string): Promise<null> {
  const follow = { follower: id.toLowerCase(), followed: reader }
  return changingFollow(deps, follow, async (tx) => {
    await endFollow(tx, follow)
    return null
  })
}

export function acceptRequest(deps: CommunityDeps, reader: string, id: string): Promise<null> {
  const follow = { follower: id.toLowerCase(), followed: reader }
  return changingFollow(deps, follow, async (tx) => {
    if (await deleteFollow(tx, 'follow_requests', follow)) await beginFollow(tx, follow, deps.clock.now())
    else if (!(await isFollower(tx, follow))) throw new AppError('community.person_not_found')
    return null
  })
}

export async function declineRequest(db: Db, reader: string, id: string): Promise<null> {
  await deleteFollow(db, 'follow_requests', { follower: id, followed: reader })
  return null
}

/** Returns the number of followers, or undefined if nothing changed. */
async function beginFollow(tx: Db, follow: Follow, at: Date): Promise<number | undefined> {
  if (!(await insertFollow(tx, 'followers', follow, at))) return undefined
  return (await updateFollowCounts(tx, [follow], 1)).get(follow.followed)
}

async function endFollow(tx: Db, follow: Follow): Promise<number | undefined> {
  if (!(await deleteFollow(tx, 'followers', follow))) return undefined
  return (await updateFollowCounts(tx, [follow], -1)).get(follow.followed)
}

/**
 * Ends follows and requests between two members in both directions. Locks them in the same order as accepting a buddy
 * does. The pair must already be locked.
 */
export async function endFollowsBetween(tx: Db, one: string, other: string): Promise<void> {
  const ended: Follow[] = []
  const [low, high] = one < other ? [one, other] : [other, one]
  for (const follow of [
    { follower: low, followed: high },
    { follower: high, followed: low },
  ]) {
    await deleteFollow(tx, 'follow_requests', follow)
    if (await deleteFollow(tx, 'followers', follow)) ended.push(follow)
  }
  await updateFollowCounts(tx, ended, -1)
}

/** Runs in the transaction that erases a member, so that other members’ counts no longer include them. */
export async function removeRelationships({ db: tx }: { db: Db }, userId: string): Promise<void> {
  await updateFollowCounts(tx, await deleteFollowsOf(tx, userId), -1)
  await deleteLikesBy(tx, userId)
}
