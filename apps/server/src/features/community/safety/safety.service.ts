import { endBuddiesBetween } from '#features/journey/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { CommunityDeps } from '../shared/community.deps.ts'
import { endFollowsBetween, requireOther } from '../follows/follow.service.ts'
import { lockPair } from '../follows/follows.repo.ts'
import { deleteBlock, deleteMute, insertBlock, insertMute, isReachable } from './safety.repo.ts'

/** Hides two members from each other, and ends follows, requests and being buddies between them. */
export function blockPerson({ db, clock, serialize }: CommunityDeps, reader: string, id: string): Promise<null> {
  const other = requireOther(reader, id)
  return serialize(`followers ${other}`, () =>
    inTransaction(db, async (tx) => {
      await lockPair(tx, reader, other)
      await requireReachable(tx, reader, other)
      await insertBlock(tx, reader, other, clock.now())
      await endFollowsBetween(tx, reader, other)
      await endBuddiesBetween(tx, reader, other)
      return null
    }),
  )
}

/** Refuses an unknown member, or one who has blocked the reader. */
export async function requireReachable(db: Db, reader: string, id: string): Promise<void> {
  if (!(await isReachable(db, reader, id))) throw new AppError('community.person_not_found')
}

export async function unblockPerson(db: Db, reader: string, id: string): Promise<null> {
  await deleteBlock(db, reader, id)
  return null
}

export async function mutePerson(
  { db, clock }: Omit<CommunityDeps, 'serialize'>,
  reader: string,
  id: string,
): Promise<null> {
  if (!(await insertMute(db, reader, requireOther(reader, id), clock.now()))) {
    throw new AppError('community.person_not_found')
  }
  return null
}

export async function unmutePerson(db: Db, reader: string, id: string): Promise<null> {
  await deleteMute(db, reader, id)
  return null
}
