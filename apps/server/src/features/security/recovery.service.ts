import type { Reply, security, WaitingSignIn } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Keys, sha256 } from '#platform/keys.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { recordSecurityEvent } from './log.service.ts'
import { newMailedSecrets, tokenHash } from '#platform/mail/mailed-secrets.ts'
import { findContact } from './members.repo.ts'
import { deleteRecovery, findRecovery, findRecoveryByToken, insertRecovery } from './recovery.repo.ts'
import { isWaiting } from './second-factor.repo.ts'
import { sendRecoveryLink } from './security.jobs.ts'
import { deleteTwoFactor } from './two-factor.repo.ts'

type Deps = { db: Db; clock: Clock; keys: Keys }

const hourMs = 60 * 60_000
const waitMs = 72 * hourMs
const usableMs = 7 * 24 * hourMs

/** For a member who passed the first factor and lost the second. The mailed link sleeps for 72 hours. */
export async function startRecovery(
  { db, clock, keys }: Deps,
  { userId, tempToken }: WaitingSignIn,
  caller: Caller,
): Promise<Reply<typeof security.startRecovery>> {
  const at = clock.now()
  if (!(await isWaiting(db, userId, sha256(tempToken), at))) throw new AppError('security.sign_in_expired')
  const contact = await findContact(db, userId)
  if (!contact?.email || !contact.emailVerified) throw new AppError('security.recovery_unavailable')
  const id = newId()
  const availableAt = new Date(at.getTime() + waitMs)
  const expiresAt = new Date(availableAt.getTime() + usableMs)
  const token = tokenHash(newMailedSecrets(keys.of('mailed-secret'), 'recovery', id).token)
  return inTransaction(db, async (tx) => {
    if (await insertRecovery(tx, { userId, id, token, at, availableAt, expiresAt })) {
      await recordSecurityEvent(tx, { userId, type: '2fa_recovery_requested', at, ip: caller.ip })
      await enqueue(tx, sendRecoveryLink, { userId, id })
    }
    const current = await findRecovery(tx, userId)
    return { availableAt: (current?.availableAt ?? availableAt).toISOString() }
  })
}

export async function finishRecovery({ db, clock }: Deps, token: string, caller: Caller): Promise<null> {
  const at = clock.now()
  const recovery = await findRecoveryByToken(db, tokenHash(token))
  if (!recovery || recovery.expiresAt <= at) throw new AppError('security.recovery_invalid')
  if (recovery.availableAt > at) throw new AppError('security.recovery_not_ready')
  const { userId } = recovery
  await inTransaction(db, async (tx) => {
    // Removing the row decides: called off or completed in the meantime, there is nothing left to complete.
    if (!(await deleteRecovery(tx, userId))) throw new AppError('security.recovery_invalid')
    await deleteTwoFactor(tx, userId)
    await recordSecurityEvent(tx, { userId, type: '2fa_disabled_by_recovery', at, ip: caller.ip })
  })
  return null
}

export async function cancelRecovery({ db, clock }: Deps, userId: string, caller: Caller): Promise<null> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteRecovery(tx, userId))) return
    await recordSecurityEvent(tx, { userId, type: '2fa_recovery_cancelled', at: clock.now(), ip: caller.ip })
  })
  return null
}
