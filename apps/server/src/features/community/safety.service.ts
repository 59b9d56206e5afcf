import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { CommunityDeps } from './community.deps.ts'
import { endFollowsBetween, requireOther } from './follow.service.ts'
import { lockPair } from './follows.repo.ts'
import { deleteBlock, deleteMute, insertBlock, insertMute, isReachable } from './safety.repo.ts'

/** Hides two members from each other, and ends what there was between them. */
export function blockPerson({ db, clock, inTurn }: CommunityDeps, reader: string, id: string): Promise<null> {
  const other = requireOther(reader, id)
  return inTurn(`followers ${other}`, () =>
    inTransaction(db, async (tx) => {
      await lockPair(tx, reader, other)
      await requireReachable(tx, reader, other)
      await insertBlock(tx, reader, other, clock.now())
      await endFollowsBetween(tx, reader, other)
      return null
    }),
  )
}

/** Somebody by this id who has not blocked the reader. */
export async function requireReachable(db: Db, reader: string, id: string): Promise<void> {
  if (!(await isReachable(db, reader, id))) throw new AppError('community.person_not_found')
}

export async function unblockPerson(db: Db, reader: string, id: string): Promise<null> {
  await deleteBlock(db, reader, id)
  return null
}

export async function mutePerson(
  { db, clock }: Omit<CommunityDeps, 'inTurn'>,
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
