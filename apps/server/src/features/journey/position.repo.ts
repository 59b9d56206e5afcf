import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { dayOfNumber } from './calendar.rules.ts'
import type { Position, Step } from './step.rules.ts'
import { rowOfStreak, type StreakRow, streakOfRow } from './streak.repo.ts'
import { timelineColumns, timelineOfRow, type TimelineRow } from './timeline.repo.ts'

type Row = TimelineRow & {
  streak: StreakRow & { version: number }
  sessionsOn: { day: string; sessions: number }[]
}

/** Null where a member has never practised. */
export type PositionRow = Omit<Row, 'streak'> & { streak: Row['streak'] | null }

/**
 * Columns beside `users` and `user_streaks`: all that it takes to carry the streak on over a change of the given days,
 * and how many sessions they have now.
 */
export const positionColumns = (days: string[]): RawBuilder<unknown> => sql`
  ${timelineColumns(sql`coalesce(user_streaks.last_practice_date, (select min(day) from unnest(${days}::date[]) as day))`)},
  to_json(user_streaks) as streak,
  array(
    select json_build_object('day', practice_day, 'sessions', sessions)
    from daily_totals where user_id = users.id and practice_day = any(${days}::date[])
  ) as "sessionsOn"`

export const positionOfRow = (row: PositionRow): Position | undefined =>
  row.streak
    ? {
        version: row.streak.version,
        streak: streakOfRow(row.streak),
        timeline: timelineOfRow(row),
        sessionsOn: (day) => row.sessionsOn.find((total) => total.day === day)?.sessions ?? 0,
      }
    : undefined

export async function findPosition(tx: Db, userId: string, days: string[]): Promise<Position> {
  const { rows } = await sql<PositionRow>`
    select ${positionColumns(days)}
    from users join user_streaks on user_streaks.user_id = users.id where users.id = ${userId}`.execute(tx)
  const position = rows[0] && positionOfRow(rows[0])
  if (!position) throw new Error(`the streak of ${userId} is not held`)
  return position
}

/** Parts of a `with`: the one called `moved` has the member's row if the position is still as it was read. */
export function movingParts(userId: string, { from, streak, coveredDay, counts }: Step): RawBuilder<unknown> {
  const row = rowOfStreak(streak)
  const covered = coveredDay === null ? null : dayOfNumber(coveredDay)
  return sql`
    moved as (
      update user_streaks set current_streak = ${row.current_streak}, longest_streak = ${row.longest_streak},
        last_practice_date = ${row.last_practice_date}, streak_start_date = ${row.streak_start_date},
        rest_days = ${row.rest_days}, consistency = ${row.consistency}, recent_days = ${row.recent_days},
        version = version + 1
      where user_id = ${userId} and version = ${from} returning user_id
    ),
    progress as (
      update user_progress set experience_points = experience_points + ${counts.experience},
        total_sessions = total_sessions + ${counts.sessions}, total_minutes = total_minutes + ${counts.minutes}
      from moved where user_progress.user_id = moved.user_id
    ),
    covered as (
      insert into covered_days (user_id, day) select user_id, ${covered}::date from moved where ${covered}::date is not null
    )`
}

export async function move(tx: Db, userId: string, step: Step): Promise<void> {
  const { rows } = await sql`with ${movingParts(userId, step)} select from moved`.execute(tx)
  if (rows.length === 0) throw new Error(`the streak of ${userId} changed while it was held`)
}
