import type { Db } from '#platform/db/database.ts'
import { deleteRecovery } from '../shared/recovery.repo.ts'

export const findTwoFactor = (db: Db, userId: string) =>
  db
    .selectFrom('two_factor')
    .select(['secret', 'pending_secret as pendingSecret', 'pending_expires_at as pendingExpiresAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** False if two-factor authentication is already on. */
export async function upsertPendingSecret(db: Db, userId: string, secret: Buffer, expiresAt: Date): Promise<boolean> {
  const pending = { pending_secret: secret, pending_expires_at: expiresAt }
  const row = await db
    .insertInto('two_factor')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending).where('two_factor.secret', 'is', null))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Activates the pending secret. Of several parallel requests, only one succeeds. The code that was just entered can't
 * be used again.
 */
export async function updateEnabled(
  tx: Db,
  userId: string,
  { encrypted, pending, step, at }: { encrypted: Buffer; pending: Buffer; step: number; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('two_factor')
    .set({ secret: encrypted, enabled_at: at, last_step: String(step), pending_secret: null, pending_expires_at: null })
    .where('user_id', '=', userId)
    .where('secret', 'is', null)
    .where('pending_secret', '=', pending)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTwoFactor(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  await tx.deleteFrom('backup_codes').where('user_id', '=', userId).execute()
  await deleteRecovery(tx, userId)
  return numDeletedRows > 0n
}

/** Each time step works only once, and no older step works after it. */
export async function updateStepUsed(tx: Db, userId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('two_factor')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if two-factor authentication is off. Parallel changes wait for the lock. */
export async function lockEnabled(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type CodeSet = { salt: Buffer; hashes: readonly Buffer[] }

export async function replaceBackupCodes(tx: Db, userId: string, { salt, hashes }: CodeSet): Promise<void> {
  await tx.deleteFrom('backup_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('backup_codes')
    .values(hashes.map((code) => ({ user_id: userId, code, salt })))
    .execute()
}

/** One, or null for codes from before there were salts. */
export async function listBackupCodeSalts(db: Db, userId: string): Promise<(Buffer | null)[]> {
  const rows = await db
    .selectFrom('backup_codes')
    .select('salt')
    .distinct()
    .where('user_id', '=', userId)
    .where('used', '=', false)
    .execute()
  return rows.map(({ salt }) => salt)
}

/** Of several parallel requests, only one succeeds. */
export async function updateBackupCodeUsed(tx: Db, userId: string, hashes: readonly Buffer[]): Promise<boolean> {
  if (hashes.length === 0) return false
  const row = await tx
    .updateTable('backup_codes')
    .set({ used: true })
    .where('user_id', '=', userId)
    .where('code', 'in', hashes)
    .where('used', '=', false)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Reads in pages, so that a large table is never loaded at once. */
export const listSecrets = (db: Db, after: string | undefined) =>
  db
    .selectFrom('two_factor')
    .select(['user_id as userId', 'secret'])
    .where('secret', 'is not', null)
    .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(500)
    .execute()

/** Skips a secret that has changed in the meantime. */
export async function updateSecret(db: Db, userId: string, from: Buffer, to: Buffer): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ secret: to })
    .where('user_id', '=', userId)
    .where('secret', '=', from)
    .execute()
}
