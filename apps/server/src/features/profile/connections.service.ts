import type { Input, profile, SocialConnection } from '@sadhana/contract'
import { readCurrentUser } from '#features/account/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteConnection, listConnections, saveConnection } from './connections.repo.ts'

type Change = Input<typeof profile.connect>['body']

export const readConnections = (db: Db, userId: string): Promise<SocialConnection[]> => listConnections(db, userId)

/** Stores names only. We ask the platforms for nothing, and keep nothing of a name that is removed. */
export async function changeConnection(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  { isConnected, ...connection }: Change,
): Promise<SocialConnection[]> {
  await readCurrentUser({ db }, userId)
  if (isConnected) await saveConnection(db, userId, connection, clock.now())
  else await deleteConnection(db, userId, connection.platform)
  return listConnections(db, userId)
}
