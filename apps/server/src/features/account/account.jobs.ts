import { z } from 'zod'
import { recordSecurityEvent } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { type EraseJobDeps, eraseJobs } from './erase/erase.jobs.ts'
import { deleteOutdatedChallenges } from './passkey/challenges.repo.ts'
import { passwordResetJob, type ResetDeps } from './password/reset.jobs.ts'
import { deleteOutdatedCodes } from './phone-codes/phone-codes.repo.ts'
import { type PhoneJobDeps, phoneJobs } from './phone-codes/phone.jobs.ts'
import { deleteOutdatedResetTokens } from './shared/reset-tokens.repo.ts'
import { deleteOutdatedSessions } from './shared/login-sessions.repo.ts'
import { noteFailedSignIn } from './shared/task.jobs.ts'
import { deleteOutdatedProofs } from './social/provider-proofs.repo.ts'
import { deleteOutdatedStarts } from './social/social.repo.ts'

export const accountJobs = (deps: ResetDeps & EraseJobDeps & PhoneJobDeps) => [
  handleJob(noteFailedSignIn, async ({ userId, ip, at }) => {
    if (userId) await recordSecurityEvent(deps.db, { userId, type: 'login_failed', at: new Date(at), ip })
  }),
  passwordResetJob(deps),
  ...eraseJobs(deps),
  ...phoneJobs(deps),
]

const dayMs = 24 * 60 * 60_000

const purge = defineJob({ name: 'account.purge_outdated', payload: z.unknown() })

export const accountPurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '37 3 * * *',
  ...handleJob(purge, async () => {
    await deleteOutdatedSessions(db, clock.now())
    await deleteOutdatedResetTokens(db, clock.now())
    await deleteOutdatedChallenges(db, clock.now())
    await deleteOutdatedStarts(db, clock.now())
    await deleteOutdatedProofs(db, clock.now())
    await deleteOutdatedCodes(db, new Date(clock.now().getTime() - 2 * dayMs))
  }),
})
