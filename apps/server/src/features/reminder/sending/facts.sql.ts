// Expects the alias `users`.
import { sql } from 'kysely'
import type { RemindedDay } from './decide.rules.ts'

/** Five ignored days and today are enough to decide. */
const daysRead = 7

/** The days on which the member was last reminded, newest first. */
export const remindedDaysColumn = sql<RemindedDay[]>`to_json(array(
  select json_build_object('day', day, 'reminders', count(*) filter (where not is_later),
    'emails', count(*) filter (where channel = 'email'), 'isAnswered', bool_or(action is not null),
    'isDeclined', coalesce(bool_or(action = 'not-today'), false),
    'isPractised', exists (select from daily_totals as total
      where total.user_id = users.id and practice_day = day and sessions > 0))
  from reminder_notices where user_id = users.id group by day order by day desc limit ${daysRead}))`
