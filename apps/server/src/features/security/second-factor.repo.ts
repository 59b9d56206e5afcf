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

export async function isWaiting(db: Db, userId: string, token: Buffer, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor_sign_ins')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('used', '=', false)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the attempt before anything is compared; false when there is nothing (more) to try. */
export async function countAttempt(db: Db, userId: string, token: Buffer, at: Date): Promise<boolean> {
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

/** Attempts at sign-ins that did not succeed. */
export async function sumAttemptsSince(db: Db, userId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('two_factor_sign_ins')
    .select((eb) => eb.fn.sum<string | null>('attempts').as('attempts'))
    .where('user_id', '=', userId)
    .where('used', '=', false)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return Number(row?.attempts ?? 0)
}

/** Of many at once, one completes the sign-in. */
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
  await tx.updateTable('two_factor_sign_ins').set({ used: true }).where('user_id', '=', userId).execute()
}
