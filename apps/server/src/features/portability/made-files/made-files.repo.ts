import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The tables of the files that we make for members on request. Each has at most one row per member. */
export type MadeFilesTable = 'archives' | 'token_archives' | 'move_archives' | 'practice_reports'

export type MadeFileRecord = {
  id: string
  state: 'making' | 'ready' | 'failed'
  progress: number
  bytes: number | null
  createdAt: Date
  expiresAt: Date | null
}

export async function findMadeFile(db: Db, table: MadeFilesTable, userId: string): Promise<MadeFileRecord | undefined> {
  const { rows } = await sql<MadeFileRecord>`select id, state, progress, bytes::double precision as bytes,
      created_at as "createdAt", expires_at as "expiresAt"
    from ${sql.table(table)} where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Replaces an earlier file, unless that is the same one or still being made. True if the file has to be made. */
export async function insertMadeFile(
  db: Db,
  table: MadeFilesTable,
  userId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into ${sql.table(table)} as held (user_id, id, created_at)
    values (${userId}, ${id}, ${at})
    on conflict (user_id) do update set id = excluded.id, state = 'making', progress = 0, bytes = null,
      expires_at = null, created_at = excluded.created_at
    where held.state <> 'making' and held.id <> excluded.id
    returning id`.execute(db)
  return rows.length > 0
}

/** False if it was cancelled in the meantime. */
export async function updateProgress(
  db: Db,
  table: MadeFilesTable,
  userId: string,
  id: string,
  progress: number,
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(table)} set progress = ${Math.min(1, progress)}
    where user_id = ${userId} and id = ${id} and state = 'making' returning id`.execute(db)
  return rows.length > 0
}

/** False if it was cancelled in the meantime. */
export async function updateReady(
  db: Db,
  table: MadeFilesTable,
  userId: string,
  id: string,
  { bytes, expiresAt }: { bytes: number; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(table)}
    set state = 'ready', progress = 1, bytes = ${bytes}, expires_at = ${expiresAt}
    where user_id = ${userId} and id = ${id} and state = 'making' returning id`.execute(db)
  return rows.length > 0
}

export async function updateFailed(db: Db, table: MadeFilesTable, userId: string, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'failed'
    where user_id = ${userId} and id = ${id} and state = 'making'`.execute(db)
}

export async function deleteMadeFile(db: Db, table: MadeFilesTable, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from ${sql.table(table)}
    where user_id = ${userId} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}

/** Deletes what was requested before `oldest`, finished or not, except finished files that stay for longer. */
export async function deleteMadeFilesBefore(
  db: Db,
  table: MadeFilesTable,
  { oldest, now }: { oldest: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`delete from ${sql.table(table)}
    where created_at <= ${oldest} and (expires_at is null or expires_at <= ${now})
    returning user_id as "userId"`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Files that were to stay until a closing, which is cancelled, go at this time. */
export const updateExpiry = async (db: Db, table: MadeFilesTable, latest: Date): Promise<void> => {
  await sql`update ${sql.table(table)} set expires_at = ${latest} where expires_at > ${latest}`.execute(db)
}
