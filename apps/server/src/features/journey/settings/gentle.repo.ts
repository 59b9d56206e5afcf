import { addDays, type GentleAnswer, gentleDaysLength, hardDaysSeen } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GentleLog, GentleOffer } from './gentle.rules.ts'
import { offersColumn } from './gentle.sql.ts'

/** Every offer, and the hard practices that one today could rest on. */
export async function findGentleLog(db: Db, userId: string, today: string): Promise<GentleLog> {
  const { rows } = await sql<GentleLog>`select ${offersColumn} as offers,
    to_json(array(
      select json_build_object('id', session.id, 'practiceDay', practice_day, 'severity', severity)
      from practice_hardships as hard
        join practice_sessions as session on session.user_id = hard.user_id and session.id = hard.session_id
      where hard.user_id = ${userId} and practice_day between ${addDays(today, 1 - hardDaysSeen)} and ${today}
      order by practice_day, session.id)) as hard
    from users where id = ${userId}`.execute(db)
  return rows[0] ?? { offers: [], hard: [] }
}

/** False if there is one of that day. */
export async function insertOffer(db: Db, userId: string, offer: GentleOffer): Promise<boolean> {
  const { offeredOn, answer, answeredOn, gentleUntil, endedOn } = offer
  const { rows } = await sql`
    insert into gentle_offers (user_id, offered_on, answer, answered_on, gentle_until, ended_on)
    values (${userId}, ${offeredOn}, ${answer}, ${answeredOn}, ${gentleUntil}, ${endedOn})
    on conflict do nothing returning offered_on`.execute(db)
  return rows.length > 0
}

type Answer = { answer: GentleAnswer; today: string }

/** Answers the latest offer, once. */
export async function updateAnswer(tx: Db, userId: string, { answer, today }: Answer): Promise<void> {
  const gentleUntil = answer === 'yes' ? addDays(today, gentleDaysLength - 1) : null
  await sql`update gentle_offers set answer = ${answer}, answered_on = ${today}, gentle_until = ${gentleUntil}
    where user_id = ${userId} and answer is null
      and offered_on = (select max(offered_on) from gentle_offers where user_id = ${userId})`.execute(tx)
}

export async function updateEnd(tx: Db, userId: string, today: string): Promise<void> {
  await sql`update gentle_offers set ended_on = ${today}
    where user_id = ${userId} and ended_on is null and ${today} between answered_on and gentle_until`.execute(tx)
}

/** False unless the latest gentle days were ended before their time, and would still last. */
export async function deleteEnd(tx: Db, userId: string, today: string): Promise<boolean> {
  const { rows } = await sql`update gentle_offers set ended_on = null
    where user_id = ${userId} and ended_on is not null and gentle_until >= ${today}
      and offered_on = (select max(offered_on) from gentle_offers where user_id = ${userId})
    returning offered_on`.execute(tx)
  return rows.length > 0
}

/** Keeps an offer that the member has answered or ended since. */
export async function deleteOffer(tx: Db, userId: string, offer: GentleOffer): Promise<void> {
  await sql`delete from gentle_offers where user_id = ${userId} and offered_on = ${offer.offeredOn}
    and answer is not distinct from ${offer.answer} and ended_on is not distinct from ${offer.endedOn}`.execute(tx)
}
