import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { lockThen } from '#platform/db/lock-then.ts'
import { statement } from '#platform/db/statement.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'

export type LlmUsage = ReturnType<typeof createLlmUsage>

type ActualUsage = { userId: string; day: string; reserved: number; used: number }
type Options = { db: Db; clock: Clock; perMember: number; perDay: number }

/** The shared budget is a sum of rows, so this lock makes sure that the next caller sees this reservation. */
const lockBudget = statement(() => sql`select from pg_advisory_xact_lock(hashtextextended('llm_usage', 0))`)

const reserving = statement(
  (userId: string, day: string, tokens: number, perMember: number, perDay: number) => sql<{ used: number }>`
    insert into llm_usage as today (user_id, day, used)
    select ${userId}::uuid, ${day}::date, ${tokens}::integer
    where ${tokens}::integer <= ${perMember}::integer
      and (select coalesce(sum(used), 0) from llm_usage where day = ${day}::date) + ${tokens}::integer <= ${perDay}::bigint
    on conflict (user_id, day) do update set used = today.used + excluded.used
      where today.used + excluded.used <= ${perMember}::integer
    returning used`,
)

/** The tokens used today, for each member and for all members together. */
export function createLlmUsage({ db, clock, perMember, perDay }: Options) {
  return {
    /**
     * Returns the day for which the tokens are counted, or null if they would exceed the member's budget or everyone's.
     */
    reserve: async ({ userId, tokens }: { userId: string; tokens: number }): Promise<string | null> => {
      const day = clock.now().toISOString().slice(0, 10)
      const rows = await lockThen(db, lockBudget(), reserving(userId, day, tokens, perMember, perDay))
      return rows.length > 0 ? day : null
    },
    /** After the call, the actual usage replaces the reservation. */
    recordActual: async ({ userId, day, reserved, used }: ActualUsage): Promise<void> => {
      await db
        .updateTable('llm_usage')
        .set({ used: sql<number>`greatest(0, used + ${used - reserved}::integer)` })
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .execute()
    },
  }
}

const purge = defineJob({ name: 'platform.purge_llm_usage', payload: z.unknown() })

/** Only today's count is needed, but a month of counts helps an operator to choose the budgets. */
export const llmUsagePurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '47 3 * * *',
  ...handleJob(purge, async () => {
    const monthAgo = new Date(clock.now().getTime() - 31 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    await db.deleteFrom('llm_usage').where('day', '<', monthAgo).execute()
  }),
})
