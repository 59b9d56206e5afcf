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

type WellnessRows = {
  notes: MoodNote[]
  latest: Mood[]
  firstPracticeDay: string | null
  practised: Practised[]
  slept: Slept[]
}

/**
 * Reads everything since `from` in one statement, from indexes alone. Its cost depends on the year, not on the whole
 * history. If a practice is logged right after it ended, the form's time is its end, not its start. So on days with a
 * mood noted during a practice, no practice ends after it was logged. Only those days are read from the table.
 */
export async function findWellness(db: Db, userId: string, from: string): Promise<WellnessRows> {
  const { rows } = await sql<WellnessRows>`
    with notes as materialized (
      select practice_day as day, created_at, mood, id, case when energy_given then energy end as energy
      from mood_entries
      where user_id = ${userId} and created_at >= ${from}::date - 2 and practice_day >= ${from}
    ),
    practices as materialized (
      select practice_day as day, limb_type as limb, duration, began_at,
        began_at + duration * interval '1 minute' as ended_at
      from practice_sessions, practice_began_at(date, time, zone) as began_at
      where user_id = ${userId} and practice_day >= ${from}::date - 1
    ),
    logged_ends as (
      select day, (
        select max(greatest(began_at, least(began_at + duration * interval '1 minute', created_at)))
        from practice_sessions, practice_began_at(date, time, zone) as began_at
        where user_id = ${userId} and practice_day = day
      ) as ended_at
      from (
        select distinct day from notes join practices using (day) where created_at >= began_at and created_at < ended_at
      ) as during
    )
    select
    (
      select coalesce(json_agg(note order by at, id), '[]') from (
        select day, extract(epoch from created_at)::float8 as at, mood, id, energy from notes
      ) as note
    ) as notes,
    array(
      select mood from mood_entries where user_id = ${userId}
      order by created_at desc, id desc limit ${recentEntriesShown}
    ) as latest,
    (select min(practice_day) from practice_sessions where user_id = ${userId}) as "firstPracticeDay",
    (
      select coalesce(json_agg(practised), '[]') from (
        select day, limb, sum(duration)::int as minutes,
          extract(epoch from coalesce(max(logged_ends.ended_at), max(practices.ended_at)))::float8 as "endedAt"
        from practices left join logged_ends using (day)
        group by day, limb
      ) as practised
    ) as practised,
    (
      select coalesce(json_agg(slept order by date), '[]') from (
        select date, quality, duration, to_char(clock_in(bedtime, zone), 'HH24:MI') as bedtime,
          to_char(clock_in(wake_time, zone), 'HH24:MI') as "wakeTime"
        from sleep_entries where user_id = ${userId} and date >= ${from}
      ) as slept
    ) as slept`.execute(db)
  return rows[0] as WellnessRows
}
