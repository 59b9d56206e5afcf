import { randomUUID as newId } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { startPushStandIn } from './push-stand-in.ts'

type PushStandIn = Awaited<ReturnType<typeof startPushStandIn>>

/** Members with one browser and a reminder that is due in this minute. Returns the browsers. */
export async function addDueReminders(db: Db, standIn: PushStandIn, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const { browser, endpoint, keys } = standIn.subscribe()
    const id = newId()
    return { id, name: `m${id.replaceAll('-', '')}`, browser, endpoint, ...keys }
  })
  const from = sql`from json_to_recordset(${JSON.stringify(rows)}) as row
    (id uuid, name text, endpoint text, p256dh text, auth text)`
  await sql`insert into users (id, username, display_name) select id, name, 'Asha' ${from}`.execute(db)
  await sql`insert into login_sessions (user_id, id, expires_at) select id, id, '2100-01-01' ${from}`.execute(db)
  await sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select id, id, endpoint, p256dh, auth ${from}`.execute(db)
  await sql`insert into reminder_settings (user_id) select id ${from}`.execute(db)
  await sql`insert into reminders (user_id, id, time, days, next_at, next_date)
    select id, id, '06:20', array['monday'], date_trunc('minute', now()), current_date ${from}`.execute(db)
  return rows.map(({ browser }) => browser)
}

export const askForReminders = (db: Db) =>
  sql`select graphile_worker.add_job('reminder.remind', '{}'::json)`.execute(db)

/** Reminders and messages that are still to come. */
export async function countOpenReminders(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from reminders where next_at <= now())::int
      + (select count(*) from reminder_notices where try_at is not null or pending <> '{}')::int as open`.execute(db)
  return rows[0]?.open ?? 0
}
