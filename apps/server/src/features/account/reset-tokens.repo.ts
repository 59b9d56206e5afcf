import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Locked: requests for one member take turns, so that the limits hold. */
export const lockRecipient = (tx: Db, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'display_name as name'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst()

export const listRequests = (tx: Db, userId: string, since: Date) =>
  tx
    .selectFrom('password_reset_tokens')
    .select(['id', 'token', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute()

type NewResetToken = { userId: string; id: string; token: Buffer; at: Date; expiresAt: Date }

export async function insertResetToken(tx: Db, { userId, id, token, at, expiresAt }: NewResetToken): Promise<void> {
  await tx
    .insertInto('password_reset_tokens')
    .values({ user_id: userId, id, token, created_at: at, expires_at: expiresAt })
    .execute()
}

export const findResetToken = (db: Db, token: Buffer, at: Date) =>
  db
    .selectFrom('password_reset_tokens')
    .select('user_id as userId')
    .where('token', '=', token)
    .where('used', '=', false)
    .where('expires_at', '>', at)
    .executeTakeFirst()

/** Of many at once, one gets the token. */
export async function updateResetTokenUsed(tx: Db, token: Buffer, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('password_reset_tokens')
    .set({ used: true })
    .where('token', '=', token)
    .where('used', '=', false)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAllResetTokensUsed(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('password_reset_tokens').set({ used: true }).where('user_id', '=', userId).execute()
}
