import {
  type AnalyticsRange,
  type PracticeSession,
  recentSessionsShown,
  tagsShown,
  type TagTotal,
} from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import {
  type Journey,
  journeyColumns,
  type JourneyRow,
  journeyTables,
  todayColumn,
  toJourney,
} from '#features/journey/index.ts'
import {
  type PracticeSessionRow,
  selectRecentSessions,
  tagTotals,
  toPracticeSession,
} from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import { type FeelingTotal, rangeDays } from './insight.rules.ts'

type Row = JourneyRow & { recent: PracticeSessionRow[]; feelings: FeelingTotal[]; tags: TagTotal[] }
type Totals = { feelings: RawBuilder<unknown>; tags: RawBuilder<TagTotal> }

/** The journey, the latest sessions, and the totals of feelings and tags: all in one statement. */
const practisedWith = (userId: string, from: string, to: string, { feelings, tags }: Totals) => sql<Row>`
  select ${journeyColumns(from, to)},
    (
      select coalesce(json_agg(recent), '[]')
      from (${selectRecentSessions(userId, recentSessionsShown)}) as recent
    ) as recent,
    (select coalesce(json_agg(total), '[]') from (${feelings}) as total) as feelings,
    (select coalesce(json_agg(total), '[]') from (${tags} limit ${sql.lit(tagsShown)}) as total) as tags
  from ${journeyTables} where users.id = ${userId}`

// A range comes from an index of the ledger, all time from the totals: neither reads the whole history.
const ofAllTime = statement((userId: string, from: string, to: string) =>
  practisedWith(userId, from, to, {
    feelings: sql`
      select limb_type as "limbType", before_feeling as before, after_feeling as after, sessions, minutes
      from feeling_totals where user_id = ${userId}`,
    tags: tagTotals(userId),
  }),
)
const sinceDay = (firstDay: (today: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  statement((userId: string, from: string, to: string, now: Date) => {
    const first = sql`(select ${firstDay(todayColumn(now))})`
    return practisedWith(userId, from, to, {
      feelings: sql`
        select limb_type as "limbType", before_feeling as before, after_feeling as after,
          count(*) as sessions, sum(duration) as minutes
        from practice_sessions where user_id = ${userId} and practice_day >= ${first}
        group by limb_type, before_feeling, after_feeling`,
      tags: tagTotals(userId, { from: first }),
    })
  })
const lastDays = (count: number) => sinceDay((today) => sql`${today} - ${sql.lit(count - 1)}`)
/** From the first practice day of each range on, as `firstDayOf` has it. */
const ranged = {
  'last-30-days': lastDays(rangeDays['last-30-days']),
  'last-90-days': lastDays(rangeDays['last-90-days']),
  'this-year': sinceDay((today) => sql`date_trunc('year', ${today})::date`),
} satisfies Record<AnalyticsRange, unknown>

type AnalyticsQuery = { days: { from: string; to: string }; now: Date; range: AnalyticsRange | undefined }
type Practised = {
  journey: Journey
  recentSessions: PracticeSession[]
  feelings: FeelingTotal[]
  tags: TagTotal[]
}

export async function findPractised(db: Db, userId: string, request: AnalyticsQuery): Promise<Practised | undefined> {
  const { days, now, range } = request
  const query = range ? ranged[range](userId, days.from, days.to, now) : ofAllTime(userId, days.from, days.to)
  const [row] = await rowsOf(db, query)
  if (!row) return undefined
  const { recent, feelings, tags } = row
  return { journey: toJourney(row), recentSessions: recent.map(toPracticeSession), feelings, tags }
}
