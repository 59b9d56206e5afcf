import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DayTotal } from '../calendar/days.rules.ts'
import { type StreakRow, streakOfRow } from '../streak/streak-update.sql.ts'
import { noStreak } from '../streak/streak.rules.ts'
import { timelineColumns, timelineOfRow, type TimelineRow } from '../calendar/timeline.sql.ts'

type Row = TimelineRow & {
  streak: StreakRow | null
  experience: number
  totalSessions: number
  totalMinutes: number
  totals: DayTotal[]
  coveredDays: string[]
}

/** First and last day, both included. */
export type Days = { from: string; to: string }

/** Everything that a member's stats and the given days depend on, in one statement. */
export async function findJourney(db: Db, userId: string, { from, to }: Days) {
  const { rows } = await sql<Row>`
    select ${timelineColumns(sql`least(${from}::date, user_streaks.last_practice_date)`)},
      case when user_streaks.user_id is not null then to_json(user_streaks) end as streak,
      coalesce(experience_points, 0) as experience,
      coalesce(total_sessions, 0) as "totalSessions",
      coalesce(total_minutes, 0) as "totalMinutes",
      array(
        select json_build_object('day', practice_day, 'sessions', sessions, 'minutes', minutes)
        from daily_totals
        where user_id = users.id and practice_day between ${from} and ${to} and sessions > 0
      ) as totals,
      array(
        select to_json(day) from covered_days where user_id = users.id and day between ${from} and ${to}
      ) as "coveredDays"
    from users
    left join user_streaks on user_streaks.user_id = users.id
    left join user_progress on user_progress.user_id = users.id
    where users.id = ${userId}`.execute(db)
  const [row] = rows
  return row && { ...row, streak: row.streak ? streakOfRow(row.streak) : noStreak, timeline: timelineOfRow(row) }
}
