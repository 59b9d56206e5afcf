import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type NewKey = {
  id: string
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  at: Date
}

/** False if a member already has this passkey. */
export async function insertPasskey(tx: Db, key: NewKey): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      id: key.id,
      user_id: key.userId,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: String(key.counter),
      transports: key.transports,
      name: key.name,
      created_at: key.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The details that a browser needs to find a member's passkeys. */
export const listCredentials = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .execute()

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** The owner of a passkey. Before a member signs in, only the passkey says who they are. */
export const findByCredential = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'public_key as publicKey'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Locks the row, so that two parallel answers are compared one after the other. */
export const lockCounter = (tx: Db, userId: string, id: string) =>
  tx
    .selectFrom('passkeys')
    .select(['counter', 'name'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Never lowers the counter. */
export async function updateUsed(tx: Db, userId: string, id: string, counter: number, at: Date): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter: sql`greatest(counter, ${String(counter)}::bigint)`, last_used_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export const updateName = (db: Db, userId: string, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .executeTakeFirst()

export const deletePasskey = (tx: Db, userId: string, id: string) =>
  tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name').executeTakeFirst()

/** True if the member can still sign in by other means. */
export async function hasWayIn(tx: Db, userId: string, { besidesSocial = false } = {}): Promise<boolean> {
  const { rows } = await sql<{ hasWay: boolean }>`
    select password is not null or phone_verified
      or exists (select from passkeys where passkeys.user_id = users.id)
      or (not ${besidesSocial}::boolean and exists (select from social_logins where social_logins.user_id = users.id))
        as "hasWay"
    from users where users.id = ${userId}`.execute(tx)
  return rows[0]?.hasWay ?? false
}
