import type { NewReport } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { CommunityDeps } from '../shared/community.deps.ts'
import { requireOther } from '../follows/follow.service.ts'
import { insertReport, listUnresolved, markResolved } from './reports.repo.ts'
import { isVisibleSession } from './safety.repo.ts'
import { requireReachable } from './safety.service.ts'

/** Goes to the operators' queue. A report can't reveal a session the reporter may not see. */
export async function reportPerson(
  { db, clock }: Omit<CommunityDeps, 'serialize'>,
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

/** For operators: what is still open, oldest first. */
export const listOpenReports = (db: Db) => listUnresolved(db)

/** False when no report with this id is open. */
export const resolveReport = ({ db, clock }: Pick<CommunityDeps, 'db' | 'clock'>, id: string): Promise<boolean> =>
  markResolved(db, id, clock.now())
