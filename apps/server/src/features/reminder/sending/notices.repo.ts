import type { Language, ReminderAction, ReminderChannel } from '@sadhana/contract'
import { sql } from 'kysely'
import { todayColumn } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import { liveSubscriptions, type Subscription } from '../devices/devices.sql.ts'
import type { RemindedDay } from './decide.rules.ts'
import { remindedDaysColumn } from './facts.sql.ts'

export async function listRemindedDays(db: Db, userId: string): Promise<RemindedDay[]> {
  const { rows } = await sql<{ days: RemindedDay[] }>`
    select ${remindedDaysColumn} as days from users where id = ${userId}`.execute(db)
  return rows[0]?.days ?? []
}

export type Notice = {
  userId: string
  id: string
  /** The practice day it comes on. */
  day: string
  dueAt: Date
  channel: ReminderChannel
  tone: 'usual' | 'gentle'
  words: string | null
  tellsFewer: boolean
  isLater: boolean
  /** The sessions whose browsers get it. */
  pending: string[]
  tryAt: Date | null
}

export async function insertNotices(tx: Db, notices: readonly Notice[]): Promise<void> {
  await sql`
    insert into reminder_notices
      (user_id, id, day, due_at, channel, tone, words, tells_fewer, is_later, pending, try_at)
    select "userId", id, day, "dueAt", channel, tone, words, "tellsFewer", "isLater", pending, "tryAt"
    from json_to_recordset(${JSON.stringify(notices)}) as notice ("userId" uuid, id uuid, day date,
      "dueAt" timestamptz, channel text, tone text, words text, "tellsFewer" boolean, "isLater" boolean,
      pending uuid[], "tryAt" timestamptz)`.execute(tx)
}

export type TakenNotice = Notice & {
  attempts: number
  language: Language
  devices: Subscription[]
  /** The member has answered it or practised since it was due, said Not today, paused all reminders, or is leaving. */
  isUnwanted: boolean
}

/**
 * Takes push messages to send now. No other worker sends them while the lease lasts. If this one dies, they are sent
 * again after it: the topic and the tag make a second message replace the first.
 */
export async function takeNotices(
  db: Db,
  { now, leaseMs, count }: { now: Date; leaseMs: number; count: number },
): Promise<TakenNotice[]> {
  const { rows } = await sql<TakenNotice>`
    update reminder_notices as notice set try_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    from users, (select user_id, id from reminder_notices where try_at <= ${now}
      order by try_at limit ${count} for update skip locked) as waiting
    where notice.user_id = waiting.user_id and notice.id = waiting.id and users.id = notice.user_id
    returning notice.user_id as "userId", notice.id, day, due_at as "dueAt", channel, tone, words,
      tells_fewer as "tellsFewer", is_later as "isLater", pending, try_at as "tryAt", attempts, language,
      ${liveSubscriptions(now)} as devices,
      action is not null or erasure_due_at is not null or suspended_at is not null or day <> ${todayColumn(now)}
        or exists (select from daily_totals as total
          where total.user_id = users.id and practice_day = day and sessions > 0)
        or exists (select from reminder_settings
          where user_id = users.id and is_paused and (resumes_on is null or ${todayColumn(now)} < resumes_on))
        or exists (select from reminder_notices as other
          where other.user_id = users.id and other.day = notice.day and other.action = 'not-today') as "isUnwanted"
  `.execute(db)
  return rows
}

export type Tried = Pick<TakenNotice, 'userId' | 'id' | 'pending' | 'tryAt' | 'attempts'> & { sentAt: Date | null }

/** What is still pending is tried again. Leaves out notices whose lease ran out and that another worker has taken. */
export async function updateTried(db: Db, tried: readonly Tried[]): Promise<void> {
  await sql`
    update reminder_notices as notice set pending = tried.pending, try_at = tried."tryAt",
      sent_at = coalesce(sent_at, tried."sentAt")
    from json_to_recordset(${JSON.stringify(tried)}) as tried
      ("userId" uuid, id uuid, pending uuid[], "tryAt" timestamptz, attempts smallint, "sentAt" timestamptz)
    where notice.user_id = tried."userId" and notice.id = tried.id and notice.attempts = tried.attempts`.execute(db)
}

/** For an email that the mail server took. */
export async function updateSent(db: Db, { userId, id, at }: Pick<Notice, 'userId' | 'id'> & { at: Date }) {
  await db
    .updateTable('reminder_notices')
    .set({ sent_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** The first answer counts. Undefined if there is one, or if the reminder is older than `since`. */
export async function updateAction(
  tx: Db,
  { userId, id }: Pick<Notice, 'userId' | 'id'>,
  { action, since }: { action: ReminderAction; since: Date },
) {
  return tx
    .updateTable('reminder_notices')
    .set({ action })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('action', 'is', null)
    .where('due_at', '>', since)
    .returning(['day', 'tone', 'words', 'is_later as isLater'])
    .executeTakeFirst()
}

export async function findNotice(db: Db, userId: string, id: string) {
  const { rows } = await sql<
    Pick<Notice, 'dueAt' | 'tone' | 'words' | 'tellsFewer'> & {
      email: string
      name: string
      language: Language
      sentAt: Date | null
    }
  >`select due_at as "dueAt", tone, words, tells_fewer as "tellsFewer", email, display_name as name, language, sent_at as "sentAt"
    from reminder_notices as notice join users on users.id = notice.user_id
    where notice.user_id = ${userId} and notice.id = ${id} and email_verified`.execute(db)
  return rows[0]
}

/** Deletes push messages that still wait and were due before `at`. Returns how many. */
export async function deleteLate(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder_notices')
    .where('try_at', 'is not', null)
    .where('due_at', '<', at)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteNoticesBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('reminder_notices').where('due_at', '<', at).execute()
}

/** Only a verified address gets reminders. */
export const findAddressee = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'display_name as name', 'language'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
