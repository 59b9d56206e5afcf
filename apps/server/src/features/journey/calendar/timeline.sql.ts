// Expects the alias `users`.
import { type Calendar, type FixedRestDay, weeklyGoal } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { type DatedSettings, type Pause, type Timeline, timelineOf } from './timeline.rules.ts'

export type TimelineRow = Calendar & {
  weeklyGoal: number
  fixedRestDays: FixedRestDay[]
  history: (Omit<DatedSettings, 'validFrom'> & { validFrom: string })[]
  pauses: Pause[]
}

/** The member's current practice day, as `todayOf` computes it. */
export const todayColumn = (now: Date) =>
  sql`(clock_in(${now}::timestamptz, users.zone) - make_interval(mins => users.day_ends_at))::date`

/** The pauses and settings that apply to days from `since` on. */
export const timelineColumns = (since: RawBuilder<unknown>) => sql`
  users.zone, users.day_ends_at as "dayEndsAt",
  coalesce(
    (select weekly_goal from user_preferences where user_id = users.id), ${weeklyGoal.default}
  )::int as "weeklyGoal",
  to_json(coalesce((select fixed_rest_days from user_preferences where user_id = users.id), '{}')) as "fixedRestDays",
  to_json(array(
    select json_build_object('firstDay', first_day, 'lastDay', last_day)
    from practice_pauses where user_id = users.id and last_day >= ${since}
  )) as pauses,
  to_json(array(
    select json_build_object(
      'validFrom', valid_from, 'weeklyGoal', weekly_goal, 'zone', zone, 'dayEndsAt', day_ends_at,
      'fixedRestDays', fixed_rest_days
    )
    from setting_history
    where user_id = users.id and valid_from >= coalesce(
      -- The last change that was made before that day in every zone.
      (select max(valid_from) from setting_history where user_id = users.id and valid_from < ${since} - 3),
      '-infinity'
    )
    order by valid_from
  )) as history`

export function timelineOfRow({ zone, dayEndsAt, weeklyGoal, fixedRestDays, history, pauses }: TimelineRow): Timeline {
  const [first, ...later] = history.map((settings) => ({ ...settings, validFrom: new Date(settings.validFrom) }))
  const current = { zone, dayEndsAt, weeklyGoal, fixedRestDays, validFrom: new Date(0) }
  return timelineOf({ history: [first ?? current, ...later], pauses })
}
