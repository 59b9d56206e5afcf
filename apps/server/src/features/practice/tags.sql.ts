// Expects `practice_sessions`, whose index `practice_sessions_tagged` serves both.
import type { TagTotal } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'

/** The tags in lower case, as one array: `unnest` and a comparison for each would take several times as long. */
const lowered = sql`lower(tags::text)::text[]`

export const hasTag = (tag: string): RawBuilder<unknown> => sql`tags is not null and lower(${tag}) = any (${lowered})`

/** First and last practice day, both included. */
type Days = { from?: RawBuilder<unknown>; to?: RawBuilder<unknown> }

/**
 * How often a member used each tag, the most used first. No practice counts for a day after its date, so the index
 * starts at the date.
 */
export const tagTotals = (userId: string, { from, to }: Days = {}): RawBuilder<TagTotal> => sql`
  select (array_agg(tag order by latest desc))[1] as tag, sum(sessions)::int as sessions
  from (
    select tag, count(*) as sessions, max(date + time) as latest
    from practice_sessions, unnest(tags) as tag
    where user_id = ${userId} and tags is not null
      ${from ? sql`and date >= ${from} and practice_day >= ${from}` : sql``}
      ${to ? sql`and practice_day <= ${to}` : sql``}
    group by tag
  ) as spelling
  group by lower(tag)
  order by sessions desc, max(latest) desc, lower(tag)`
