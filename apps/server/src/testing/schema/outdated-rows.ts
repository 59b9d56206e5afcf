import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/generated/tables.ts'
import type { ScheduledJob } from '#platform/queue/jobs.ts'
import { movableClock } from '#testing/clock.ts'

/** Two weeks before any row from `insertOneOfEach` is outdated. */
const then = new Date('2026-03-15T06:00:00Z')

/**
 * Checks that the nightly job deletes a row once the time in this column is more than `days` days ago, and not earlier.
 */
export async function expectDeletedAfter(
  db: Db,
  purge: (deps: { db: Db; clock: ReturnType<typeof movableClock> }) => ScheduledJob,
  { table, column, days }: { table: keyof Tables; column: string; days: number },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.id(column)} = ${then}`.execute(db)
  const clock = movableClock(then)
  const rowsLeft = async () => {
    await purge({ db, clock }).run({})
    return (await sql`select from ${sql.table(table)}`.execute(db)).rows.length
  }
  clock.advance({ days })
  expect(await rowsLeft()).toBeGreaterThan(0)
  clock.advance({ seconds: 1 })
  expect(await rowsLeft()).toBe(0)
}
