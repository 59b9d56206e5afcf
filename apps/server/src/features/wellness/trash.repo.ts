import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type EntryRef = { kind: 'mood' | 'sleep'; userId: string; id: string }

const tables = { mood: sql.table('mood_entries'), sleep: sql.table('sleep_entries') }

/** False if this member has no such entry. */
export async function deleteEntry(db: Db, { kind, userId, id }: EntryRef, at: Date): Promise<boolean> {
  const { rows } = await sql`with deleted as (
    delete from ${tables[kind]} where user_id = ${userId} and id = ${id} returning *
  )
  insert into deleted_wellness_entries (user_id, id, kind, client_id, entry, deleted_at)
  select user_id, id, ${kind}, client_id, to_jsonb(deleted), ${at} from deleted returning id`.execute(db)
  return rows.length > 0
}

type OtherVersion = EntryRef & { newId: string; clientId: string }

/** Adds a copy of the entry with other values to the trash, unless the device has sent it before. */
export async function insertOtherVersion(
  db: Db,
  { kind, userId, id, newId, clientId }: OtherVersion,
  columns: object,
  at: Date,
): Promise<void> {
  const own = { ...columns, id: newId, client_id: clientId, import_id: null, version: 1 }
  await sql`insert into deleted_wellness_entries (user_id, id, kind, client_id, entry, deleted_at)
    select user_id, ${newId}, ${kind}, ${clientId}, to_jsonb(kept) || ${JSON.stringify(own)}::jsonb, ${at}
    from ${tables[kind]} as kept
    where user_id = ${userId} and id = ${id}
      and not exists (select from ${tables[kind]} where user_id = ${userId} and client_id = ${clientId})
      and not exists (select from deleted_wellness_entries where user_id = ${userId} and client_id = ${clientId})
  `.execute(db)
}

/** False if it isn't in the trash, or was deleted before `since`. */
export async function restoreDeletedEntry(db: Db, { kind, userId, id }: EntryRef, since: Date): Promise<boolean> {
  const { rows } = await sql`with trash_row as (
    delete from deleted_wellness_entries
    where user_id = ${userId} and id = ${id} and kind = ${kind} and entry is not null and deleted_at > ${since}
    returning entry
  )
  insert into ${tables[kind]}
  select (jsonb_populate_record(null::${tables[kind]}, entry)).* from trash_row returning id`.execute(db)
  return rows.length > 0
}

/** Keeps only the client id of each entry. */
export async function deleteTrashBefore(db: Db, moment: Date): Promise<void> {
  await sql`with deleted as (
    delete from deleted_wellness_entries where entry is not null and client_id is null and deleted_at <= ${moment}
  )
  update deleted_wellness_entries set entry = null
  where entry is not null and client_id is not null and deleted_at <= ${moment}`.execute(db)
}
