import type { Db } from '#platform/db/database.ts'

type NewRecovery = { userId: string; id: string; token: Buffer; at: Date; availableAt: Date; expiresAt: Date }

/** False if a recovery is already pending. */
export async function insertRecovery(tx: Db, recovery: NewRecovery): Promise<boolean> {
  const values = {
    id: recovery.id,
    token: recovery.token,
    available_at: recovery.availableAt,
    expires_at: recovery.expiresAt,
    created_at: recovery.at,
  }
  const row = await tx
    .insertInto('two_factor_recoveries')
    .values({ user_id: recovery.userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('two_factor_recoveries.expires_at', '<=', recovery.at),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

const columns = ['user_id as userId', 'id', 'token', 'available_at as availableAt', 'expires_at as expiresAt'] as const

export const findRecovery = (db: Db, userId: string) =>
  db.selectFrom('two_factor_recoveries').select(columns).where('user_id', '=', userId).executeTakeFirst()

export const findRecoveryByToken = (db: Db, token: Buffer) =>
  db.selectFrom('two_factor_recoveries').select(columns).where('token', '=', token).executeTakeFirst()

/** Deletes this recovery, but not a later one, and only while it can be finished. */
export async function deleteDueRecovery(tx: Db, userId: string, token: Buffer, at: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('two_factor_recoveries')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('available_at', '<=', at)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteRecovery(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('two_factor_recoveries')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
