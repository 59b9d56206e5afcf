import type { MoodEntry, SleepEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type ImportedMoodEntry = Omit<MoodEntry, 'version'>
type ImportedNightEntry = Omit<SleepEntry, 'version'> & { createdAt: string }

export async function insertImportedMoods(
  tx: Db,
  userId: string,
  importId: string,
  moods: readonly ImportedMoodEntry[],
): Promise<void> {
  await sql`insert into mood_entries (user_id, id, mood, energy, energy_given, notes, practice_day, created_at, import_id)
    select ${userId}, id, mood, energy, "energyGiven", notes, "practiceDay", "createdAt", ${importId}
    from jsonb_to_recordset(${JSON.stringify(moods)}::jsonb) as imported (id uuid, mood text, energy smallint,
      "energyGiven" boolean, notes text, "practiceDay" date, "createdAt" timestamptz)`.execute(tx)
}

/** The member's sleep must be locked. */
export async function insertImportedNights(
  tx: Db,
  userId: string,
  importId: string,
  nights: readonly ImportedNightEntry[],
): Promise<void> {
  await sql`insert into sleep_entries (user_id, id, date, bedtime, wake_time, duration, quality, notes, zone, created_at,
      import_id)
    select ${userId}, id, date, bedtime, "wakeTime", duration, quality, notes, zone, "createdAt", ${importId}
    from jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as imported (id uuid, date date, bedtime timestamptz,
      "wakeTime" timestamptz, duration smallint, quality smallint, notes text, zone text,
      "createdAt" timestamptz)`.execute(tx)
}

/** Deletes every mood and night of an import, including those in the trash. */
export async function deleteImportedEntries(tx: Db, userId: string, importId: string): Promise<void> {
  await sql`with deleted_moods as (delete from mood_entries where user_id = ${userId} and import_id = ${importId}),
    deleted_trash as (
      delete from deleted_wellness_entries where user_id = ${userId} and entry ->> 'import_id' = ${importId}
    )
    delete from sleep_entries where user_id = ${userId} and import_id = ${importId}`.execute(tx)
}
