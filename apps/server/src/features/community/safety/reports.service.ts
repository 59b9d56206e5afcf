import type { NewReport } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import { inTransaction } from '#platform/db/database.ts'
import type { CommunityDeps } from '../shared/community.deps.ts'
import { requireOther } from '../follows/follow.service.ts'
import { notifyOperators } from '../moderation/notify-operators.jobs.ts'
import { insertReport, type ReportInput } from './reports.repo.ts'
import { isVisibleSession } from './safety.repo.ts'
import { requireMember } from './safety.service.ts'

/** Adds the report to the operators' queue. A report can't reveal a session that the reporter may not see. */
export async function reportPerson(
  { db, clock }: Omit<CommunityDeps, 'serialize'>,
  reporter: string,
  { userId, sessionId, kind, reason }: NewReport,
): Promise<null> {
  const reported = requireOther(reporter, userId)
  await requireMember(db, reported)
  if (sessionId && !(await isVisibleSession(db, reporter, reported, sessionId))) {
    throw new AppError('community.person_not_found')
  }
  await addReport({ db, clock }, { reporter, reported, sessionId: sessionId ?? null, kind, reason })
  return null
}

/** Returns the report's id. */
export const addReport = (
  { db, clock }: Omit<CommunityDeps, 'serialize'>,
  report: Omit<ReportInput, 'at'>,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const id = await insertReport(tx, { ...report, at: clock.now() })
    await notifyOperators(tx)
    return id
  })
