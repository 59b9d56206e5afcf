import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Keys, sha256 } from '#platform/keys.ts'
import { decrypt } from '#platform/encryption.ts'
import { deleteRecovery } from '../shared/recovery.repo.ts'
import {
  countAttemptsSince,
  deleteAttempt,
  insertAttempt,
  insertSignIn,
  isEnabled,
  lockWaiting,
  updateAllUsed,
  updateAttempts,
  updateSignInUsed,
} from './two-factor-sign-in.repo.ts'
import { stepOf } from './totp.service.ts'
import { findTwoFactor, lockEnabled, updateBackupCodeUsed, updateStepUsed } from './two-factor.repo.ts'
import type { Stretch } from '../shared/security.deps.ts'
import { possibleHashes, secretContext } from './stored-secrets.service.ts'

type Deps = { clock: Clock; keys: Keys }
type CheckDeps = Deps & { account: { stretch: Stretch } }
type Factor = { userId: string; code: string; kind: 'totp' | 'backup' }
/** An attempt that was counted, and the hashes under which its backup code may be stored. */
type Counted = { id: string; hashes: readonly Buffer[] }
export type TwoFactor = Factor & { tempToken: string }
/** `browser` is the hash of the browser's cookie, if the member has used this browser before. */
type From = { browser: Buffer | null }

const signInMs = 5 * 60_000
const dayMs = 24 * 60 * 60_000
/** Without this limit, someone who knows the password could start over after every five guesses. */
const maxAttemptsPerDay = 30

/** Called after the password. Returns a token to send with the two-factor code, or undefined if no code is needed. */
export async function askForTwoFactor(db: Db, { clock }: Deps, userId: string): Promise<string | undefined> {
  if (!(await isEnabled(db, userId))) return undefined
  const at = clock.now()
  const tempToken = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + signInMs)
  await insertSignIn(db, { userId, token: sha256(tempToken), at, expiresAt })
  return tempToken
}

type Attempt = From & Factor
type Refusal = 'security.sign_in_expired' | 'security.code_invalid'

/**
 * Commits on its own, because an attempt counts unless its code turns out to be correct. App codes and backup codes are
 * counted separately, and so is each known browser, so that someone else's guesses can't lock the member out.
 */
async function countAttempt(
  db: Db,
  { clock, keys, account }: CheckDeps,
  { userId, code, kind, browser }: Attempt,
  refusal: Refusal,
  mayTry: (tx: Db, at: Date) => Promise<boolean> = async () => true,
): Promise<Counted> {
  const at = clock.now()
  const attempt = { userId, kind, browser }
  const id = await inTransaction(db, async (tx) => {
    // Locks the row, so that parallel attempts can't exceed the daily limit.
    if (!(await lockEnabled(tx, userId))) throw new AppError(refusal)
    const attempts = await countAttemptsSince(tx, attempt, new Date(at.getTime() - dayMs))
    if (attempts >= maxAttemptsPerDay) throw new AppError('request.too_many')
    if (!(await mayTry(tx, at))) throw new AppError(refusal)
    return insertAttempt(tx, attempt, at)
  })
  const hashes = kind === 'backup' ? await possibleHashes(db, { keys, ...account }, { userId, code }) : []
  return { id, hashes }
}

/** For a pending sign-in, which allows five attempts at the two-factor code. */
export const countTwoFactorAttempt = (db: Db, deps: CheckDeps, factor: TwoFactor & From): Promise<Counted> =>
  countAttempt(db, deps, factor, 'security.sign_in_expired', (tx, at) =>
    updateAttempts(tx, factor.userId, sha256(factor.tempToken), at),
  )

/** For a signed-in member who wants to do something final. Refuses a wrong code, which counts as an attempt. */
export async function confirmTwoFactor(db: Db, deps: CheckDeps, factor: Factor): Promise<void> {
  const attempt = await countAttempt(db, deps, { ...factor, browser: null }, 'security.code_invalid')
  await inTransaction(db, async (tx) => {
    await lockEnabled(tx, factor.userId)
    if (!(await passFactor(tx, deps, factor, attempt))) throw new AppError('security.code_invalid')
    await deleteAttempt(tx, factor.userId, attempt.id)
  })
}

const passFactor = (tx: Db, deps: Deps, factor: Factor, { hashes }: Counted): Promise<boolean> =>
  factor.kind === 'totp' ? passTotp(tx, deps, factor) : updateBackupCodeUsed(tx, factor.userId, hashes)

/** Uses up the code and the pending sign-in in the caller's transaction. A correct attempt doesn't count. */
export async function passTwoFactor(tx: Db, deps: Deps, factor: TwoFactor, attempt: Counted): Promise<void> {
  const { userId } = factor
  // Every change to two-factor authentication locks this row first, which avoids deadlocks.
  await lockEnabled(tx, userId)
  if (!(await passFactor(tx, deps, factor, attempt))) throw new AppError('security.code_invalid')
  await useWaiting(tx, factor)
  await deleteAttempt(tx, userId, attempt.id)
}

type PendingSignIn = Pick<TwoFactor, 'userId' | 'tempToken'>

async function useWaiting(tx: Db, { userId, tempToken }: PendingSignIn): Promise<void> {
  if (!(await updateSignInUsed(tx, userId, sha256(tempToken)))) throw new AppError('security.sign_in_expired')
  // A member who can enter a two-factor code needs no recovery.
  await deleteRecovery(tx, userId)
}

export const isWaitingForTwoFactor = (db: Db, { clock }: Pick<Deps, 'clock'>, { userId, tempToken }: PendingSignIn) =>
  lockWaiting(db, userId, sha256(tempToken), clock.now())

/** Called after a two-factor code or passkey was checked. Uses up the pending sign-in in the caller's transaction. */
export async function passWaitingSignIn(tx: Db, deps: Pick<Deps, 'clock'>, waiting: PendingSignIn): Promise<void> {
  await lockEnabled(tx, waiting.userId)
  if (!(await isWaitingForTwoFactor(tx, deps, waiting))) throw new AppError('security.sign_in_expired')
  await useWaiting(tx, waiting)
}

/** Ends everything that was started with the old password: pending sign-ins and any recovery. */
export async function dropWaitingSignIns(tx: Db, userId: string): Promise<void> {
  await updateAllUsed(tx, userId)
  await deleteRecovery(tx, userId)
}

async function passTotp(tx: Db, { clock, keys }: Deps, { userId, code }: Factor): Promise<boolean> {
  const twoFactor = await findTwoFactor(tx, userId)
  if (!twoFactor?.secret) return false
  const step = stepOf(decrypt(keys.of('totp-secret'), twoFactor.secret, secretContext(userId)), code, clock.now())
  return step !== undefined && (await updateStepUsed(tx, userId, step))
}
