import { changeCalendar } from '#features/account/index.ts'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { findSettings, insertChanged, type Settings } from './settings.repo.ts'
import type { SettingsDeps } from './settings.service.ts'

const settingsOf = async (db: Db, userId: string): Promise<Settings> => orAuthRequired(await findSettings(db, userId))

type Calendar = { dayEndsAt?: number; zone?: string; zoneBefore?: string }

/**
 * Restores the calendar settings that the member has not set here, and returns them. The caller has to recompute the
 * streak.
 */
export async function restoreCalendar(
  { db, clock }: SettingsDeps,
  userId: string,
  { dayEndsAt, zone }: Calendar,
): Promise<Calendar | null> {
  const held = await settingsOf(db, userId)
  const taken: Calendar = {
    ...(dayEndsAt !== undefined && held.dayEndsAt === 0 && { dayEndsAt }),
    ...(zone !== undefined && held.zoneFollowsDevice && { zone, zoneBefore: held.zone }),
  }
  if (Object.keys(taken).length === 0) return null
  const follows = taken.zone === undefined ? undefined : false
  await changeCalendar(db, userId, { ...taken, zoneFollowsDevice: follows }, clock.now())
  return taken
}

/** Undoes the calendar settings that were restored, unless the member has changed them since. */
export async function undoCalendar({ db, clock }: SettingsDeps, userId: string, taken: Calendar): Promise<void> {
  const held = await settingsOf(db, userId)
  const isZoneHeld = taken.zone !== undefined && !held.zoneFollowsDevice && held.zone === taken.zone
  const change = {
    ...(taken.dayEndsAt === held.dayEndsAt && { dayEndsAt: 0 }),
    ...(isZoneHeld && { zone: taken.zoneBefore, zoneFollowsDevice: true }),
  }
  await changeCalendar(db, userId, change, clock.now())
}

/** Records in the history that settings were restored, or that this was undone. */
export async function noteSettings({ db, clock }: SettingsDeps, userId: string): Promise<void> {
  await insertChanged(db, userId, { ...(await settingsOf(db, userId)), validFrom: clock.now() })
}
