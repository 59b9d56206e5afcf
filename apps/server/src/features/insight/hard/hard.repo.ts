import { hardPracticeDays } from '@sadhana/contract'
import { sql } from 'kysely'
import { todayColumn } from '#features/journey/index.ts'
import { hardOf } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import type { EndedPractice } from './hard.rules.ts'

const endedPractices = statement(
  (userId: string, now: Date) => sql<EndedPractice>`
    select limb_type as limb, duration as minutes, extract(hour from time)::int as hour, after_feeling as after,
      ${hardOf} as hard
    from users join practice_sessions as session on session.user_id = users.id
    where users.id = ${userId} and practice_day > ${todayColumn(now)} - ${sql.lit(hardPracticeDays)}
    order by practice_day, date, time, session.id`,
)

/** The practices of the last days, oldest first. */
export const listEndedPractices = (db: Db, userId: string, now: Date): Promise<EndedPractice[]> =>
  rowsOf(db, endedPractices(userId, now))
