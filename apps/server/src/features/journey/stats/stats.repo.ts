import type { Limb } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import { type Ahead, aheadColumn } from '../achievements/achievements.repo.ts'
import type { Tally } from '../streak/tally.rules.ts'
import type { DayTotal } from '../calendar/days.rules.ts'
import { type StreakRow, streakOfRow } from '../streak/streak-update.sql.ts'
import { noStreak } from '../streak/streak.rules.ts'
import { timelineColumns, timelineOfRow, type TimelineRow } from '../calendar/timeline.sql.ts'

export type JourneyRow = TimelineRow & {
  streak: (StreakRow & { tally: Tally | null }) | null
  experience: number
  totalSessions: number
  totalMinutes: number
  totals: DayTotal[]
  coveredDays: string[]
}

/** The first and the last day, both included. */
export type Days = { from: string; to: string }

/**
 * Everything that a member's stats and the days between depend on. Convert the row with `toJourney`. A list is returned
 * as one JSON text, because parsing a PostgreSQL array takes Node ten times as long.
 */
export const journeyColumns = (from: string, to: string) => sql`
  ${timelineColumns(sql`least(${from}::date, user_streaks.last_practice_date)`)},
  case when user_streaks.user_id is not null then to_json(user_streaks) end as streak,
  coalesce(experience_points, 0) as experience,
  coalesce(total_sessions, 0) as "totalSessions",
  coalesce(total_minutes, 0) as "totalMinutes",
  to_json(array(
    select json_build_object('day', practice_day, 'sessions', sessions, 'minutes', minutes)
    from daily_totals
    where user_id = users.id and practice_day between ${from} and ${to} and sessions > 0
  )) as totals,
  to_json(array(
    select day from covered_days where user_id = users.id and day between ${from} and ${to}
  )) as "coveredDays"`

export const journeyTables = sql`users
  left join user_streaks on user_streaks.user_id = users.id
  left join user_progress on user_progress.user_id = users.id`

const journeyOf = statement(
  (userId: string, from: string, to: string) => sql<JourneyRow>`
    select ${journeyColumns(from, to)} from ${journeyTables} where users.id = ${userId}`,
)

export type Journey = ReturnType<typeof toJourney>

export function toJourney(row: JourneyRow) {
  const streak = row.streak ? streakOfRow(row.streak) : noStreak
  return { ...row, streak, tally: row.streak?.tally ?? null, timeline: timelineOfRow(row) }
}

export async function findJourney(db: Db, userId: string, { from, to }: Days): Promise<Journey | undefined> {
  const [row] = await rowsOf(db, journeyOf(userId, from, to))
  return row && toJourney(row)
}

type RecentPractice = {
  id: string
  practiceDay: string
  limbType: Limb
  minutes: number
  isFirstOfDay: boolean
}

type Details = { practiceDays: number; recent: RecentPractice[]; ahead: Ahead[] }

const detailsOf = statement(
  (userId: string) => sql<Details>`
    select (select count(*)::int from daily_totals where user_id = ${userId} and sessions > 0) as "practiceDays",
      ${aheadColumn(userId)} as ahead,
      to_json(array(
        select json_build_object('id', id, 'practiceDay', practice_day, 'limbType', limb_type, 'minutes', duration,
          'isFirstOfDay', row_number() over (partition by practice_day order by date, time, id) = 1)
        from practice_sessions
        where user_id = ${userId} and practice_day in (
          select practice_day from daily_totals where user_id = ${userId} and sessions > 0
          order by practice_day desc limit ${recentDays}
        )
        order by practice_day desc, date desc, time desc, id desc limit ${recentPractices}
      )) as recent`,
)

/** The other data on the journey page, in one statement. */
export async function findDetails(db: Db, userId: string): Promise<Details> {
  const [row] = await rowsOf(db, detailsOf(userId))
  return row as Details
}

const recentDays = 3
const recentPractices = 6
