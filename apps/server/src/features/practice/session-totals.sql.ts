// Expects the CTE `session_rows`, with `countedColumns`.
import { type RawBuilder, sql } from 'kysely'

export const countedColumns = sql`user_id, practice_day, limb_type, duration, before_feeling, after_feeling`

/** CTEs that add the rows of an earlier CTE, `session_rows`, to the totals. */
export const addToTotals = sql`
  updated_days as (
    insert into daily_totals as total (user_id, practice_day, sessions, minutes)
    select user_id, practice_day, count(*), sum(duration) from session_rows group by user_id, practice_day
    on conflict (user_id, practice_day)
      do update set sessions = total.sessions + excluded.sessions, minutes = total.minutes + excluded.minutes
  ),
  updated_feelings as (
    insert into feeling_totals as total (user_id, limb_type, before_feeling, after_feeling, sessions, minutes)
    select user_id, limb_type, before_feeling, after_feeling, count(*), sum(duration)
    from session_rows group by user_id, limb_type, before_feeling, after_feeling
    on conflict (user_id, limb_type, before_feeling, after_feeling)
      do update set sessions = total.sessions + excluded.sessions, minutes = total.minutes + excluded.minutes
  )`

const sameDay = sql`total.practice_day = removed.practice_day`
const sameFeelings = sql`total.limb_type = removed.limb_type
  and total.before_feeling is not distinct from removed.before_feeling
  and total.after_feeling is not distinct from removed.after_feeling`

/**
 * The opposite of `addToTotals`. Totals that no other session counts towards are deleted. The member is named beside
 * each table, so that only their part is read where tables are split by member.
 */
export const subtractFromTotals = (userId: string): RawBuilder<unknown> => sql`
  removed_days as (
    select user_id, practice_day, count(*) as sessions, sum(duration) as minutes from session_rows group by user_id, practice_day
  ),
  deleted_days as (
    delete from daily_totals as total using removed_days as removed
    where total.user_id = ${userId} and ${sameDay} and total.sessions = removed.sessions
  ),
  updated_days as (
    update daily_totals as total set sessions = total.sessions - removed.sessions, minutes = total.minutes - removed.minutes
    from removed_days as removed where total.user_id = ${userId} and ${sameDay} and total.sessions > removed.sessions
  ),
  removed_feelings as (
    select user_id, limb_type, before_feeling, after_feeling, count(*) as sessions, sum(duration) as minutes
    from session_rows group by user_id, limb_type, before_feeling, after_feeling
  ),
  deleted_feelings as (
    delete from feeling_totals as total using removed_feelings as removed
    where total.user_id = ${userId} and ${sameFeelings} and total.sessions = removed.sessions
  ),
  updated_feelings as (
    update feeling_totals as total set sessions = total.sessions - removed.sessions, minutes = total.minutes - removed.minutes
    from removed_feelings as removed where total.user_id = ${userId} and ${sameFeelings} and total.sessions > removed.sessions
  )`
