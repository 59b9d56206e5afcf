import type { JourneySettings, NewPause } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { recomputeStreak } from './apply-practice.ts'
import { addDays, todayOf } from './calendar.rules.ts'
import { deletePause, findOverlappingPause, findPause, insertPause, updateLastDay } from './settings.repo.ts'
import { calendarOf, readSettings, type SettingsDeps } from './settings.service.ts'
import { holdStreak } from './streak.repo.ts'

/** Also of days gone by: who was ill says so afterwards. */
export const addPause = ({ db, clock }: SettingsDeps, userId: string, pause: NewPause): Promise<JourneySettings> =>
  inTransaction(db, async (tx) => {
    await holdStreak(tx, userId)
    if (await findOverlappingPause(tx, userId, pause)) throw new AppError('journey.pause_overlaps')
    await insertPause(tx, userId, { id: newId(), ...pause })
    await recomputeStreak(tx, userId)
    return readSettings({ db: tx, clock }, userId)
  })

/** Today counts again. The days that were paused stay so. */
export const endPause = ({ db, clock }: SettingsDeps, userId: string, id: string): Promise<JourneySettings> =>
  inTransaction(db, async (tx) => {
    await holdStreak(tx, userId)
    const pause = await findPause(tx, userId, id)
    const today = todayOf({ now: clock.now(), ...(await calendarOf(tx, userId)) })
    if (!pause || pause.lastDay < today) throw new AppError('journey.pause_not_found')
    if (pause.firstDay < today) await updateLastDay(tx, userId, id, addDays(today, -1))
    else await deletePause(tx, userId, id)
    await recomputeStreak(tx, userId)
    return readSettings({ db: tx, clock }, userId)
  })
