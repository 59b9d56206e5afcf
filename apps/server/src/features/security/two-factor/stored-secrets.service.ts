import type { Db } from '#platform/db/database.ts'
import { keyedHash, type Keys } from '#platform/keys.ts'
import type { Stretch } from '../shared/security.deps.ts'
import { normaliseBackupCode } from './backup-codes.rules.ts'
import { listBackupCodeSalts } from './two-factor.repo.ts'

/** Binds an encrypted secret to its member, so that it can't be used for another. */
export const secretContext = (userId: string): string => `totp ${userId}`

const keyedCode = (key: Buffer, userId: string, code: string): Buffer =>
  keyedHash(key, `backup ${userId} ${normaliseBackupCode(code)}`)

type Deps = { keys: Keys; stretch: Stretch }
type Code = { userId: string; code: string }

/** Useless without SECRET_KEY, and costly to guess with it. */
export const backupCodeHash = ({ keys, stretch }: Deps, { userId, code }: Code, salt: Buffer): Promise<Buffer> =>
  stretch(keyedCode(keys.of('code-hash').current, userId, code).toString('base64'), salt)

/**
 * Every hash under which this code may be stored. Takes a moment, so don't call it in a transaction. All codes of a set
 * have one salt, so that a wrong one costs no more than a right one.
 */
export async function possibleHashes(db: Db, { keys, stretch }: Deps, { userId, code }: Code): Promise<Buffer[]> {
  const salts = await listBackupCodeSalts(db, userId)
  const keyed = keys.of('code-hash').all.map((key) => keyedCode(key, userId, code))
  return Promise.all(
    salts.flatMap((salt) => keyed.map(async (hash) => (salt ? stretch(hash.toString('base64'), salt) : hash))),
  )
}
