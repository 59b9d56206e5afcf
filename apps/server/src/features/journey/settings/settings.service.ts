import {
  type Calendar,
  type FixedRestDay,
  fixedRestDays,
  isKnownZone,
  type JourneySettings,
  type JourneySettingsChange,
  todayOf,
} from '@sadhana/contract'
import { changeCalendar } from '#features/account/index.ts'
import { questionLineOf, savePreferences } from '#features/wellness/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { nextMoonDay } from '../calendar/moon.rules.ts'
import { recomputeAchievements } from '../achievements/achievements.service.ts'
import { recomputeStreak } from '../streak/apply-practice.service.ts'
import { findGentleLog } from './gentle.repo.ts'
import { gentleDaysOn } from './gentle.rules.ts'
import {
  findCalendar,
  findSettings,
  hasPast,
  insertHistory,
  listFirstSits,
  listPauses,
  type Settings,
} from './settings.repo.ts'
import { lockStreak } from '../streak/streak.repo.ts'

/** Must be the same as in the migrations. */
const defaultZone = 'UTC'

export type SettingsDeps = { db: Db; clock: Clock }

/** The member's zone and end of day, which decide what "today" is. */
export const calendarOf = async (db: Db, userId: string): Promise<Calendar> =>
  orAuthRequired(await findCalendar(db, userId))

export async function readSettings({ db, clock }: SettingsDeps, userId: string): Promise<JourneySettings> {
  const now = clock.now()
  const settings = orAuthRequired(await findSettings(db, userId))
  const today = todayOf({ now, ...settings })
  const all = await listPauses(db, userId)
  const gentleDays = gentleDaysOn(today, await findGentleLog(db, userId, today))
  const isPaused = all.some(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)
  const rests = isPaused || gentleDays.state === 'gentle'
  return {
    ...settings,
    today,
    nextMoons: {
      'new-moon': nextMoonDay('new-moon', now, settings),
      'full-moon': nextMoonDay('full-moon', now, settings),
    },
    now: now.toISOString(),
    pauses: all.filter(({ lastDay }) => lastDay >= today),
    pastPauses: all.filter(({ lastDay }) => lastDay < today).toReversed(),
    gentleDays,
    firstSits: await listFirstSits(db, userId),
    question: rests ? undefined : await questionLineOf(db, userId, today),
  }
}

/** Past practice days stay as they are. The streak counts them by the settings of that time. */
export async function changeSettings(
  { db, clock }: SettingsDeps,
  userId: string,
  change: JourneySettingsChange,
): Promise<JourneySettings> {
  if (change.zone !== undefined && !isKnownZone(change.zone)) {
    throw new AppError('practice.zone_unknown', {
      fields: { zone: 'We don’t recognise this time zone. Please choose one from the list.' },
    })
  }
  return inTransaction(db, async (tx) => {
    await lockStreak(tx, userId)
    const at = clock.now()
    const before = orAuthRequired(await findSettings(tx, userId))
    const after = withChange(before, change)
    await changeCalendar(tx, userId, after, at)
    await savePreferences(tx, userId, after, at)
    if (!judgesAlike(before, after) && !(await isFirstZone(tx, userId, { before, after }))) {
      await insertHistory(tx, userId, { before, after: { ...after, validFrom: at } })
      await recomputeStreak(tx, userId)
      await recomputeAchievements(tx, userId, { at })
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
  hideGuide: change.hideGuide ?? settings.hideGuide ?? false,
  fixedRestDays: inOrder(change.fixedRestDays ?? settings.fixedRestDays),
})

const inOrder = (chosen: FixedRestDay[]): FixedRestDay[] => fixedRestDays.filter((day) => chosen.includes(day))

/**
 * Every account starts in UTC and gets its zone from the first device, which doesn't count as travel. Without a
 * history, the new zone applies from the beginning.
 */
const isFirstZone = async (tx: Db, userId: string, { before, after }: Record<'before' | 'after', Settings>) =>
  before.zone === defaultZone &&
  before.zoneFollowsDevice &&
  after.zoneFollowsDevice &&
  judgesAlike({ ...before, zone: after.zone }, after) &&
  !(await hasPast(tx, userId))

const judgesAlike = (one: Settings, other: Settings): boolean =>
  one.zone === other.zone &&
  one.dayEndsAt === other.dayEndsAt &&
  one.weeklyGoal === other.weeklyGoal &&
  one.fixedRestDays.join() === other.fixedRestDays.join()
