import type { NewPracticeSession } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#platform/db/database.ts'

/** A morning sit in the past. */
export const aPractice = (changes: Partial<NewPracticeSession> = {}): NewPracticeSession => ({
  date: '2026-03-01',
  time: '06:30',
  limbType: 'dhyana',
  duration: 20,
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
  ...changes,
})

async function readTotals(db: Db, userId: string) {
  const { rows: days } = await sql`select practice_day as day, sessions, minutes from daily_totals
    where user_id = ${userId} order by 1`.execute(db)
  const { rows: feelings } = await sql`select limb_type, before_feeling, after_feeling, sessions, minutes
    from feeling_totals where user_id = ${userId} order by 1, 2, 3`.execute(db)
  return { days, feelings }
}

async function recomputeTotals(db: Db, userId: string) {
  const { rows: days } = await sql`select practice_day as day, count(*)::int as sessions, sum(duration)::int as minutes
    from practice_sessions where user_id = ${userId} group by 1 order by 1`.execute(db)
  const { rows: feelings } = await sql`select limb_type, before_feeling, after_feeling, count(*)::int as sessions,
      sum(duration)::int as minutes
    from practice_sessions where user_id = ${userId} group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return { days, feelings }
}

/** Checks that the totals match the ledger. */
export async function expectTrueTotals(db: Db, userId: string): Promise<void> {
  expect(await readTotals(db, userId)).toEqual(await recomputeTotals(db, userId))
}
