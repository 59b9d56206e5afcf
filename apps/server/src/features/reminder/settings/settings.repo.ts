import { type QuietHours, type Reminder, type ReminderFields, type Weekday, weekdays } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export const lockMember = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

export async function listReminders(db: Db, userId: string): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    select id, to_char(time, 'HH24:MI') as time, days, words, channel, is_on as "isOn"
    from reminders where user_id = ${userId} order by time, created_at, id`.execute(db)
  return rows
}

/** What changes the time works it out again. A date that has had its reminder gets no second one. */
export async function upsertReminder(tx: Db, userId: string, id: string, fields: ReminderFields): Promise<void> {
  const { time, channel, isOn } = fields
  const days = weekdays.filter((day) => fields.days.includes(day))
  const words = fields.words || null
  await sql`
    insert into reminders as reminder (user_id, id, time, days, words, channel, is_on)
    values (${userId}, ${id}, ${time}, ${days}, ${words}, ${channel}, ${isOn})
    on conflict (user_id, id) do update set time = excluded.time, days = excluded.days, words = excluded.words,
      channel = excluded.channel, is_on = excluded.is_on, next_at = '-infinity',
      last_date = case when reminder.time = excluded.time then reminder.last_date end`.execute(tx)
}

export async function deleteReminder(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('reminders')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Turns every reminder by email off, or on again. */
export async function updateEmailReminders(db: Db, userId: string, isOn: boolean): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ is_on: isOn, next_at: sql`'-infinity'` })
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .where('is_on', '!=', isOn)
    .execute()
}

/** Stops the weekly email, or starts it again on the day it came on. */
export async function updateWeekly(db: Db, userId: string, isOn: boolean): Promise<void> {
  await db
    .updateTable('reminder_settings')
    .set({ weekly_at: isOn ? sql`'-infinity'` : null })
    .where('user_id', '=', userId)
    .where('weekly_day', 'is not', null)
    .where('weekly_at', isOn ? 'is' : 'is not', null)
    .execute()
}

/** The weekly email comes no later than the day's first reminder by email, so it is planned again with them. */
export async function replanWeekly(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('reminder_settings')
    .set({ weekly_at: sql`'-infinity'` })
    .where('user_id', '=', userId)
    .where('weekly_at', 'is not', null)
    .execute()
}

export type StoredSettings = {
  quietHours: QuietHours
  isPaused: boolean
  resumesOn: string | null
  oneADay: boolean
  countsFrom: string | null
  weeklyDay: Weekday | null
  feedId: string | null
  feedToken: Buffer | null
}

export async function findSettings(db: Db, userId: string): Promise<StoredSettings | undefined> {
  const { rows } = await sql<StoredSettings>`
    select json_build_object('from', to_char(quiet_from, 'HH24:MI'), 'to', to_char(quiet_to, 'HH24:MI')) as "quietHours",
      is_paused as "isPaused", resumes_on as "resumesOn", one_a_day as "oneADay", counts_from as "countsFrom",
      case when weekly_at is not null then weekly_day end as "weeklyDay",
      feed_id as "feedId", feed_token as "feedToken"
    from reminder_settings where user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function findZone(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('zone').where('id', '=', userId).executeTakeFirst()
  return row?.zone
}

/** Every member with a reminder has a row, which is locked while one of their reminders is claimed. */
export async function insertSettings(tx: Db, userId: string): Promise<void> {
  await tx
    .insertInto('reminder_settings')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateSettings(tx: Db, userId: string, settings: StoredSettings): Promise<void> {
  const { quietHours, isPaused, resumesOn, oneADay, countsFrom, weeklyDay, feedId, feedToken } = settings
  await tx
    .updateTable('reminder_settings')
    .set({
      quiet_from: quietHours.from,
      quiet_to: quietHours.to,
      is_paused: isPaused,
      resumes_on: resumesOn,
      one_a_day: oneADay,
      counts_from: countsFrom,
      ...(weeklyDay && { weekly_day: weeklyDay }),
      weekly_at: weeklyDay && sql`'-infinity'`,
      feed_id: feedId,
      feed_token: feedToken,
    })
    .where('user_id', '=', userId)
    .execute()
}

export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Undefined if there is no such feed, or its owner is leaving. */
export const findFeedOwner = (db: Db, token: Buffer) =>
  db
    .selectFrom('reminder_settings')
    .innerJoin('users', 'users.id', 'reminder_settings.user_id')
    .select(['users.id', 'users.language'])
    .where('feed_token', '=', token)
    .where('erasure_due_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
