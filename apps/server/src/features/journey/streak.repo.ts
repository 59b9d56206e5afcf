import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { dayOfNumber, numberOfDay } from './calendar.rules.ts'
import type { LedgerEffect } from './progress.rules.ts'
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

type Held = { streak: Streak; sessionsOn: (day: string) => number }

/**
 * Locks the member's streak until the transaction ends: whoever changes what it depends on waits here for their turn.
 * Also counts the sessions on days that this transaction has written, which nobody else can change meanwhile.
 */
export async function holdStreak(tx: Db, userId: string, days: string[] = []): Promise<Held> {
  const find = () =>
    sql<StreakRow & { sessions: Record<string, number> | null }>`
      select user_streaks.*, (
        select json_object_agg(practice_day, sessions) from daily_totals
        where user_id = user_streaks.user_id and practice_day = any(${days}::date[])
      ) as sessions
      from user_streaks where user_id = ${userId} for update of user_streaks`.execute(tx)
  const found = await find()
  if (found.rows.length === 0) await insertStart(tx, userId)
  const [row] = found.rows.length > 0 ? found.rows : (await find()).rows
  // The token may outlive the member by some minutes.
  if (!row) throw new AppError('auth.required')
  return { streak: streakOfRow(row), sessionsOn: (day) => row.sessions?.[day] ?? 0 }
}

/** Rows come with the first need; of several who need them at once, one makes them. */
async function insertStart(tx: Db, userId: string): Promise<void> {
  await sql`
    with progress as (
      insert into user_progress (user_id) select id from users where id = ${userId} on conflict do nothing
    )
    insert into user_streaks (user_id) select id from users where id = ${userId} on conflict do nothing`.execute(tx)
}

type Counts = Pick<LedgerEffect, 'experience' | 'sessions' | 'minutes'>

const added = (column: 'experience_points' | 'total_sessions' | 'total_minutes', by: number): Expression<number> =>
  sql`${sql.ref(column)} + ${by}`

const progressUpdate = (tx: Db, userId: string, { experience, sessions, minutes }: Counts) =>
  tx
    .updateTable('user_progress')
    .set({
      experience_points: added('experience_points', experience),
      total_sessions: added('total_sessions', sessions),
      total_minutes: added('total_minutes', minutes),
    })
    .where('user_id', '=', userId)

export async function updateProgress(tx: Db, userId: string, counts: Counts): Promise<void> {
  await progressUpdate(tx, userId, counts).execute()
}

/** A later day was practised. */
export async function updateForward(
  tx: Db,
  userId: string,
  { streak, coveredDay, counts }: { streak: Streak; coveredDay: number | null; counts: Counts },
): Promise<void> {
  await tx
    .with('progress', () => progressUpdate(tx, userId, counts))
    .updateTable('user_streaks')
    .set(rowOfStreak(streak))
    .where('user_id', '=', userId)
    .execute()
  if (coveredDay === null) return
  await tx
    .insertInto('covered_days')
    .values({ user_id: userId, day: dayOfNumber(coveredDay) })
    .execute()
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
