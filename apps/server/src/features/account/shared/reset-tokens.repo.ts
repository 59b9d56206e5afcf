import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Locks the member, so that parallel requests can't exceed the limits. */
export const lockRecipient = (tx: Db, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'display_name as name', 'email_verified as isVerified', 'language'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst()

export const listRequests = (tx: Db, userId: string, since: Date) =>
  tx
    .selectFrom('password_reset_tokens')
    .select(['id', 'token', 'asker', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute()

type NewResetToken = { userId: string; id: string; token: Buffer; asker: Buffer; at: Date; expiresAt: Date }

export async function insertResetToken(tx: Db, reset: NewResetToken): Promise<void> {
  const { userId, id, token, asker, at, expiresAt } = reset
  await tx
    .insertInto('password_reset_tokens')
    .values({ user_id: userId, id, token, asker, created_at: at, expires_at: expiresAt })
    .execute()
}

export const findResetToken = (db: Db, token: Buffer) =>
  db
    .selectFrom('password_reset_tokens')
    .select(['user_id as userId', 'used', 'expires_at as expiresAt'])
    .where('token', '=', token)
    .executeTakeFirst()

/** Of several parallel requests, only one succeeds. */
export async function updateResetTokenUsed(tx: Db, userId: string, token: Buffer, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('password_reset_tokens')
    .set({ used: true })
    .where('user_id', '=', userId)
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

/** Tokens are kept for two days, because the daily limits count them. */
export async function deleteOutdatedResetTokens(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 24 * 60 * 60_000)
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<', before).execute()
}
