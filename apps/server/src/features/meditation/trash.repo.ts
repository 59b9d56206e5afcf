import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const columns = sql.raw('user_id, id, client_id, ambient_sound, completed_at, interrupted, created_at')

/** Copies a sit to the trash. Call this before deleting its practice, which deletes the sit too. */
export async function copyToTrash(tx: Db, userId: string, id: string): Promise<void> {
  await sql`insert into deleted_meditation_sessions (${columns})
    select ${columns} from meditation_sessions where user_id = ${userId} and id = ${id}`.execute(tx)
}

/** Copies a sit to the trash under a new id, beside another version of its practice. */
export async function copyVersionToTrash(tx: Db, userId: string, id: string, newId: string): Promise<void> {
  await sql`insert into deleted_meditation_sessions (${columns})
    select user_id, ${newId}, null, ambient_sound, completed_at, interrupted, created_at
    from meditation_sessions where user_id = ${userId} and id = ${id}`.execute(tx)
}

/** Restores a sit from the trash. Call this before its practice leaves the trash, which deletes the copy. */
export async function copyFromTrash(tx: Db, userId: string, id: string): Promise<void> {
  await sql`insert into meditation_sessions (${columns})
    select ${columns} from deleted_meditation_sessions where user_id = ${userId} and id = ${id}`.execute(tx)
}

/** True if the sit with this client id was deleted, however long ago. */
export async function wasDeleted(db: Db, userId: string, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_client_ids')
    .select('client_id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row !== undefined
}
