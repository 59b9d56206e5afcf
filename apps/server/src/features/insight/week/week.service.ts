import type { Limb } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Noticed, noticedIn } from './week.rules.ts'

type Week = { practisedDays: string[]; minutes: number; noticed: Noticed | null }

type Row = {
  date: string
  time: string
  practiceDay: string
  limbType: Limb
  minutes: number
  before: null
  after: null
}

/** A member's practices of these days. Reads neither notes, tags and feelings nor whether a practice was hard. */
export async function readWeek(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<Week> {
  const { rows } = await sql<Row>`
    select date, to_char(time, 'HH24:MI') as time, practice_day as "practiceDay", limb_type as "limbType",
      duration as minutes, null as before, null as after
    from practice_sessions where user_id = ${userId} and practice_day between ${from}::date and ${to}::date
    order by date, time`.execute(db)
  return {
    practisedDays: [...new Set(rows.map(({ practiceDay }) => practiceDay))].toSorted(),
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    noticed: noticedIn(rows),
  }
}
