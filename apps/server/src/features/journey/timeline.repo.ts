import { weeklyGoal } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Calendar } from './calendar.rules.ts'
import { type DatedSettings, type Pause, type Timeline, timelineOf } from './timeline.rules.ts'

type Row = Calendar & {
  weeklyGoal: number
  history: (Omit<DatedSettings, 'validFrom'> & { validFrom: string })[]
  pauses: Pause[]
}

/** As much of pauses and settings as judges the days from `since` on, as columns beside a row of `users`. */
export const timelineColumns = (since: RawBuilder<unknown>) => sql`
  users.zone, users.day_ends_at as "dayEndsAt",
  coalesce(
    (select weekly_goal from user_preferences where user_id = users.id), ${weeklyGoal.default}
  )::int as "weeklyGoal",
  array(
    select json_build_object('firstDay', first_day, 'lastDay', last_day)
    from practice_pauses where user_id = users.id and last_day >= ${since}
  ) as pauses,
  array(
    select json_build_object(
      'validFrom', valid_from, 'weeklyGoal', weekly_goal, 'zone', zone, 'dayEndsAt', day_ends_at
    )
    from setting_history
    where user_id = users.id and valid_from >= coalesce(
      -- The last change of which every zone says that it was before.
      (select max(valid_from) from setting_history where user_id = users.id and valid_from < ${since} - 3),
      '-infinity'
    )
    order by valid_from
  ) as history`

export function timelineOfRow({ zone, dayEndsAt, weeklyGoal, history, pauses }: Row): Timeline {
  const [first, ...later] = history.map((settings) => ({ ...settings, validFrom: new Date(settings.validFrom) }))
  const current = { zone, dayEndsAt, weeklyGoal, validFrom: new Date(0) }
  return timelineOf({ history: [first ?? current, ...later], pauses })
}

export async function findTimeline(tx: Db, userId: string, since: string): Promise<Timeline> {
  const { rows } = await sql<Row>`
    select ${timelineColumns(sql`${since}::date`)} from users where id = ${userId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`there is no member ${userId}`)
  return timelineOfRow(row)
}

export type TimelineRow = Row
