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

/** Totals of the ledger by limb and feelings, and the condition on `session` that gives the same sessions. */
type Totals = { feelings: RawBuilder<unknown>; condition: RawBuilder<unknown>; tags: RawBuilder<TagTotal> }

/** Few practices are hard, so they are counted from their own table, whatever the totals come from. */
const hardSessions = (userId: string, condition: RawBuilder<unknown>) => sql`
  select limb_type, before_feeling, after_feeling, count(*) as hard
  from practice_hardships as hardship
  join practice_sessions as session on session.user_id = hardship.user_id and session.id = hardship.session_id
  where hardship.user_id = ${userId} and ${condition}
  group by limb_type, before_feeling, after_feeling`

/** The journey, the latest sessions, and the totals of feelings and tags: all in one statement. */
const practisedWith = (userId: string, from: string, to: string, { feelings, condition, tags }: Totals) => sql<Row>`
  select ${journeyColumns(from, to)},
    (
      select coalesce(json_agg(recent), '[]')
      from (${selectRecentSessions(userId, recentSessionsShown)}) as recent
    ) as recent,
    (
      select coalesce(json_agg(json_build_object(
        'limbType', total.limb_type, 'before', total.before_feeling, 'after', total.after_feeling,
        'sessions', sessions, 'minutes', minutes, 'hard', coalesce(hard, 0)
      )), '[]')
      from (${feelings}) as total
      left join (${hardSessions(userId, condition)}) as hardships
        on hardships.limb_type = total.limb_type
        and hardships.before_feeling is not distinct from total.before_feeling
        and hardships.after_feeling is not distinct from total.after_feeling
    ) as feelings,
    (select coalesce(json_agg(total), '[]') from (${tags} limit ${sql.lit(tagsShown)}) as total) as tags
  from ${journeyTables} where users.id = ${userId}`

// A range is read from an index of the ledger and all time from the totals, so neither reads the whole history.
const ofAllTime = statement((userId: string, from: string, to: string) =>
  practisedWith(userId, from, to, {
    feelings: sql`
      select limb_type, before_feeling, after_feeling, sessions, minutes
      from feeling_totals where user_id = ${userId}`,
    condition: sql`true`,
    tags: tagTotals(userId),
  }),
)
const sinceDay = (firstDay: (today: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  statement((userId: string, from: string, to: string, now: Date) => {
    const first = sql`(select ${firstDay(todayColumn(now))})`
    const condition = sql`practice_day >= ${first}`
    return practisedWith(userId, from, to, {
      feelings: sql`
        select limb_type, before_feeling, after_feeling, count(*) as sessions, sum(duration) as minutes
        from practice_sessions where user_id = ${userId} and ${condition}
        group by limb_type, before_feeling, after_feeling`,
      condition,
      tags: tagTotals(userId, { from: first }),
    })
  })
const lastDays = (count: number) => sinceDay((today) => sql`${today} - ${sql.lit(count - 1)}`)
/** Each range starts with its first practice day, as in `firstDayOf`. */
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
