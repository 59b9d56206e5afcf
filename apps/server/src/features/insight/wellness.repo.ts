import { type Calendar, type Mood, recentEntriesShown } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { MoodNote, Practised, Slept } from './wellness.rules.ts'

export type WellnessMember = Calendar & { helpDismissedAt: Date | null }

export async function findWellnessMember(db: Db, userId: string): Promise<WellnessMember | undefined> {
  const { rows } = await sql<WellnessMember>`
    select zone, day_ends_at as "dayEndsAt", help_dismissed_at as "helpDismissedAt"
    from users left join user_preferences on user_preferences.user_id = users.id
    where users.id = ${userId}`.execute(db)
  return rows[0]
}

type Found = { notes: MoodNote[]; latest: Mood[]; practised: Practised[]; slept: Slept[] }

/** Everything from one day on in one statement, from indexes alone: its cost depends on the year, not on the history. */
export async function findWellness(db: Db, userId: string, from: string): Promise<Found> {
  const { rows } = await sql<Found>`select
    (
      select coalesce(json_agg(note order by at, id), '[]') from (
        select practice_day as day, extract(epoch from created_at)::float8 as at, mood, id,
          case when energy_given then energy end as energy
        from mood_entries
        where user_id = ${userId} and created_at >= ${from}::date - 2 and practice_day >= ${from}
      ) as note
    ) as notes,
    array(
      select mood from mood_entries where user_id = ${userId}
      order by created_at desc, id desc limit ${recentEntriesShown}
    ) as latest,
    (
      select coalesce(json_agg(practised), '[]') from (
        select practice_day as day, limb_type as limb, sum(duration)::int as minutes,
          max(extract(epoch from practice_began_at(date, time, zone)) + duration * 60)::float8 as "endedAt"
        from practice_sessions where user_id = ${userId} and practice_day >= ${from}::date - 1
        group by practice_day, limb_type
      ) as practised
    ) as practised,
    (
      select coalesce(json_agg(slept order by date), '[]') from (
        select date, quality, duration, to_char(clock_in(bedtime, zone), 'HH24:MI') as bedtime,
          to_char(clock_in(wake_time, zone), 'HH24:MI') as "wakeTime"
        from sleep_entries where user_id = ${userId} and date >= ${from}
      ) as slept
    ) as slept`.execute(db)
  return rows[0] as Found
}
