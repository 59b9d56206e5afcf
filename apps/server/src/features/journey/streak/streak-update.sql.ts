// Expects the aliases `users` and `user_streaks`.
import { type RawBuilder, sql } from 'kysely'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import type { Streak, StreakSnapshot, StreakUpdate } from './streak.rules.ts'
import { type Advance, catalogueVersion, type EarnedAchievement, type Tally } from './tally.rules.ts'
import { timelineColumns, timelineOfRow, type TimelineRow } from '../calendar/timeline.sql.ts'

export type StreakRow = {
  current_streak: number
  longest_streak: number
  last_practice_date: string | null
  streak_start_date: string | null
  rest_days: number
  consistency: number
  recent_days: number
}

const numberOrNull = (day: string | null) => (day === null ? null : numberOfDay(day))
const dayOrNull = (number: number | null) => (number === null ? null : dayOfNumber(number))

export const streakOfRow = (row: StreakRow): Streak => ({
  lastDay: numberOrNull(row.last_practice_date),
  length: row.current_streak,
  startDay: numberOrNull(row.streak_start_date),
  longest: row.longest_streak,
  restDays: row.rest_days,
  consistency: { value: row.consistency, recentDays: row.recent_days },
})

export const rowOfStreak = (streak: Streak): StreakRow => ({
  current_streak: streak.length,
  longest_streak: streak.longest,
  last_practice_date: dayOrNull(streak.lastDay),
  streak_start_date: dayOrNull(streak.startDay),
  rest_days: streak.restDays,
  consistency: streak.consistency.value,
  recent_days: streak.consistency.recentDays,
})

type TallyVersions = { tally_at_version: number | null; catalogue_version: number }

type Row = TimelineRow & {
  streak: StreakRow & { version: number; tally: Tally | null } & TallyVersions
  sessionsOn: { day: string; sessions: number }[]
}

/** `streak` is null if the member has never practised. */
export type StreakSnapshotRow = Omit<Row, 'streak'> & { streak: Row['streak'] | null }

/**
 * Everything needed to update the streak after a change on the given days, including how many sessions these days have
 * now.
 */
export const streakSnapshotColumns = (days: string[]): RawBuilder<unknown> => sql`
  ${timelineColumns(sql`coalesce(user_streaks.last_practice_date, (select min(day) from unnest(${days}::date[]) as day))`)},
  to_json(user_streaks) as streak,
  to_json(array(
    select json_build_object('day', practice_day, 'sessions', sessions)
    from daily_totals where user_id = users.id and practice_day = any(${days}::date[])
  )) as "sessionsOn"`

/** False if the catalogue has changed since, or if the streak has changed without its tally. */
const isCurrent = (streak: TallyVersions & { version: number }): boolean =>
  streak.catalogue_version === catalogueVersion && streak.tally_at_version === streak.version

export const toStreakSnapshot = (row: StreakSnapshotRow): StreakSnapshot | undefined =>
  row.streak
    ? {
        version: row.streak.version,
        streak: streakOfRow(row.streak),
        timeline: timelineOfRow(row),
        sessionsOn: (day) => row.sessionsOn.find((total) => total.day === day)?.sessions ?? 0,
        tally: isCurrent(row.streak) ? row.streak.tally : null,
      }
    : undefined

/**
 * Builds CTEs. `streak_owner` holds the member's id if the streak still has the version that was read, otherwise no
 * row.
 */
export function streakUpdateCtes(
  userId: string,
  { from, streak, coveredDay, counts, advance }: StreakUpdate & { advance?: Advance },
): RawBuilder<unknown> {
  const row = rowOfStreak(streak)
  const covered = coveredDay === null ? null : dayOfNumber(coveredDay)
  return sql`
    streak_owner as (
      update user_streaks set current_streak = ${row.current_streak}, longest_streak = ${row.longest_streak},
        last_practice_date = ${row.last_practice_date}, streak_start_date = ${row.streak_start_date},
        rest_days = ${row.rest_days}, consistency = ${row.consistency}, recent_days = ${row.recent_days},
        version = version + 1${advance ? sql`, tally = ${JSON.stringify(advance.tally)}::jsonb, tally_at_version = version + 1` : sql``}
      where user_id = ${userId} and version = ${from} returning user_id
    ),
    updated_progress as (
      update user_progress set experience_points = experience_points + ${counts.experience},
        total_sessions = total_sessions + ${counts.sessions}, total_minutes = total_minutes + ${counts.minutes}
      from streak_owner where user_progress.user_id = ${userId}
    ),
    new_covered_day as (
      insert into covered_days (user_id, day) select user_id, ${covered}::date from streak_owner where ${covered}::date is not null
    )${advance && advance.earned.length > 0 ? earnedCte(advance.earned) : sql``}`
}

/** An achievement that was just earned waits until the member places it. */
const earnedCte = (earned: EarnedAchievement[]): RawBuilder<unknown> => sql`,
    new_achievements as (
      insert into user_achievements (user_id, achievement_id, unlocked_at, practice_day, session_id)
      select streak_owner.user_id, achievements.id, earned."unlockedAt", earned."practiceDay", earned."sessionId"
      from streak_owner, ${earnedRows(earned)} join achievements using (key)
      on conflict do nothing
    )`

/** The earned achievements as rows of `earned`. */
export const earnedRows = (
  earned: EarnedAchievement[],
): RawBuilder<unknown> => sql`jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
  as earned (key text, "unlockedAt" timestamptz, "practiceDay" date, "sessionId" uuid)`
