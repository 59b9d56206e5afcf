import type { Client } from 'pg'
import { advanceAll } from '../../apps/server/src/features/journey/achievements/achievements.rules.ts'
import { catalogueVersion, type LedgerPractice } from '../../apps/server/src/features/journey/streak/tally.rules.ts'
import { dayOfNumber, numberOfDay } from '../../apps/server/src/features/journey/calendar/calendar.rules.ts'
import { rowOfStreak } from '../../apps/server/src/features/journey/streak/streak-update.sql.ts'
import { practiseAll } from '../../apps/server/src/features/journey/streak/streak.rules.ts'
import { timelineOf } from '../../apps/server/src/features/journey/calendar/timeline.rules.ts'
import { insertFeelingTotals } from '../kit/ledger.ts'
import { firstMember, memberId, type Size } from '../kit/sizes.ts'

const membersAtOnce = 5_000

/** Without pauses or changed settings. */
const timeline = timelineOf({
  history: [{ zone: 'UTC', dayEndsAt: 0, weeklyGoal: 3, fixedRestDays: [], validFrom: new Date(0) }],
  pauses: [],
})

type History = { user_id: string; days: string[] }

/** Streaks are calculated with the service's own rules, so that they are the same as after logging. */
export async function fillJourney(client: Client, { members }: Size): Promise<void> {
  for (let first = 0; first <= members; first += membersAtOnce) {
    const { rows } = await client.query<History>(
      `select user_id, array_agg(practice_day::text order by practice_day) as days from daily_totals
       where user_id >= $1 and user_id < $2 group by user_id`,
      [memberId(first), memberId(first + membersAtOnce)],
    )
    const ledgers = await readLedgers(client, first)
    const streaks = rows.map(({ user_id, days }) => {
      const { streak, coveredDays } = practiseAll(days.map(numberOfDay), timeline)
      const { tally } = advanceAll(ledgers.get(user_id) ?? [], timeline)
      return { user_id, streak, tally, coveredDays }
    })
    await client.query('insert into user_streaks select * from json_populate_recordset(null::user_streaks, $1)', [
      JSON.stringify(
        streaks.map(({ user_id, streak, tally }) => {
          const versions = { version: 0, tally_at_version: 0, catalogue_version: catalogueVersion }
          return Object.assign(rowOfStreak(streak), { user_id, tally, ...versions })
        }),
      ),
    ])
    await client.query('insert into covered_days select * from json_populate_recordset(null::covered_days, $1)', [
      JSON.stringify(
        streaks.flatMap(({ user_id, coveredDays }) => coveredDays.map((day) => ({ user_id, day: dayOfNumber(day) }))),
      ),
    ])
  }
}

async function readLedgers(client: Client, first: number): Promise<Map<string, LedgerPractice[]>> {
  const { rows } = await client.query<LedgerPractice & { user_id: string }>(
    `select user_id, id, practice_day::text as "practiceDay", date::text as date, left(time::text, 5) as time, zone,
       limb_type as "limbType", duration as minutes, before_feeling as "beforeFeeling", after_feeling as "afterFeeling"
     from practice_sessions where user_id >= $1 and user_id < $2
     order by user_id, practice_day, date, time, id`,
    [memberId(first), memberId(first + membersAtOnce)],
  )
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

export const insertMembers = `
  insert into users (id, username, email, display_name)
  select ('00000000-0000-7000-8000-' || number)::uuid, 'm' || number, 'm' || number || '@example.org', 'Member ' || number
  from generate_series(${firstMember}::bigint, ${firstMember}::bigint + $1) as number`

/** The totals as the service stores them, and each member's progress. */
export const insertTotals = [
  `insert into daily_totals (user_id, practice_day, sessions, minutes)
    select user_id, practice_day, count(*), sum(duration) from practice_sessions
    group by user_id, practice_day order by user_id, practice_day`,
  insertFeelingTotals,
  `insert into user_progress (user_id, experience_points, total_sessions, total_minutes)
    select user_id, sum(least(duration, 60)) + 10 * count(distinct practice_day), count(*), sum(duration)
    from practice_sessions group by user_id`,
]
