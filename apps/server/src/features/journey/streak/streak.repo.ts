import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import type { Timeline } from '../calendar/timeline.rules.ts'
import { timelineColumns, timelineOfRow, type TimelineRow } from '../calendar/timeline.sql.ts'
import { experienceMinutesMax, experienceOfPracticeDay } from './progress.rules.ts'
import type { Streak, StreakSnapshot, StreakUpdate } from './streak.rules.ts'
import {
  rowOfStreak,
  streakSnapshotColumns,
  type StreakSnapshotRow,
  streakUpdateCtes,
  toStreakSnapshot,
} from './streak-update.sql.ts'

/**
 * Locks the member's streak until the transaction ends. Take this lock before changing anything that the streak depends
 * on. A reader without the lock notices a change by the version.
 */
export async function lockStreak(tx: Db, userId: string): Promise<void> {
  const lock = async () => {
    const { rows } = await sql`
      update user_streaks set version = version + 1 where user_id = ${userId} returning user_id`.execute(tx)
    return rows.length > 0
  }
  if (await lock()) return
  await insertStart(tx, userId)
  // An access token can outlive its member by a few minutes.
  if (!(await lock())) throw new AppError('auth.required')
}

/** Inserts the rows when they are first needed. If several callers try at the same time, only one succeeds. */
async function insertStart(tx: Db, userId: string): Promise<void> {
  await sql`
    with new_progress as (
      insert into user_progress (user_id) select id from users where id = ${userId} on conflict do nothing
    )
    insert into user_streaks (user_id) select id from users where id = ${userId} on conflict do nothing`.execute(tx)
}

/** Replaces everything with the result of the whole history. */
export async function replaceStreak(tx: Db, userId: string, streak: Streak, coveredDays: number[]): Promise<void> {
  const days = coveredDays.map(dayOfNumber)
  await tx.updateTable('user_streaks').set(rowOfStreak(streak)).where('user_id', '=', userId).execute()
  await sql`delete from covered_days where user_id = ${userId} and day <> all(${days}::date[])`.execute(tx)
  await sql`insert into covered_days (user_id, day) select ${userId}, unnest(${days}::date[])
    on conflict do nothing`.execute(tx)
}

/** Counts experience and totals from the ledger. */
export async function replaceProgress(tx: Db, userId: string): Promise<void> {
  await sql`update user_progress set total_sessions = sessions, total_minutes = minutes, experience_points = experience
    from (
      select count(*) as sessions, coalesce(sum(duration), 0) as minutes,
        coalesce(sum(least(duration, ${experienceMinutesMax}::int)), 0)
          + count(distinct practice_day) * ${experienceOfPracticeDay}::int as experience
      from practice_sessions where user_id = ${userId}
    ) as ledger_totals
    where user_id = ${userId}`.execute(tx)
}

export async function listPractisedDays(tx: Db, userId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('daily_totals')
    .select('practice_day')
    .where('user_id', '=', userId)
    .where('sessions', '>', 0)
    .orderBy('practice_day')
    .execute()
  return rows.map(({ practice_day }) => numberOfDay(practice_day))
}

/** Every pause and change of settings the member has made. */
export async function findTimeline(tx: Db, userId: string): Promise<Timeline> {
  const { rows } = await sql<TimelineRow>`
    select ${timelineColumns(sql`'-infinity'::date`)} from users where id = ${userId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`no member with the id ${userId}`)
  return timelineOfRow(row)
}

export async function findStreakSnapshot(tx: Db, userId: string, days: string[]): Promise<StreakSnapshot> {
  const { rows } = await sql<StreakSnapshotRow>`
    select ${streakSnapshotColumns(days)}
    from users join user_streaks on user_streaks.user_id = users.id where users.id = ${userId}`.execute(tx)
  const snapshot = rows[0] && toStreakSnapshot(rows[0])
  if (!snapshot) throw new Error(`streak of ${userId} is not locked`)
  return snapshot
}

/** Saves an update that was calculated while the streak was locked. */
export async function updateStreak(tx: Db, userId: string, update: StreakUpdate): Promise<void> {
  const { rows } = await sql`with ${streakUpdateCtes(userId, update)} select from streak_owner`.execute(tx)
  if (rows.length === 0) throw new Error(`streak of ${userId} changed while it was locked`)
}
