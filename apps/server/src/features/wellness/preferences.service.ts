import type { JourneySettingsChange, WellnessPreferences, WellnessPreferencesChange } from '@sadhana/contract'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import type { WellnessDeps } from './mood.service.ts'
import { findPreferences, savePreferences } from './preferences.repo.ts'

/** Streak and consistency depend on the weekly goal, so it changes only through the practice settings. */
export type PreferencesDeps = WellnessDeps & {
  changeSettings: (deps: WellnessDeps, userId: string, change: JourneySettingsChange) => Promise<unknown>
}

export const readPreferences = async ({ db }: { db: Db }, userId: string): Promise<WellnessPreferences> =>
  orAuthRequired(await findPreferences(db, userId))

export const changePreferences = (
  { db, clock, changeSettings }: PreferencesDeps,
  userId: string,
  { weeklyGoal, ...change }: WellnessPreferencesChange,
): Promise<WellnessPreferences> =>
  inTransaction(db, async (tx) => {
    // This comes first, because it waits for other changes of the member's settings.
    if (weeklyGoal !== undefined) await changeSettings({ db: tx, clock }, userId, { weeklyGoal })
    await readPreferences({ db: tx }, userId)
    await savePreferences(tx, userId, change, clock.now())
    return readPreferences({ db: tx }, userId)
  })

export async function dismissHelp({ db, clock }: WellnessDeps, userId: string): Promise<null> {
  await readPreferences({ db }, userId)
  const now = clock.now()
  await savePreferences(db, userId, { helpDismissedAt: now }, now)
  return null
}
