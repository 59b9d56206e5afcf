import type { Language, Reply, security, WaitingSignIn } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Keys, sha256 } from '#platform/keys.ts'
import { momentIn } from '#platform/intl.rules.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { recordSecurityEvent } from '../log/log.service.ts'
import { newEmailedTokens, tokenHash } from '#platform/mail/emailed-tokens.ts'
import { findContact } from '../shared/security.repo.ts'
import {
  deleteDueRecovery,
  deleteRecovery,
  findRecovery,
  findRecoveryByToken,
  insertRecovery,
} from '../shared/recovery.repo.ts'
import { de } from './recovery.texts.de.ts'
import { en, type RecoveryTexts } from './recovery.texts.en.ts'
import { es } from './recovery.texts.es.ts'
import { lockWaiting } from '../two-factor/two-factor-sign-in.repo.ts'
import { sendRecoveryLink } from '../shared/task.jobs.ts'
import { deleteTwoFactor, lockEnabled } from '../two-factor/two-factor.repo.ts'

const texts: Record<Language, RecoveryTexts> = { en, de, es }

export type RecoveryDeps = { db: Db; clock: Clock; keys: Keys; contact: string | undefined }

const hourMs = 60 * 60_000
const waitMs = 72 * hourMs
const usableMs = 7 * 24 * hourMs

/** For a member who lost their authenticator app and backup codes. The emailed link starts working after 72 hours. */
export async function startRecovery(
  { db, clock, keys, contact: operator }: RecoveryDeps,
  { userId, tempToken }: WaitingSignIn,
  caller: Caller,
): Promise<Reply<typeof security.startRecovery>> {
  const at = clock.now()
  const id = newId()
  const availableAt = new Date(at.getTime() + waitMs)
  const expiresAt = new Date(availableAt.getTime() + usableMs)
  const token = tokenHash(newEmailedTokens(keys.of('mailed-secret'), 'recovery', id).token)
  return inTransaction(db, async (tx) => {
    const isOn = await lockEnabled(tx, userId)
    if (!isOn || !(await lockWaiting(tx, userId, sha256(tempToken), at))) throw new AppError('security.sign_in_expired')
    const contact = await findContact(tx, userId)
    if (!contact?.email || !contact.emailVerified) throw unavailable(operator)
    if (await insertRecovery(tx, { userId, id, token, at, availableAt, expiresAt })) {
      await recordSecurityEvent(tx, { userId, type: '2fa_recovery_requested', at, ip: caller.ip })
      await enqueue(tx, sendRecoveryLink, { userId, id })
    }
    const current = await findRecovery(tx, userId)
    return { availableAt: (current?.availableAt ?? availableAt).toISOString() }
  })
}

const unavailable = (operator: string | undefined) =>
  new AppError(
    'security.recovery_unavailable',
    operator ? { messageIn: (language) => texts[language].unavailable(operator) } : {},
  )

export async function finishRecovery({ db, clock }: RecoveryDeps, token: string, caller: Caller): Promise<null> {
  const at = clock.now()
  const recovery = await findRecoveryByToken(db, tokenHash(token))
  if (!recovery) throw new AppError('security.recovery_invalid')
  const { userId, availableAt } = recovery
  if (availableAt > at) {
    const member = await findContact(db, userId)
    const zone = member?.zone ?? 'UTC'
    const messageIn = (language: Language) => texts[language].notReady(momentIn(language, zone, availableAt))
    throw new AppError('security.recovery_not_ready', { messageIn })
  }
  await inTransaction(db, async (tx) => {
    await lockEnabled(tx, userId)
    // Deleting the row decides the outcome: if the recovery was cancelled or completed in the meantime, no row is left.
    if (!(await deleteDueRecovery(tx, userId, recovery.token, at))) throw new AppError('security.recovery_invalid')
    await deleteTwoFactor(tx, userId)
    await recordSecurityEvent(tx, { userId, type: '2fa_disabled_by_recovery', at, ip: caller.ip })
  })
  return null
}

export async function cancelRecovery({ db, clock }: RecoveryDeps, userId: string, caller: Caller): Promise<null> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteRecovery(tx, userId))) return
    await recordSecurityEvent(tx, { userId, type: '2fa_recovery_cancelled', at: clock.now(), ip: caller.ip })
  })
  return null
}
