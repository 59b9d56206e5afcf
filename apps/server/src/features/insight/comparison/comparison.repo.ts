import type { Calendar, ComparedRanges, RangeFigures, TagTotal } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { tagTotals } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'

export type CountedRange = Omit<RangeFigures, 'days'>
type Row = Calendar & { earlyAccess: boolean; first: CountedRange; second: CountedRange } & RangeTags
type RangeTags = { firstTags: TagTotal[]; secondTags: TagTotal[] }

/** The stats of one range as JSON, from the indexes of both ledgers alone. A hard ending isn't a calm one. */
const statsOf = (userId: string, from: string, to: string): RawBuilder<CountedRange> => sql`
  (
    with hardships as (
      select count(*) filter (where after_feeling in ('calm', 'peaceful')) as calm,
        count(*) filter (where after_feeling is null) as alone
      from practice_hardships as hardship
      join practice_sessions as session on session.user_id = hardship.user_id and session.id = hardship.session_id
      where hardship.user_id = ${userId} and practice_day between ${from} and ${to}
    )
    select json_build_object(
      'from', ${from}::date, 'to', ${to}::date,
      'practiceDays', count(distinct practice_day), 'sessions', count(*), 'minutes', coalesce(sum(duration), 0),
      'middleMinutes', percentile_cont(0.5) within group (order by duration),
      'endedCalm', json_build_object(
        'sessions', count(*) filter (where after_feeling in ('calm', 'peaceful')) - (select calm from hardships),
        'of', count(after_feeling) + (select alone from hardships)
      ),
      'sleepQuality', (
        select json_build_object('mean', avg(quality), 'days', count(*)) from (
          select avg(quality) as quality from sleep_entries
          where user_id = ${userId} and date between ${from} and ${to}
          group by date
        ) as nights
      ),
      'minutesByLimb', case when coalesce(is_on, false) then (
        select coalesce(json_object_agg(limb_type, minutes), '{}') from (
          select limb_type, sum(duration) as minutes from practice_sessions
          where user_id = ${userId} and practice_day between ${from} and ${to}
          group by limb_type
        ) as limbs
      ) end
    )
    from practice_sessions where user_id = ${userId} and practice_day between ${from} and ${to}
  )`

const tagsOf = (userId: string, from: string, to: string): RawBuilder<TagTotal[]> => sql`
  (select coalesce(json_agg(total), '[]') from (${tagTotals(userId, { from: sql`${from}`, to: sql`${to}` })}) as total)`

const compared = statement(
  (userId: string, firstFrom: string, firstTo: string, secondFrom: string, secondTo: string) => sql<Row>`
    select zone, day_ends_at as "dayEndsAt", coalesce(is_on, false) as "earlyAccess",
      ${statsOf(userId, firstFrom, firstTo)} as first, ${statsOf(userId, secondFrom, secondTo)} as second,
      ${tagsOf(userId, firstFrom, firstTo)} as "firstTags", ${tagsOf(userId, secondFrom, secondTo)} as "secondTags"
    from users left join early_access_choices on early_access_choices.user_id = id where id = ${userId}`,
)

/** Reads both ranges in one statement. Its cost depends on the ranges, not on the whole history. */
export async function findCompared(db: Db, userId: string, ranges: ComparedRanges): Promise<Row | undefined> {
  const { firstFrom, firstTo, secondFrom, secondTo } = ranges
  const [row] = await rowsOf(db, compared(userId, firstFrom, firstTo, secondFrom, secondTo))
  return row
}
