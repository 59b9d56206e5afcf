import { keyedHash } from '#platform/keys.ts'
import { normaliseBackupCode } from './backup-codes.rules.ts'

/** Binds an encrypted secret to its member, so that it can't be used for another. */
export const secretContext = (userId: string): string => `totp ${userId}`

export const backupCodeHash = (key: Buffer, userId: string, code: string): Buffer =>
  keyedHash(key, `backup ${userId} ${normaliseBackupCode(code)}`)
