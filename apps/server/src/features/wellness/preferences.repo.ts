import {
  type DifficultyLevel,
  type FixedRestDay,
  type Reason,
  type WellnessPreferences,
  weeklyGoal as goal,
} from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type PreferencesChange = {
  weeklyGoal?: number | undefined
  quietMode?: boolean | undefined
  hideGuide?: boolean | undefined
  preferredPracticeTime?: WellnessPreferences['preferredPracticeTime'] | undefined
  difficultyLevel?: DifficultyLevel | undefined
  helpDismissedAt?: Date
  reasons?: readonly Reason[] | undefined
  fixedRestDays?: readonly FixedRestDay[] | undefined
}

/** Undefined if there is no such member. */
export async function findReasons(db: Db, userId: string): Promise<Reason[] | undefined> {
  const { rows } = await sql<{ reasons: Reason[] }>`
    select coalesce(reasons, '{}') as reasons from users left join user_preferences on user_id = id
    where id = ${userId}`.execute(db)
  return rows[0]?.reasons
}

export async function savePreferences(tx: Db, userId: string, change: PreferencesChange, at: Date): Promise<void> {
  const { weeklyGoal, quietMode, hideGuide, preferredPracticeTime, difficultyLevel } = change
  const { helpDismissedAt, reasons, fixedRestDays } = change
  const changes = {
    ...(weeklyGoal !== undefined && { weekly_goal: weeklyGoal }),
    ...(quietMode !== undefined && { quiet_mode: quietMode }),
    ...(hideGuide !== undefined && { hide_guide: hideGuide }),
    ...(preferredPracticeTime !== undefined && { preferred_practice_time: preferredPracticeTime }),
    ...(difficultyLevel !== undefined && { difficulty_level: difficultyLevel }),
    ...(helpDismissedAt !== undefined && { help_dismissed_at: helpDismissedAt }),
    ...(reasons !== undefined && { reasons: [...reasons] }),
    ...(fixedRestDays !== undefined && { fixed_rest_days: [...fixedRestDays] }),
    updated_at: at,
  }
  await tx
    .insertInto('user_preferences')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

/** Undefined if the member has been erased. */
export async function findPreferences(db: Db, userId: string): Promise<WellnessPreferences | undefined> {
  const { rows } = await sql<WellnessPreferences>`
    select coalesce(weekly_goal, ${sql.lit(goal.default)}) as "weeklyGoal",
      coalesce(preferred_practice_time, 'morning') as "preferredPracticeTime",
      coalesce(difficulty_level, 'beginner') as "difficultyLevel"
    from users left join user_preferences on user_preferences.user_id = users.id
    where users.id = ${userId}`.execute(db)
  return rows[0]
}

const restorable = {
  weeklyGoal: goal.default,
  preferredPracticeTime: 'morning',
  difficultyLevel: 'beginner',
  quietMode: false,
  hideGuide: false,
  reasons: [],
  fixedRestDays: [],
} as const

export type RestorablePreferences = Required<
  Pick<
    PreferencesChange,
    'weeklyGoal' | 'preferredPracticeTime' | 'difficultyLevel' | 'quietMode' | 'hideGuide' | 'reasons' | 'fixedRestDays'
  >
>

async function findRestorable(tx: Db, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select weekly_goal as "weeklyGoal", preferred_practice_time as "preferredPracticeTime",
      difficulty_level as "difficultyLevel", quiet_mode as "quietMode", hide_guide as "hideGuide", reasons,
      fixed_rest_days as "fixedRestDays"
    from user_preferences where user_id = ${userId}`.execute(tx)
  return rows[0] ?? restorable
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Restores the preferences that the member has not set, and returns them. */
export async function restorePreferences(
  tx: Db,
  userId: string,
  preferences: Partial<RestorablePreferences>,
  at: Date,
): Promise<Partial<RestorablePreferences> | null> {
  const held = await findRestorable(tx, userId)
  const taken = Object.entries(preferences).filter(
    ([name, value]) =>
      name in restorable && alike(held[name], restorable[name as keyof typeof restorable]) && !alike(held[name], value),
  )
  if (taken.length === 0) return null
  await savePreferences(tx, userId, Object.fromEntries(taken), at)
  return Object.fromEntries(taken)
}

/** Undoes the preferences that were restored, unless the member has changed them since. */
export async function undoPreferences(
  tx: Db,
  userId: string,
  taken: Partial<RestorablePreferences>,
  at: Date,
): Promise<void> {
  const held = await findRestorable(tx, userId)
  const unchanged = Object.entries(taken).filter(([name, value]) => alike(held[name], value))
  const before = unchanged.map(([name]) => [name, restorable[name as keyof typeof restorable]])
  await savePreferences(tx, userId, Object.fromEntries(before), at)
}

/** True if the member wants neither the Practice Guide nor anything a model writes. */
export async function hidesGuide(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_preferences')
    .select('hide_guide')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.hide_guide ?? false
}
