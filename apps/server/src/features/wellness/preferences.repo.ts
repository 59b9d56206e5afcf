import type { Reason } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type PreferencesChange = {
  weeklyGoal?: number | undefined
  quietMode?: boolean | undefined
  reasons?: readonly Reason[] | undefined
}

/** Undefined if there is no such member. */
export async function findReasons(db: Db, userId: string): Promise<Reason[] | undefined> {
  const { rows } = await sql<{ reasons: Reason[] }>`
    select coalesce(reasons, '{}') as reasons from users left join user_preferences on user_id = id
    where id = ${userId}`.execute(db)
  return rows[0]?.reasons
}

export async function savePreferences(
  tx: Db,
  userId: string,
  { weeklyGoal, quietMode, reasons }: PreferencesChange,
  at: Date,
): Promise<void> {
  const changes = {
    ...(weeklyGoal !== undefined && { weekly_goal: weeklyGoal }),
    ...(quietMode !== undefined && { quiet_mode: quietMode }),
    ...(reasons !== undefined && { reasons: [...reasons] }),
    updated_at: at,
  }
  await tx
    .insertInto('user_preferences')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}
