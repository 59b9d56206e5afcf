import { randomBytes } from 'node:crypto'
import type { BackupCodes, OwnerProof, TwoFactorSetup } from '@sadhana/contract'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Keys } from '#platform/keys.ts'
import { encrypt, decrypt } from '#platform/encryption.ts'
import { backupCodeCount, formatBackupCode, randomBytesOfBackupCode } from './backup-codes.rules.ts'
import { recordSecurityEvent } from '../log/log.service.ts'
import { findContact } from '../shared/security.repo.ts'
import { deleteRecovery } from '../shared/recovery.repo.ts'
import { requireOwner, requirePassword, requireSecondFactor } from './owner-proof.service.ts'
import type { AccountPort } from '../shared/security.deps.ts'
import { backupCodeHash, secretContext } from './stored-secrets.service.ts'
import { toSetup, stepOf } from './totp.service.ts'
import {
  deleteTwoFactor,
  findTwoFactor,
  lockEnabled,
  replaceBackupCodes,
  updateEnabled,
  upsertPendingSecret,
} from './two-factor.repo.ts'

export type TwoFactorDeps = { db: Db; clock: Clock; keys: Keys; account: AccountPort }
type Member = { id: string; sessionId: string }
type By = { userId: string; sessionId: string; caller: Caller }

const secretBytes = 20
const saltBytes = 16
const pendingMs = 10 * 60_000

export async function startSetup(deps: TwoFactorDeps, member: Member, proof: OwnerProof): Promise<TwoFactorSetup> {
  await requireOwner(deps, member, proof)
  const { db, clock, keys } = deps
  const { id: userId } = member
  const contact = await findContact(db, userId)
  // Without a verified email, a member who loses their phone and backup codes would lose the account.
  if (!contact?.emailVerified) throw new AppError('security.email_unverified')
  const secret = randomBytes(secretBytes)
  const encrypted = encrypt(keys.of('totp-secret'), secret, secretContext(userId))
  const expiresAt = new Date(clock.now().getTime() + pendingMs)
  if (!(await upsertPendingSecret(db, userId, encrypted, expiresAt))) throw new AppError('security.two_factor_enabled')
  return toSetup(secret, contact.username)
}

export async function confirmSetup(
  deps: TwoFactorDeps,
  { userId, caller }: Omit<By, 'sessionId'>,
  code: string,
): Promise<BackupCodes> {
  const { db, clock, keys } = deps
  const at = clock.now()
  const twoFactor = await findTwoFactor(db, userId)
  if (twoFactor?.secret) throw new AppError('security.two_factor_enabled')
  const pending = twoFactor?.pendingSecret
  if (!pending || !twoFactor.pendingExpiresAt || twoFactor.pendingExpiresAt <= at)
    throw new AppError('security.code_invalid')
  const secret = decrypt(keys.of('totp-secret'), pending, secretContext(userId))
  const step = stepOf(secret, code, at)
  if (step === undefined) throw new AppError('security.code_invalid')
  const encrypted = encrypt(keys.of('totp-secret'), secret, secretContext(userId))
  const { backupCodes, ...set } = await makeBackupCodes(deps, userId)
  await inTransaction(db, async (tx) => {
    if (!(await updateEnabled(tx, userId, { encrypted, pending, step, at })))
      throw new AppError('security.code_invalid')
    // A recovery that is left over was for an earlier authenticator app.
    await deleteRecovery(tx, userId)
    await recordSecurityEvent(tx, { userId, type: '2fa_enabled', at, ip: caller.ip })
    await replaceBackupCodes(tx, userId, set)
  })
  return { backupCodes }
}

/**
 * Members without a password use a code from the authenticator app or a backup code, because two-factor authentication
 * is on.
 */
async function isProven(deps: TwoFactorDeps, { userId: id, sessionId }: By, proof: OwnerProof): Promise<boolean> {
  // A recent sign-in isn't enough here.
  if (proof.password === undefined && proof.code === undefined) return false
  try {
    await requirePassword(deps, { id, sessionId }, proof)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code !== 'request.too_many') return false
    throw error
  }
}

export async function turnOff(deps: TwoFactorDeps, by: By, proof: OwnerProof): Promise<null> {
  if (!(await isProven(deps, by, proof))) throw new AppError('security.disable_refused')
  await requireSecondFactor(deps, { id: by.userId, sessionId: by.sessionId }, proof)
  const { db, clock } = deps
  const { userId, caller } = by
  await inTransaction(db, async (tx) => {
    if (!(await deleteTwoFactor(tx, userId))) return
    await recordSecurityEvent(tx, { userId, type: '2fa_disabled', at: clock.now(), ip: caller.ip })
  })
  return null
}

/** For operators, once they have checked whose account it is. False if two-factor authentication is off. */
export async function resetTwoFactor({ db, clock }: { db: Db; clock: Clock }, userId: string): Promise<boolean> {
  if (!(await deleteTwoFactor(db, userId))) return false
  await recordSecurityEvent(db, { userId, type: '2fa_disabled_by_operator', at: clock.now() })
  return true
}

export async function regenerateBackupCodes(deps: TwoFactorDeps, by: By, proof: OwnerProof): Promise<BackupCodes> {
  if (!(await isProven(deps, by, proof))) throw new AppError('security.backup_codes_refused')
  await requireSecondFactor(deps, { id: by.userId, sessionId: by.sessionId }, proof)
  const { db, clock } = deps
  const { userId, caller } = by
  const { backupCodes, ...set } = await makeBackupCodes(deps, userId)
  await inTransaction(db, async (tx) => {
    if (!(await lockEnabled(tx, userId))) throw new AppError('security.backup_codes_refused')
    await recordSecurityEvent(tx, { userId, type: '2fa_backup_codes_generated', at: clock.now(), ip: caller.ip })
    await replaceBackupCodes(tx, userId, set)
  })
  return { backupCodes }
}

/** Takes a moment, so don't call it in a transaction. */
async function makeBackupCodes({ keys, account }: TwoFactorDeps, userId: string) {
  const backupCodes = Array.from({ length: backupCodeCount }, () =>
    formatBackupCode(randomBytes(randomBytesOfBackupCode)),
  )
  const salt = randomBytes(saltBytes)
  const { stretch } = account
  const hashes = await Promise.all(backupCodes.map((code) => backupCodeHash({ keys, stretch }, { userId, code }, salt)))
  return { backupCodes, salt, hashes }
}
