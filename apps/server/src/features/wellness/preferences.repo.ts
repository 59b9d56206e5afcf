import type { Db } from '#platform/db/database.ts'

export type PreferencesChange = { weeklyGoal?: number | undefined; quietMode?: boolean | undefined }

export async function savePreferences(
  tx: Db,
  userId: string,
  { weeklyGoal, quietMode }: PreferencesChange,
  at: Date,
): Promise<void> {
  const changes = {
    ...(weeklyGoal !== undefined && { weekly_goal: weeklyGoal }),
    ...(quietMode !== undefined && { quiet_mode: quietMode }),
    updated_at: at,
  }
  await tx
    .insertInto('user_preferences')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}
