import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Keys, sha256 } from '#platform/keys.ts'
import { unseal } from '#platform/sealing.ts'
import { deleteRecovery } from './recovery.repo.ts'
import {
  countAttempt,
  insertSignIn,
  isEnabled,
  sumAttemptsSince,
  updateAllUsed,
  updateSignInUsed,
} from './second-factor.repo.ts'
import { stepOf } from './totp.ts'
import { findTwoFactor, lockEnabled, updateBackupCodeUsed, updateStepUsed } from './two-factor.repo.ts'
import { backupCodeHash, secretContext } from './two-factor.service.ts'

type Deps = { clock: Clock; keys: Keys }
export type SecondFactor = { userId: string; tempToken: string; code: string; kind: 'totp' | 'backup' }

const signInMs = 5 * 60_000
const dayMs = 24 * 60 * 60_000
/** Whoever knows the password could otherwise begin anew after every five guesses. */
const mostAttemptsADay = 30

/** After the first factor: a token that does nothing but wait for the second. Undefined when none is needed. */
export async function askForSecondFactor(db: Db, { clock }: Deps, userId: string): Promise<string | undefined> {
  if (!(await isEnabled(db, userId))) return undefined
  const at = clock.now()
  const tempToken = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + signInMs)
  await insertSignIn(db, { userId, token: sha256(tempToken), at, expiresAt })
  return tempToken
}

/** Must not be part of the transaction that may fail: an attempt counts in any case. */
export async function countSecondFactorAttempt(db: Db, { clock }: Deps, factor: SecondFactor): Promise<void> {
  const { userId, tempToken } = factor
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    // The lock makes a member's attempts take turns: many at once would each find the day's limit not reached yet.
    if (!(await lockEnabled(tx, userId))) throw new AppError('security.sign_in_expired')
    const attempts = await sumAttemptsSince(tx, userId, new Date(at.getTime() - dayMs))
    if (attempts >= mostAttemptsADay) throw new AppError('request.too_many')
    if (!(await countAttempt(tx, userId, sha256(tempToken), at))) throw new AppError('security.sign_in_expired')
  })
}

/** Uses up the code and the waiting sign-in together with the caller's transaction. */
export async function passSecondFactor(tx: Db, deps: Deps, factor: SecondFactor): Promise<void> {
  const { userId, tempToken } = factor
  const accepted = factor.kind === 'totp' ? await passTotp(tx, deps, factor) : await passBackupCode(tx, deps, factor)
  if (!accepted) throw new AppError('security.code_invalid')
  if (!(await updateSignInUsed(tx, userId, sha256(tempToken)))) throw new AppError('security.sign_in_expired')
  // Whoever has the second factor needs no recovery.
  await deleteRecovery(tx, userId)
}

/** A sign-in that passed the first factor with a password that no longer holds must not go on. */
export const dropWaitingSignIns = (tx: Db, userId: string): Promise<void> => updateAllUsed(tx, userId)

async function passTotp(tx: Db, { clock, keys }: Deps, { userId, code }: SecondFactor): Promise<boolean> {
  const found = await findTwoFactor(tx, userId)
  if (!found?.secret) return false
  const step = stepOf(unseal(keys.of('totp-secret'), found.secret, secretContext(userId)), code, clock.now())
  return step !== undefined && (await updateStepUsed(tx, userId, step))
}

const passBackupCode = (tx: Db, { keys }: Deps, { userId, code }: SecondFactor): Promise<boolean> =>
  updateBackupCodeUsed(
    tx,
    userId,
    keys.of('code-hash').all.map((key) => backupCodeHash(key, userId, code)),
  )
