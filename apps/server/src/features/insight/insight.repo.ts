import { type AnalyticsRange, type PracticeSession, recentSessionsShown } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import {
  type Journey,
  journeyColumns,
  type JourneyRow,
  journeyTables,
  todayColumn,
  toJourney,
} from '#features/journey/index.ts'
import { type PracticeSessionRow, selectRecentSessions, toPracticeSession } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import { type FeelingTotal, rangeDays } from './insight.rules.ts'

type Row = JourneyRow & { recent: PracticeSessionRow[]; feelings: FeelingTotal[] }

/** Reads the journey, the latest sessions and the totals that `feelings` selects in one statement. */
const practisedWith = (userId: string, from: string, to: string, feelings: RawBuilder<unknown>) => sql<Row>`
  select ${journeyColumns(from, to)},
    (
      select coalesce(json_agg(recent), '[]')
      from (${selectRecentSessions(userId, recentSessionsShown)}) as recent
    ) as recent,
    (select coalesce(json_agg(total), '[]') from (${feelings}) as total) as feelings
  from ${journeyTables} where users.id = ${userId}`

// A range is read from an index of the ledger and all time from the totals, so neither reads the whole history.
const ofAllTime = statement((userId: string, from: string, to: string) =>
  practisedWith(
    userId,
    from,
    to,
    sql`
      select limb_type as "limbType", before_feeling as before, after_feeling as after, sessions, minutes
      from feeling_totals where user_id = ${userId}`,
  ),
)
const sinceDay = (firstDay: (today: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  statement((userId: string, from: string, to: string, now: Date) =>
    practisedWith(
      userId,
      from,
      to,
      sql`
        select limb_type as "limbType", before_feeling as before, after_feeling as after,
          count(*) as sessions, sum(duration) as minutes
        from practice_sessions where user_id = ${userId} and practice_day >= (select ${firstDay(todayColumn(now))})
        group by limb_type, before_feeling, after_feeling`,
    ),
  )
const lastDays = (count: number) => sinceDay((today) => sql`${today} - ${sql.lit(count - 1)}`)
/** Each range starts with its first practice day, as in `firstDayOf`. */
const ranged = {
  'last-30-days': lastDays(rangeDays['last-30-days']),
  'last-90-days': lastDays(rangeDays['last-90-days']),
  'this-year': sinceDay((today) => sql`date_trunc('year', ${today})::date`),
} satisfies Record<AnalyticsRange, unknown>

type AnalyticsQuery = { days: { from: string; to: string }; now: Date; range: AnalyticsRange | undefined }
type Practised = { journey: Journey; recentSessions: PracticeSession[]; feelings: FeelingTotal[] }

export async function findPractised(db: Db, userId: string, request: AnalyticsQuery): Promise<Practised | undefined> {
  const { days, now, range } = request
  const query = range ? ranged[range](userId, days.from, days.to, now) : ofAllTime(userId, days.from, days.to)
  const [row] = await rowsOf(db, query)
  if (!row) return undefined
  const { recent, feelings } = row
  return { journey: toJourney(row), recentSessions: recent.map(toPracticeSession), feelings }
}
