import type { Calendar, MoodEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'
import type { LastMood } from './help-line.rules.ts'

const columns = sql`id, mood, energy, energy_given as "energyGiven", notes,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  practice_day as "practiceDay", version, floor(extract(epoch from created_at) * 1000000)::bigint::text as at`

export type MoodRow = MoodEntry & { at: string }

export function toMood(row: MoodRow): MoodEntry {
  const { at: _at, ...mood } = row
  return mood
}

export type NewMood = Omit<MoodEntry, 'createdAt' | 'version'> & { createdAt: Date; clientId: string | null }

/** The data needed to save a mood. `dayBefore` is certainly before the member's last seven days. */
export type MoodMember = Calendar & {
  earlierId: string | null
  wasDeleted: boolean
  helpDismissedAt: Date | null
  lastMoods: LastMood[]
}

export async function findMoodMember(
  db: Db,
  userId: string,
  { clientId, since }: { clientId: string | null; since: Date },
): Promise<MoodMember | undefined> {
  const { rows } = await sql<MoodMember>`
    select zone, day_ends_at as "dayEndsAt", help_dismissed_at as "helpDismissedAt",
      (select id from mood_entries where user_id = ${userId} and client_id = ${clientId}) as "earlierId",
      exists (
        select from deleted_wellness_entries where user_id = ${userId} and client_id = ${clientId}
      ) as "wasDeleted",
      (
        select coalesce(json_agg(last order by day desc), '[]') from (
          select distinct on (practice_day) practice_day as day, mood from mood_entries
          where user_id = ${userId} and created_at >= ${since}
          order by practice_day desc, created_at desc, id desc
        ) as last
      ) as "lastMoods"
    from users left join user_preferences on user_preferences.user_id = users.id
    where users.id = ${userId}`.execute(db)
  return rows[0]
}

/** Undefined if the device has sent this mood before, even if it was deleted since. */
export async function insertMood(db: Db, userId: string, mood: NewMood): Promise<MoodRow | undefined> {
  const { rows } = await sql<MoodRow>`
    insert into mood_entries (user_id, id, mood, energy, energy_given, notes, practice_day, created_at, client_id)
    select ${userId}, ${mood.id}, ${mood.mood}, ${mood.energy}, ${mood.energyGiven}, ${mood.notes},
      ${mood.practiceDay}, ${mood.createdAt}, ${mood.clientId}
    where not exists (
      select from deleted_wellness_entries where user_id = ${userId} and client_id = ${mood.clientId}
    )
    on conflict (user_id, client_id) where client_id is not null do nothing
    returning ${columns}`.execute(db)
  return rows[0]
}

type EntryRef = { id: string } | { clientId: string }

export async function findMood(db: Db, userId: string, named: EntryRef): Promise<MoodRow | undefined> {
  const isNamed = 'id' in named ? sql`id = ${named.id}` : sql`client_id = ${named.clientId}`
  const { rows } = await sql<MoodRow>`
    select ${columns} from mood_entries where user_id = ${userId} and ${isNamed}`.execute(db)
  return rows[0]
}

/** Until the transaction ends, no one else changes or deletes it. */
export async function lockMood(tx: Db, userId: string, id: string): Promise<MoodRow | undefined> {
  const { rows } = await sql<MoodRow>`
    select ${columns} from mood_entries where user_id = ${userId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Newest first. */
export async function listMoods(
  db: Db,
  userId: string,
  { after, count }: { after: Keyset<'at' | 'id'> | undefined; count: number },
): Promise<MoodRow[]> {
  const isAfter = after
    ? sql`and (created_at, id) < ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql``
  const { rows } = await sql<MoodRow>`
    select ${columns} from mood_entries where user_id = ${userId} ${isAfter}
    order by created_at desc, id desc limit ${count}`.execute(db)
  return rows
}

export type MoodFields = Pick<MoodEntry, 'mood' | 'energy' | 'energyGiven' | 'notes' | 'version'>

export async function updateMood(db: Db, userId: string, id: string, mood: MoodFields): Promise<void> {
  const { energyGiven, ...fields } = mood
  await db
    .updateTable('mood_entries')
    .set({ ...fields, energy_given: energyGiven })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

type DeletedSince = { since: Date; count: number }

/** Those deleted after `since`, the latest deletion first. */
export async function listDeletedMoods(db: Db, userId: string, { since, count }: DeletedSince) {
  const { rows } = await sql<MoodRow & { deletedAt: Date }>`
    select ${columns}, "deletedAt" from (
      select (jsonb_populate_record(null::mood_entries, entry)).*, deleted_at as "deletedAt" from deleted_wellness_entries
      where user_id = ${userId} and kind = 'mood' and entry is not null and deleted_at > ${since}
      order by deleted_at desc limit ${count}
    ) as deleted`.execute(db)
  return rows
}
