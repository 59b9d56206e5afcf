import { randomBytes } from 'node:crypto'
import type { BackupCodes, TwoFactorSetup } from '@sadhana/contract'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyedHash, type Keys } from '#platform/keys.ts'
import { seal, unseal } from '#platform/sealing.ts'
import {
  backupCodeCount,
  formatBackupCode,
  normaliseBackupCode,
  randomBytesOfBackupCode,
} from './backup-codes.rules.ts'
import { recordSecurityEvent } from './log.service.ts'
import { findContact } from './members.repo.ts'
import { describeSecret, stepOf } from './totp.ts'
import {
  deleteTwoFactor,
  findTwoFactor,
  lockEnabled,
  replaceBackupCodes,
  updateEnabled,
  upsertPendingSecret,
} from './two-factor.repo.ts'

/** What security needs of account, which knows security and so cannot be imported here. */
export type AccountDoor = {
  confirmPassword: (db: Db, userId: string, password: string) => Promise<boolean>
  endSession: (db: Db, userId: string, sessionId: string) => Promise<boolean>
}
export type TwoFactorDeps = { db: Db; clock: Clock; keys: Keys; account: AccountDoor }
type By = { userId: string; caller: Caller }

const secretBytes = 20
const pendingMs = 10 * 60_000

export const secretContext = (userId: string): string => `totp ${userId}`

export async function startSetup({ db, clock, keys }: TwoFactorDeps, userId: string): Promise<TwoFactorSetup> {
  const secret = randomBytes(secretBytes)
  const sealed = seal(keys.of('totp-secret'), secret, secretContext(userId))
  const expiresAt = new Date(clock.now().getTime() + pendingMs)
  if (!(await upsertPendingSecret(db, userId, sealed, expiresAt))) throw new AppError('security.two_factor_enabled')
  const member = await findContact(db, userId)
  return describeSecret(secret, member?.username ?? '')
}

export async function confirmSetup(
  { db, clock, keys }: TwoFactorDeps,
  { userId, caller }: By,
  code: string,
): Promise<BackupCodes> {
  const at = clock.now()
  const found = await findTwoFactor(db, userId)
  if (found?.secret) throw new AppError('security.two_factor_enabled')
  const pending = found?.pendingSecret
  if (!pending || !found.pendingExpiresAt || found.pendingExpiresAt <= at) throw new AppError('security.code_invalid')
  const secret = unseal(keys.of('totp-secret'), pending, secretContext(userId))
  const step = stepOf(secret, code, at)
  if (step === undefined) throw new AppError('security.code_invalid')
  const sealed = seal(keys.of('totp-secret'), secret, secretContext(userId))
  return inTransaction(db, async (tx) => {
    if (!(await updateEnabled(tx, userId, { sealed, pending, step, at }))) throw new AppError('security.code_invalid')
    await recordSecurityEvent(tx, { userId, type: '2fa_enabled', at, ip: caller.ip })
    return makeBackupCodes(tx, keys, userId)
  })
}

export async function switchOff(
  { db, clock, account }: TwoFactorDeps,
  { userId, caller }: By,
  password: string,
): Promise<null> {
  if (!(await account.confirmPassword(db, userId, password))) throw new AppError('security.disable_refused')
  await inTransaction(db, async (tx) => {
    if (!(await deleteTwoFactor(tx, userId))) return
    await recordSecurityEvent(tx, { userId, type: '2fa_disabled', at: clock.now(), ip: caller.ip })
  })
  return null
}

export async function regenerateBackupCodes(
  { db, clock, keys, account }: TwoFactorDeps,
  { userId, caller }: By,
  password: string,
): Promise<BackupCodes> {
  if (!(await account.confirmPassword(db, userId, password))) throw new AppError('security.backup_codes_refused')
  return inTransaction(db, async (tx) => {
    if (!(await lockEnabled(tx, userId))) throw new AppError('security.backup_codes_refused')
    await recordSecurityEvent(tx, { userId, type: '2fa_backup_codes_generated', at: clock.now(), ip: caller.ip })
    return makeBackupCodes(tx, keys, userId)
  })
}

async function makeBackupCodes(tx: Db, keys: Keys, userId: string): Promise<BackupCodes> {
  const backupCodes = Array.from({ length: backupCodeCount }, () =>
    formatBackupCode(randomBytes(randomBytesOfBackupCode)),
  )
  const { current } = keys.of('code-hash')
  await replaceBackupCodes(
    tx,
    userId,
    backupCodes.map((code) => backupCodeHash(current, userId, code)),
  )
  return { backupCodes }
}

export const backupCodeHash = (key: Buffer, userId: string, code: string): Buffer =>
  keyedHash(key, `backup ${userId} ${normaliseBackupCode(code)}`)
