import type { Db } from '#platform/db/database.ts'
import type { LedgerChange } from './progress.rules.ts'
import { findStreakSnapshot, findTimeline, listPractisedDays, replaceStreak, updateStreak } from './streak.repo.ts'
import { practiseAll, updateOver } from './streak.rules.ts'

/**
 * Updates streak, consistency and experience after a change of the ledger. Call this in the transaction that made the
 * change, with the streak locked, once the ledger and the daily totals are written. A practice on a new latest day, or
 * on a day that already has one, costs the same however long the history is. Any other change reads one row per day
 * with practice.
 */
export async function applyPractice(tx: Db, userId: string, change: LedgerChange): Promise<void> {
  const days = [change.before, change.after].flatMap((entry) => entry?.practiceDay ?? [])
  const { needsHistory, ...update } = updateOver(await findStreakSnapshot(tx, userId, days), change)
  await updateStreak(tx, userId, update)
  if (needsHistory) await recomputeStreak(tx, userId)
}

/** Computes the streak, which must be locked, from the whole history. */
export async function recomputeStreak(tx: Db, userId: string): Promise<void> {
  const [days, timeline] = [await listPractisedDays(tx, userId), await findTimeline(tx, userId)]
  const { streak, coveredDays } = practiseAll(days, timeline)
  await replaceStreak(tx, userId, streak, coveredDays)
}
