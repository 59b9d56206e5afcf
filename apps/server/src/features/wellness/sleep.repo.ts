import type { SleepEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'
import type { Night } from './sleep.rules.ts'

const columns = sql`id, date, bedtime, wake_time as "wakeTime", duration, quality, notes, zone, version`

export const toSleepEntry = ({ bedtime, wakeTime, ...night }: Night): SleepEntry => ({
  ...night,
  bedtime: bedtime?.toISOString() ?? null,
  wakeTime: wakeTime?.toISOString() ?? null,
})

export type SleepMember = { zone: string; earlierId: string | null; wasDeleted: boolean }

export async function findSleepMember(
  db: Db,
  userId: string,
  clientId: string | null,
): Promise<SleepMember | undefined> {
  const { rows } = await sql<SleepMember>`
    select zone,
      (select id from sleep_entries where user_id = ${userId} and client_id = ${clientId}) as "earlierId",
      exists (
        select from deleted_wellness_entries where user_id = ${userId} and client_id = ${clientId}
      ) as "wasDeleted"
    from users where id = ${userId}`.execute(db)
  return rows[0]
}

/** Undefined if the device has sent this night before. */
export async function insertNight(
  db: Db,
  userId: string,
  night: Night,
  { clientId, at }: { clientId: string | null; at: Date },
): Promise<Night | undefined> {
  const { rows } = await sql<Night>`
    insert into sleep_entries (user_id, id, date, bedtime, wake_time, duration, quality, notes, zone, client_id, created_at)
    values (${userId}, ${night.id}, ${night.date}, ${night.bedtime}, ${night.wakeTime}, ${night.duration},
      ${night.quality}, ${night.notes}, ${night.zone}, ${clientId}, ${at})
    on conflict (user_id, client_id) where client_id is not null do nothing
    returning ${columns}`.execute(db)
  return rows[0]
}

type EntryRef = { id: string } | { clientId: string }

export async function findNight(db: Db, userId: string, named: EntryRef): Promise<Night | undefined> {
  const isNamed = 'id' in named ? sql`id = ${named.id}` : sql`client_id = ${named.clientId}`
  const { rows } = await sql<Night>`
    select ${columns} from sleep_entries where user_id = ${userId} and ${isNamed}`.execute(db)
  return rows[0]
}

/** True if another entry covers part of the same time. */
export async function findOverlap(db: Db, userId: string, { id, date, bedtime, wakeTime }: Night): Promise<boolean> {
  if (!bedtime || !wakeTime) return false
  const { rows } = await sql`select from sleep_entries
    where user_id = ${userId} and id <> ${id} and date between ${date}::date - 2 and ${date}::date + 2
      and bedtime < ${wakeTime} and wake_time > ${bedtime} limit 1`.execute(db)
  return rows.length > 0
}

/** Makes sure that only one request at a time checks and saves a member's sleep. */
export async function lockSleep(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sleep ${userId}`}, 0))`.execute(tx)
}

/** Newest first. */
export async function listNights(
  db: Db,
  userId: string,
  { after, count }: { after: Keyset<'date' | 'id'> | undefined; count: number },
): Promise<Night[]> {
  const isAfter = after ? sql`and (date, id) < (${after.date}, ${after.id})` : sql``
  const { rows } = await sql<Night>`
    select ${columns} from sleep_entries where user_id = ${userId} ${isAfter}
    order by date desc, id desc limit ${count}`.execute(db)
  return rows
}

export async function updateNight(db: Db, userId: string, night: Night): Promise<void> {
  const { id, wakeTime, ...fields } = night
  await db
    .updateTable('sleep_entries')
    .set({ ...fields, wake_time: wakeTime })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

type DeletedSince = { since: Date; count: number }

/** Those deleted after `since`, the latest deletion first. */
export async function listDeletedNights(db: Db, userId: string, { since, count }: DeletedSince) {
  const { rows } = await sql<Night & { deletedAt: Date }>`
    select ${columns}, "deletedAt" from (
      select (jsonb_populate_record(null::sleep_entries, entry)).*, deleted_at as "deletedAt" from deleted_wellness_entries
      where user_id = ${userId} and kind = 'sleep' and entry is not null and deleted_at > ${since}
      order by deleted_at desc limit ${count}
    ) as deleted`.execute(db)
  return rows
}
