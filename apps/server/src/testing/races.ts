import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Db } from '#platform/db/database.ts'

/**
 * `RACE_ROUNDS=20 npx vitest run race` repeats every race. A single round is enough to see that the tests still work.
 */
const rounds = Number(process.env.RACE_ROUNDS ?? 1)

/** Used as `test(name, race, …)`. A race may be won by luck, so it is repeated, each time with new members. */
export const race = { repeats: rounds - 1, timeout: rounds * 120_000 * Number(process.env.SLOWNESS ?? 1) }

export const contenders = 50

const maxAttempts = 20

/**
 * On a busy machine, a request may be refused because of overload. That has no effect, so it is sent again, a little
 * later each time, as clients do.
 */
export async function untilServed<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== 'service.unavailable' || attempt === maxAttempts) throw error
      await wait(attempt * 100)
    }
  }
}

export const atOnce = <T>(work: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: contenders }, (_, index) => untilServed(() => work(index))))

export const successes = (outcomes: PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

/** The errors of the losers, to check that they were refused for the right reason. */
export const refusals = (outcomes: PromiseSettledResult<unknown>[]): Set<string> =>
  new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : [])))

/**
 * The number of connections that wait for a lock. It shows that a request has reached the row that a test has locked.
 */
export const waitingForLocks = async (db: Db): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

type Overtaking<T> = {
  lock: (tx: Db) => Promise<unknown>
  request: () => Promise<T>
  change: (tx: Db) => Promise<unknown>
}

/** Runs a request until it waits for `lock`, and then lets `change` overtake it. */
export async function overtake<T>(db: Db, { lock, request, change }: Overtaking<T>): Promise<T> {
  const holder = await db.startTransaction().execute()
  const isWaiting = async () => {
    if ((await waitingForLocks(db)) === 0) throw new Error('the request has not reached the lock')
  }
  try {
    await lock(holder)
    const answer = request()
    await Promise.race([answer, vi.waitFor(isWaiting, 60_000)])
    await change(holder)
    await holder.commit().execute()
    return await answer
  } finally {
    if (!holder.isCommitted) await holder.rollback().execute()
  }
}
