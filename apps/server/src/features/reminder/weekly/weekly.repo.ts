import type { Language, Weekday } from '@sadhana/contract'
import { sql } from 'kysely'
import { isGentleColumn, todayColumn } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { WeeklyFacts } from './weekly.rules.ts'

export async function lockDueWeeklies(tx: Db, now: Date, count: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from reminder_settings where weekly_at <= ${now}
    order by weekly_at limit ${count} for update skip locked`.execute(tx)
  return rows.map(({ userId }) => userId)
}

export type DueWeekly = Omit<WeeklyFacts, 'hoursLate'> & {
  userId: string
  weekday: Weekday
  zone: string
  /** The member's practice day. */
  today: string
  /** Null if the next one has yet to be worked out. */
  dueAt: Date | null
  dueDate: string | null
  lastDate: string | null
  /** The earliest reminder by email on the weekday of the weekly email. */
  firstReminder: string | null
}

/** The seven days before the one on which the email comes. */
const daysBefore = 7

/** Read after the locks. Of a hard practice, it only reads that there was one. */
export async function listDueWeeklies(tx: Db, ids: readonly string[], now: Date): Promise<DueWeekly[]> {
  const today = todayColumn(now)
  const inWeek = sql`between ${today} - ${daysBefore}::int and ${today} - 1`
  const { rows } = await sql<DueWeekly>`
    select users.id as "userId", weekly_day as weekday, users.zone, ${today} as today,
      case when weekly_at > '-infinity' then weekly_at end as "dueAt", weekly_next_date as "dueDate",
      weekly_last_date as "lastDate",
      (select to_char(min(time), 'HH24:MI') from reminders
        where user_id = users.id and is_on and channel = 'email' and weekly_day = any(days)) as "firstReminder",
      email_verified and email is not null as "hasEmail",
      erasure_due_at is not null or suspended_at is not null as "isLeaving",
      is_paused and (resumes_on is null or clock_in(${now}::timestamptz, users.zone)::date < resumes_on) as "isPaused",
      ${isGentleColumn(now)} as "isGentle",
      exists (select from practice_hardships as hardship
          join practice_sessions as session on session.user_id = hardship.user_id and session.id = session_id
        where hardship.user_id = users.id and session.practice_day ${inWeek}) as "wasHard",
      exists (select from daily_totals as total
        where total.user_id = users.id and practice_day ${inWeek} and sessions > 0) as "hasPractice",
      exists (select from reminder_notices as notice
        where notice.user_id = users.id and day = ${today} and channel = 'email') as "hasEmailToday"
    from reminder_settings as settings join users on users.id = settings.user_id
    where settings.user_id = any(${ids}::uuid[])`.execute(tx)
  return rows
}

export type WeeklyPlan = {
  userId: string
  nextAt: Date | undefined
  nextDate: string | undefined
  lastDate: string | null
  /** The practice day, if one comes now. */
  sentDay: string | undefined
}

export async function updateWeeklyPlans(tx: Db, plans: readonly WeeklyPlan[]): Promise<void> {
  await sql`
    update reminder_settings as settings set weekly_at = coalesce(plan."nextAt", 'infinity'),
      weekly_next_date = plan."nextDate", weekly_last_date = plan."lastDate",
      weekly_sent_day = coalesce(plan."sentDay", weekly_sent_day)
    from json_to_recordset(${JSON.stringify(plans)}) as plan
      ("userId" uuid, "nextAt" timestamptz, "nextDate" date, "lastDate" date, "sentDay" date)
    where settings.user_id = plan."userId"`.execute(tx)
}

/** Undefined for a member who has stopped the email, turned gentle or is leaving since it was planned. */
export async function findWeeklyReader(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{ email: string; name: string; language: Language; isQuiet: boolean }>`
    select email, display_name as name, language,
      coalesce((select quiet_mode from user_preferences where user_id = users.id), false) as "isQuiet"
    from users join reminder_settings as settings on settings.user_id = users.id
    where users.id = ${userId} and email_verified and weekly_at is not null
      and erasure_due_at is null and suspended_at is null and not ${isGentleColumn(now)}`.execute(db)
  return rows[0]
}
