import { dropWaitingSignIns, recordSecurityEvent } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import { workOnEach } from '#platform/queue/jobs.ts'
import { updateAllResetTokensUsed } from '../shared/reset-tokens.repo.ts'
import { endEverything } from '../shared/end-sessions.service.ts'
import { findSuspension, listEnded, lockSuspension, type Suspension, updateSuspension } from './suspension.repo.ts'

type Deps = { db: Db; clock: Clock }

const dayMs = 24 * 60 * 60_000

/** For operators. Ends every session and hides the member from others. Their data doesn't change. */
export const suspendMember = (
  { db, clock }: Deps,
  userId: string,
  { days, reason }: { days: number | null; reason: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const since = clock.now()
    if ((await lockSuspension(tx, userId)) === undefined) throw new AppError('operator.member_not_found')
    const until = days === null ? null : new Date(since.getTime() + days * dayMs)
    await updateSuspension(tx, userId, { since, until, reason }, since)
    await updateAllResetTokensUsed(tx, userId)
    await dropWaitingSignIns(tx, userId)
    await endEverything(tx, userId, { at: since })
    await recordSecurityEvent(tx, { userId, type: 'account_suspended', at: since })
  })

/** Used by operators, and when the suspension runs out. False if the member isn't suspended. */
export const restoreMember = ({ db, clock }: Deps, userId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await lockSuspension(tx, userId))) return false
    const at = clock.now()
    await updateSuspension(tx, userId, null, at)
    await recordSecurityEvent(tx, { userId, type: 'account_restored', at })
    return true
  })

/**
 * Called for every sign-in, before the session is opened. Lifts a suspension that has run out, if the job hasn't yet.
 */
export async function requireNotSuspended(tx: Db, clock: Clock, userId: string): Promise<void> {
  const suspension = await lockSuspension(tx, userId)
  if (!suspension) return
  if (suspension.until !== null && suspension.until <= clock.now()) {
    await restoreMember({ db: tx, clock }, userId)
    return
  }
  throw suspended(suspension)
}

/** Tells a device that was signed in why it no longer is. */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  const suspension = await findSuspension(db, userId)
  if (suspension) throw suspended(suspension)
}

/** Only people who have proved that the account is theirs get to read this. */
const suspended = ({ since, until, reason }: Suspension) =>
  new AppError('account.suspended', {
    values: { since: since.toISOString(), ...(until && { until: until.toISOString() }), reason },
  })

export async function liftEndedSuspensions({ db, clock, log }: Deps & { log: Logger }): Promise<void> {
  await workOnEach(log, {
    items: await listEnded(db, clock.now()),
    work: (userId) => restoreMember({ db, clock }, userId),
    trouble: 'a suspension that has ended could not be lifted yet',
  })
}
