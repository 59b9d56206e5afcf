import { practiceMinutes } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isShared, isVisible } from '../shared/visibility.sql.ts'

const began = sql`practice_began_at(session.date, session.time, session.zone)`
const minutes = (count: RawBuilder<unknown>) => sql`make_interval(mins => ${count})`

/** `people` is never more than `most`. `isCut` is true if there may be more sessions near this one than were read. */
type Alongside = { people: number; isCut: boolean }
type Reach = { most: number; lookedAt: number }

/**
 * Counts other members' sessions that started during this one, or hadn't ended yet when it started. The nearest come
 * first, and at most `lookedAt` of each kind are read, however many members practise at this hour. Undefined if the
 * session isn't the reader's own.
 */
export async function findAlongside(
  db: Db,
  reader: string,
  sessionId: string,
  { most, lookedAt }: Reach,
): Promise<Alongside | undefined> {
  const atMost = sql`limit ${sql.lit(lookedAt)}`
  const { rows } = await sql<Alongside>`
    with own as (
      select ${began} as began, ${began} + ${minutes(sql`session.duration`)} as ended
      from practice_sessions as session where session.user_id = ${reader} and session.id = ${sessionId}
    ),
    began_during as (
      select session.* from practice_sessions as session
      where ${isShared} and ${began} >= (select began from own) and ${began} < (select ended from own)
      order by ${began} ${atMost}
    ),
    began_before as (
      select session.* from practice_sessions as session
      where ${isShared} and ${began} < (select began from own)
        and ${began} > (select began - ${minutes(sql.lit(practiceMinutes.max))} from own)
      order by ${began} desc ${atMost}
    ),
    companion as (
      select distinct session.user_id
      from (select * from began_during union all select * from began_before) as session
      where session.user_id <> ${reader} and ${began} + ${minutes(sql`session.duration`)} > (select began from own)
        and ${isVisible(reader)}
      limit ${sql.lit(most)}
    )
    select (select count(*) from companion)::int as people,
      greatest((select count(*) from began_during), (select count(*) from began_before)) = ${sql.lit(lookedAt)} as "isCut"
    from own`.execute(db)
  return rows[0]
}
