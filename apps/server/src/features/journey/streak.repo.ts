import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { dayOfNumber, numberOfDay } from './calendar.rules.ts'
import type { Streak } from './streak.rules.ts'

export type StreakRow = {
  current_streak: number
  longest_streak: number
  last_practice_date: string | null
  streak_start_date: string | null
  rest_days: number
  consistency: number
  recent_days: number
}

const numberOrNull = (day: string | null) => (day === null ? null : numberOfDay(day))
const dayOrNull = (number: number | null) => (number === null ? null : dayOfNumber(number))

export const streakOfRow = (row: StreakRow): Streak => ({
  lastDay: numberOrNull(row.last_practice_date),
  length: row.current_streak,
  startDay: numberOrNull(row.streak_start_date),
  longest: row.longest_streak,
  restDays: row.rest_days,
  consistency: { value: row.consistency, recentDays: row.recent_days },
})

export const rowOfStreak = (streak: Streak): StreakRow => ({
  current_streak: streak.length,
  longest_streak: streak.longest,
  last_practice_date: dayOrNull(streak.lastDay),
  streak_start_date: dayOrNull(streak.startDay),
  rest_days: streak.restDays,
  consistency: streak.consistency.value,
  recent_days: streak.consistency.recentDays,
})

/**
 * Locks the member's streak until the transaction ends: whoever changes what it depends on waits here for their turn,
 * and whoever read it before without a lock finds another version.
 */
export async function holdStreak(tx: Db, userId: string): Promise<void> {
  const hold = async () => {
    const { rows } = await sql`
      update user_streaks set version = version + 1 where user_id = ${userId} returning user_id`.execute(tx)
    return rows.length > 0
  }
  if (await hold()) return
  await insertStart(tx, userId)
  // The token may outlive the member by some minutes.
  if (!(await hold())) throw new AppError('auth.required')
}

/** Rows come with the first need; of several who need them at once, one makes them. */
async function insertStart(tx: Db, userId: string): Promise<void> {
  await sql`
    with progress as (
      insert into user_progress (user_id) select id from users where id = ${userId} on conflict do nothing
    )
    insert into user_streaks (user_id) select id from users where id = ${userId} on conflict do nothing`.execute(tx)
}

/** All over again: what the whole history amounts to. */
export async function replaceStreak(tx: Db, userId: string, streak: Streak, coveredDays: number[]): Promise<void> {
  const days = coveredDays.map(dayOfNumber)
  await tx.updateTable('user_streaks').set(rowOfStreak(streak)).where('user_id', '=', userId).execute()
  await sql`delete from covered_days where user_id = ${userId} and day <> all(${days}::date[])`.execute(tx)
  await sql`insert into covered_days (user_id, day) select ${userId}, unnest(${days}::date[])
    on conflict do nothing`.execute(tx)
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
