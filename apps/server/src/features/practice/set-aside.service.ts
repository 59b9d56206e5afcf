import { type OtherVersion, practiceDayOf } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { lockStreak } from '#features/journey/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { findPractitioner } from './member.repo.ts'
import { withChange } from './practice.rules.ts'
import { readSession, type TrashDeps } from './practice.service.ts'
import { findEarlier } from './session-reads.repo.ts'
import { insertOtherVersion } from './session-writes.repo.ts'
import type { LedgerSession } from './session.rules.ts'

/**
 * Puts the version that a member didn't choose into the trash, as a session of its own without likes and pictures. It
 * counts only if it is restored.
 */
export const setAside = (
  { db, clock, sits }: TrashDeps,
  userId: string,
  id: string,
  other: OtherVersion,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockStreak(tx, userId)
    const { clientId, ...change } = other
    const kept = await readSession({ db: tx }, userId, id)
    const { earlierId, wasDeleted } = await findEarlier(tx, userId, clientId)
    if (earlierId !== null || wasDeleted) return null
    const { dayEndsAt } = orAuthRequired(await findPractitioner(tx, userId))
    const version: LedgerSession = { ...withChange(kept, { ...change, version: kept.version }), id: newId() }
    version.practiceDay = practiceDayOf({ ...version, dayEndsAt })
    await sits.archiveVersion(tx, userId, id, version.id)
    await insertOtherVersion(tx, userId, { of: id, version, clientId, at: clock.now() })
    return null
  })
