import { practiceMinutes } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isShared, isVisible } from './visible.repo.ts'

const began = sql`practice_began_at(session.date, session.time, session.zone)`
const minutes = (count: unknown) => sql`make_interval(mins => ${count})`

/** `people` is at most `most`; `isCut` when there were more sessions near this one than were looked at. */
type Company = { people: number; isCut: boolean }
type Reach = { most: number; lookedAt: number }

/**
 * Others' sessions that began during this one, and those that were still going on when it began. The nearest come
 * first and no more than `lookedAt` of each are read, however many members practise at this hour. Undefined for a
 * session that is not the reader's own.
 */
export async function findCompany(
  db: Db,
  reader: string,
  sessionId: string,
  { most, lookedAt }: Reach,
): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    with own as (
      select ${began} as began, ${began} + ${minutes(sql`session.duration`)} as ended
      from practice_sessions as session where session.user_id = ${reader} and session.id = ${sessionId}
    ),
    began_during as (
      select session.* from own, practice_sessions as session
      where ${isShared} and ${began} >= own.began and ${began} < own.ended
      order by ${began} limit ${lookedAt}
    ),
    began_before as (
      select session.* from own, practice_sessions as session
      where ${isShared} and ${began} < own.began and ${began} > own.began - ${minutes(practiceMinutes.max)}
      order by ${began} desc limit ${lookedAt}
    ),
    companion as (
      select distinct session.user_id
      from own, (select * from began_during union all select * from began_before) as session
      where session.user_id <> ${reader} and ${began} + ${minutes(sql`session.duration`)} > own.began
        and ${isVisible(reader)}
      limit ${most}
    )
    select (select count(*) from companion)::int as people,
      greatest((select count(*) from began_during), (select count(*) from began_before)) = ${lookedAt} as "isCut"
    from own`.execute(db)
  return rows[0]
}
