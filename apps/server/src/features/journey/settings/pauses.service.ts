import { addDays, type JourneySettings, type NewPause, type PracticePause, todayOf } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { recomputeAchievements } from '../achievements/achievements.service.ts'
import { recomputeStreak } from '../streak/apply-practice.service.ts'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import { isPausedTooLong } from './pauses.rules.ts'
import {
  deletePause,
  findOverlappingPause,
  findPause,
  insertPause,
  listPauses,
  updateLastDay,
} from './settings.repo.ts'
import { calendarOf, readSettings, type SettingsDeps } from './settings.service.ts'
import { lockStreak, listPractisedDays } from '../streak/streak.repo.ts'

const daysAhead = 366

/** A date years ahead is a typo, and everything that counts days would have to go that far. */
const isTooFar = ({ firstDay }: Pick<NewPause, 'firstDay'>, today: string): boolean =>
  firstDay > addDays(today, daysAhead)

/** Pauses may be in the past, because people who were ill add them afterwards. */
export const addPause = ({ db, clock }: SettingsDeps, userId: string, pause: NewPause): Promise<JourneySettings> =>
  inTransaction(db, async (tx) => {
    await lockStreak(tx, userId)
    if (await findOverlappingPause(tx, userId, pause)) throw new AppError('journey.pause_overlaps')
    const date = todayOf({ now: clock.now(), ...(await calendarOf(tx, userId)) })
    if (isTooFar(pause, date)) throw new AppError('journey.pause_too_far')
    const [today, practisedDays] = [numberOfDay(date), await listPractisedDays(tx, userId)]
    if (isPausedTooLong({ added: pause, others: await listPauses(tx, userId), practisedDays, today })) {
      throw new AppError('journey.pauses_too_long')
    }
    await insertPause(tx, userId, { id: newId(), ...pause })
    await recomputeStreak(tx, userId)
    await recomputeAchievements(tx, userId, { at: clock.now() })
    return readSettings({ db: tx, clock }, userId)
  })

/**
 * Adds a pause from an archive if it fits between the member's own, and returns it. `addedDays` are the days of
 * practice that hasn't been added yet. The streak must be locked, and the caller has to recompute it.
 */
export async function restorePause(
  { db, clock }: SettingsDeps,
  userId: string,
  pause: PracticePause,
  addedDays: Iterable<string> = [],
): Promise<PracticePause | null> {
  const today = todayOf({ now: clock.now(), ...(await calendarOf(db, userId)) })
  const practisedDays = [...(await listPractisedDays(db, userId)), ...Array.from(addedDays, numberOfDay)]
  const others = await listPauses(db, userId)
  const overlaps = others.some(({ firstDay, lastDay }) => firstDay <= pause.lastDay && lastDay >= pause.firstDay)
  const isTooLong = isPausedTooLong({ added: pause, others, practisedDays, today: numberOfDay(today) })
  if (overlaps || isTooFar(pause, today) || isTooLong) return null
  await insertPause(db, userId, pause)
  return pause
}

/** Today counts again, and days already paused stay paused. A pause that is over or hasn't started is removed. */
export const endPause = ({ db, clock }: SettingsDeps, userId: string, id: string): Promise<JourneySettings> =>
  inTransaction(db, async (tx) => {
    await lockStreak(tx, userId)
    const pause = await findPause(tx, userId, id)
    const today = todayOf({ now: clock.now(), ...(await calendarOf(tx, userId)) })
    if (!pause) throw new AppError('journey.pause_not_found')
    const isRunning = pause.firstDay < today && pause.lastDay >= today
    if (isRunning) await updateLastDay(tx, userId, id, addDays(today, -1))
    else await deletePause(tx, userId, id)
    await recomputeStreak(tx, userId)
    await recomputeAchievements(tx, userId, { at: clock.now() })
    return readSettings({ db: tx, clock }, userId)
  })
