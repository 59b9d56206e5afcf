import { todayOf } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { recomputeAchievements } from './achievements/achievements.service.ts'
import { numberOfDay } from './calendar/calendar.rules.ts'
import { calendarOf } from './settings/settings.service.ts'
import { recomputeStreak } from './streak/apply-practice.service.ts'
import { findTimeline, listPractisedDays, replaceProgress } from './streak/streak.repo.ts'
import { practiseAll, streakOn } from './streak/streak.rules.ts'

/**
 * Recomputes everything that depends on the ledger, after many practices were added or removed. The streak must be
 * locked.
 */
export async function recomputeJourney(tx: Db, userId: string, at: Date): Promise<void> {
  await replaceProgress(tx, userId)
  await recomputeStreak(tx, userId)
  await recomputeAchievements(tx, userId, { at })
}

/** The longest streak that practice on these days alone would make. */
export async function longestRunOf(db: Db, userId: string, days: Iterable<string>): Promise<number> {
  const inOrder = [...days].map(numberOfDay).toSorted((one, other) => one - other)
  return practiseAll(inOrder, await findTimeline(db, userId)).streak.longest
}

/** The streak as it would be with practice on these days as well. */
export async function foreseeStreak(db: Db, userId: string, addedDays: Iterable<string>, now: Date) {
  const [days, timeline] = [await listPractisedDays(db, userId), await findTimeline(db, userId)]
  const today = numberOfDay(todayOf({ now, ...(await calendarOf(db, userId)) }))
  const allDays = [...new Set([...days, ...[...addedDays].map(numberOfDay)])].toSorted((one, other) => one - other)
  return streakOn(today, practiseAll(allDays, timeline).streak, timeline)
}
