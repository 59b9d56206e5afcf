import type { JourneySettings, JourneySettingsChange } from '@sadhana/contract'
import { changeCalendar } from '#features/account/index.ts'
import { savePreferences } from '#features/wellness/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { recomputeStreak } from './apply-practice.ts'
import { type Calendar, isKnownZone, todayOf } from './calendar.rules.ts'
import { findCalendar, findSettings, insertHistory, listPauses, type Settings } from './settings.repo.ts'
import { holdStreak } from './streak.repo.ts'

export type SettingsDeps = { db: Db; clock: Clock }

/** Where the member is and when their day ends: what "today" follows from. */
export const calendarOf = async (db: Db, userId: string): Promise<Calendar> =>
  orAuthRequired(await findCalendar(db, userId))

export async function readSettings({ db, clock }: SettingsDeps, userId: string): Promise<JourneySettings> {
  const now = clock.now()
  const settings = orAuthRequired(await findSettings(db, userId))
  const today = todayOf({ now, ...settings })
  return { ...settings, today, pauses: await listPauses(db, userId, { notOverOn: today }) }
}

/** Days already practised stay as they are; the streak sees them by the rules of their time. */
export async function changeSettings(
  { db, clock }: SettingsDeps,
  userId: string,
  change: JourneySettingsChange,
): Promise<JourneySettings> {
  if (change.zone !== undefined && !isKnownZone(change.zone)) {
    throw new AppError('practice.zone_unknown', { fields: { zone: 'This time zone is not known to us' } })
  }
  return inTransaction(db, async (tx) => {
    await holdStreak(tx, userId)
    const at = clock.now()
    const before = orAuthRequired(await findSettings(tx, userId))
    const after = withChange(before, change)
    await changeCalendar(tx, userId, after, at)
    await savePreferences(tx, userId, after, at)
    if (!judgesAlike(before, after)) {
      await insertHistory(tx, userId, { before, after: { ...after, validFrom: at } })
      await recomputeStreak(tx, userId)
    }
    return readSettings({ db: tx, clock }, userId)
  })
}

const withChange = (settings: Settings, change: JourneySettingsChange): Settings => ({
  zone: change.zone ?? settings.zone,
  zoneFollowsDevice: change.zoneFollowsDevice ?? settings.zoneFollowsDevice,
  dayEndsAt: change.dayEndsAt ?? settings.dayEndsAt,
  weeklyGoal: change.weeklyGoal ?? settings.weeklyGoal,
  quietMode: change.quietMode ?? settings.quietMode,
})

const judgesAlike = (one: Settings, other: Settings): boolean =>
  one.zone === other.zone && one.dayEndsAt === other.dayEndsAt && one.weeklyGoal === other.weeklyGoal
