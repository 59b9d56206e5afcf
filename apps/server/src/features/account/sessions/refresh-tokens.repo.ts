import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

type NewToken = { userId: string; sessionId: string; token: Buffer; at: Date; expiresAt: Date }

export async function insertToken(tx: Db, { userId, sessionId, token, at, expiresAt }: NewToken): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ user_id: userId, session_id: sessionId, id: newId(), token, created_at: at, expires_at: expiresAt })
    .execute()
}

export const findFamily = (db: Db, token: Buffer) =>
  db
    .selectFrom('refresh_tokens')
    .select(['user_id as userId', 'session_id as sessionId', 'rotated_at as rotatedAt'])
    .where('token', '=', token)
    .executeTakeFirst()

/** Those of the given tokens that exist in this family. */
export const listTokens = (tx: Db, userId: string, sessionId: string, tokens: readonly Buffer[]) =>
  tx
    .selectFrom('refresh_tokens')
    .select(['token', 'rotated_at as rotatedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('token', 'in', tokens)
    .execute()

export async function updateRotated(tx: Db, userId: string, sessionId: string, token: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ rotated_at: at })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('token', '=', token)
    .execute()
}
