import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

export async function isEnabled(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

type NewSignIn = { userId: string; token: Buffer; at: Date; expiresAt: Date }

export async function insertSignIn(db: Db, { userId, token, at, expiresAt }: NewSignIn): Promise<void> {
  await db
    .insertInto('two_factor_sign_ins')
    .values({ user_id: userId, token, created_at: at, expires_at: expiresAt })
    .execute()
}

/** Locks the pending sign-in, so that it can't end before the transaction does. */
export async function lockWaiting(tx: Db, userId: string, token: Buffer, at: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('two_factor_sign_ins')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('used', '=', false)
    .where('expires_at', '>', at)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the attempt before the code is compared. False if the sign-in has expired or has no attempts left. */
export async function updateAttempts(db: Db, userId: string, token: Buffer, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('two_factor_sign_ins')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('used', '=', false)
    .where('attempts', '<', 5)
    .where('expires_at', '>', at)
    .returning('attempts')
    .executeTakeFirst()
  return row !== undefined
}

type Attempt = { userId: string; kind: 'totp' | 'backup'; browser: Buffer | null }

export async function insertAttempt(tx: Db, { userId, kind, browser }: Attempt, at: Date): Promise<string> {
  const id = newId()
  await tx.insertInto('two_factor_attempts').values({ user_id: userId, id, kind, browser, created_at: at }).execute()
  return id
}

export async function countAttemptsSince(tx: Db, { userId, kind, browser }: Attempt, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('two_factor_attempts')
    .select((eb) => eb.fn.countAll<string>().as('attempts'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('browser', 'is not distinct from', browser)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return Number(row?.attempts ?? 0)
}

export async function deleteAttempt(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('two_factor_attempts').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Of several parallel requests, only one succeeds. */
export async function updateSignInUsed(tx: Db, userId: string, token: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('two_factor_sign_ins')
    .set({ used: true })
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('used', '=', false)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAllUsed(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('two_factor_sign_ins')
    .set({ used: true })
    .where('user_id', '=', userId)
    .where('used', '=', false)
    .execute()
}
