import type { Reminder } from '@sadhana/contract'
import { sql } from 'kysely'
import { isGentleColumn, todayColumn } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import { liveSubscriptions, type Subscription } from '../devices/devices.sql.ts'
import type { ReminderFacts } from './decide.rules.ts'
import { remindedDaysColumn } from './facts.sql.ts'

type Key = { userId: string; id: string }

/**
 * Locks the reminders that are due, and their members' settings, so that two workers never decide about one member at
 * the same time. Those that another worker has locked are left to it.
 */
export async function lockDue(tx: Db, now: Date, count: number): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select reminders.user_id as "userId", reminders.id
    from reminders join reminder_settings as settings on settings.user_id = reminders.user_id
    where is_on and next_at <= ${now} order by next_at limit ${count}
    for update of reminders, settings skip locked`.execute(tx)
  return rows
}

export type DueReminder = Omit<ReminderFacts, 'minutesLate'> &
  Pick<Reminder, 'id' | 'time' | 'days' | 'words' | 'channel'> & {
    userId: string
    zone: string
    /** Null if the next one has yet to be worked out. */
    dueAt: Date | null
    dueDate: string | null
    lastDate: string | null
    hasEmail: boolean
    devices: Subscription[]
  }

/** Read after the locks, so that it includes what another worker has just decided. */
export async function listDue(tx: Db, keys: readonly Key[], now: Date): Promise<DueReminder[]> {
  const today = todayColumn(now)
  const { rows } = await sql<DueReminder>`
    select reminders.user_id as "userId", reminders.id, to_char(time, 'HH24:MI') as time, days, words, channel,
      case when next_at > '-infinity' then next_at end as "dueAt", next_date as "dueDate", last_date as "lastDate",
      users.zone, ${today} as today, email_verified as "hasEmail",
      erasure_due_at is not null or suspended_at is not null as "isLeaving",
      is_paused and (resumes_on is null or clock_in(${now}::timestamptz, users.zone)::date < resumes_on) as "isPaused",
      exists (select from practice_pauses as pause
        where pause.user_id = users.id and ${today} between first_day and last_day) as "isOnPause",
      exists (select from daily_totals as total
        where total.user_id = users.id and practice_day = ${today} and sessions > 0) as "isPractised",
      ${isGentleColumn(now)} as "isGentle", one_a_day as "oneADay", counts_from as "countsFrom",
      coalesce(weekly_sent_day = ${today}, false) as "hasWeekly",
      ${remindedDaysColumn} as "remindedDays", ${liveSubscriptions(now)} as devices
    from unnest(${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]) as key (user_id, id)
      join reminders on reminders.user_id = key.user_id and reminders.id = key.id
      join reminder_settings as settings on settings.user_id = key.user_id
      join users on users.id = key.user_id
    order by next_at, reminders.id`.execute(tx)
  return rows
}

export type Plan = Key & { nextAt: Date | undefined; nextDate: string | undefined; lastDate: string | null }

/** Without a next one, a reminder waits until its member changes it. */
export async function updatePlans(tx: Db, plans: readonly Plan[]): Promise<void> {
  await sql`
    update reminders set next_at = coalesce(plan."nextAt", 'infinity'), next_date = plan."nextDate",
      last_date = plan."lastDate"
    from json_to_recordset(${JSON.stringify(plans)}) as plan
      ("userId" uuid, id uuid, "nextAt" timestamptz, "nextDate" date, "lastDate" date)
    where reminders.user_id = plan."userId" and reminders.id = plan.id`.execute(tx)
}
