import { type community, alongsideMost, type Reply } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { findAlongside } from './alongside.repo.ts'

/** More than enough, because the count stops at a hundred people. */
const lookedAt = 500

export async function readAlongside(
  db: Db,
  reader: string,
  sessionId: string,
): Promise<Reply<typeof community.practisedAlongside>> {
  const alongside = await findAlongside(db, reader, sessionId, { most: alongsideMost + 1, lookedAt })
  if (!alongside) throw new AppError('practice.not_found')
  const { people, isCut } = alongside
  return { people: Math.min(people, alongsideMost), orMore: people > alongsideMost || isCut }
}
