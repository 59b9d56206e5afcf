import type { NewReport } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import type { CommunityDeps } from './community.deps.ts'
import { requireOther } from './follow.service.ts'
import { insertReport } from './reports.repo.ts'
import { isVisibleSession } from './safety.repo.ts'
import { requireReachable } from './safety.service.ts'

/** Goes to the operators' queue. A session that the reader may not see cannot be found out about in this way. */
export async function reportPerson(
  { db, clock }: Omit<CommunityDeps, 'inTurn'>,
  reporter: string,
  { userId, sessionId, reason }: NewReport,
): Promise<null> {
  const reported = requireOther(reporter, userId)
  await requireReachable(db, reporter, reported)
  if (sessionId && !(await isVisibleSession(db, reporter, reported, sessionId))) {
    throw new AppError('community.person_not_found')
  }
  await insertReport(db, { reporter, reported, sessionId: sessionId ?? null, reason, at: clock.now() })
  return null
}
