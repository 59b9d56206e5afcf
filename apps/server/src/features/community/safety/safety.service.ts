import { endBuddiesBetween } from '#features/journey/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { CommunityDeps, OnBlock } from '../shared/community.deps.ts'
import { endFollowsBetween, requireOther } from '../follows/follow.service.ts'
import { deleteLikesBetween } from '../likes/like.repo.ts'
import { lockPair } from '../follows/follows.repo.ts'
import { deleteBlock, deleteMute, insertBlock, insertMute, isMember } from './safety.repo.ts'

/** Hides two members from each other. Ends all follows, requests, likes and buddy pairs between them. */
export function blockPerson(
  { db, clock, serialize, onBlock }: CommunityDeps & { onBlock: OnBlock },
  reader: string,
  id: string,
): Promise<null> {
  const other = requireOther(reader, id)
  return serialize(`followers ${other}`, () =>
    inTransaction(db, async (tx) => {
      await lockPair(tx, reader, other)
      await requireMember(tx, other)
      await insertBlock(tx, reader, other, clock.now())
      await endFollowsBetween(tx, reader, other)
      await endBuddiesBetween(tx, reader, other)
      await deleteLikesBetween(tx, reader, other)
      await onBlock(tx, reader, other)
      return null
    }),
  )
}

/** Ignores blocks, because a member who blocks first must not stop the other from blocking or reporting too. */
export async function requireMember(db: Db, id: string): Promise<void> {
  if (!(await isMember(db, id))) throw new AppError('community.person_not_found')
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
