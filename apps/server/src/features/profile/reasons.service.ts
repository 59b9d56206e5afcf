import type { Reason } from '@sadhana/contract'
import { findReasons, savePreferences } from '#features/wellness/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'

export async function readReasons(db: Db, userId: string): Promise<{ reasons: Reason[] }> {
  return { reasons: orAuthRequired(await findReasons(db, userId)) }
}

/** Saves the reasons in the given order, without duplicates. */
export async function changeReasons(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  reasons: readonly Reason[],
): Promise<{ reasons: Reason[] }> {
  orAuthRequired(await findReasons(db, userId))
  await savePreferences(db, userId, { reasons: [...new Set(reasons)] }, clock.now())
  return readReasons(db, userId)
}
