import type { Db } from '#platform/db/database.ts'
import { findPosition, move } from './position.repo.ts'
import type { LedgerChange } from './progress.rules.ts'
import { stepOver } from './step.rules.ts'
import { listPractisedDays, replaceStreak } from './streak.repo.ts'
import { practiseAll } from './streak.rules.ts'
import { findTimeline } from './timeline.repo.ts'

/**
 * Lets every figure follow a change of the ledger. To be called in the transaction that made the change, which holds
 * the streak, after ledger and daily totals are written. A practice on a new latest day, or on one that has some
 * already, costs the same however long the history is; anything else reads one row for each day with practice.
 */
export async function applyPractice(tx: Db, userId: string, change: LedgerChange): Promise<void> {
  const days = [change.before, change.after].flatMap((entry) => entry?.practiceDay ?? [])
  const { needsHistory, ...step } = stepOver(await findPosition(tx, userId, days), change)
  await move(tx, userId, step)
  if (needsHistory) await recomputeStreak(tx, userId)
}

const sinceEver = '-infinity'

/** Goes through the whole history again. The streak must be held. */
export async function recomputeStreak(tx: Db, userId: string): Promise<void> {
  const [days, timeline] = [await listPractisedDays(tx, userId), await findTimeline(tx, userId, sinceEver)]
  const { streak, coveredDays } = practiseAll(days, timeline)
  await replaceStreak(tx, userId, streak, coveredDays)
}
