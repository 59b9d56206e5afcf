import type { Db } from '#platform/db/database.ts'
import { dayOfNumber } from './calendar.rules.ts'
import { effectOf, type LedgerChange } from './progress.rules.ts'
import { holdStreak, listPractisedDays, replaceStreak, updateForward, updateProgress } from './streak.repo.ts'
import { followUp, practise, practiseAll } from './streak.rules.ts'
import { findTimeline } from './timeline.repo.ts'

/**
 * Lets every figure follow a change of the ledger. To be called in the transaction that made the change, after ledger
 * and daily totals are written. A practice on a new latest day, or on one that has some already, costs the same however
 * long the history is; anything else reads one row for each day with practice.
 */
export async function applyPractice(tx: Db, userId: string, change: LedgerChange): Promise<void> {
  const days = [change.before, change.after].flatMap((entry) => entry?.practiceDay ?? [])
  const { streak, sessionsOn } = await holdStreak(tx, userId, days)
  const { begunDay, emptiedDay, ...counts } = effectOf(change, sessionsOn)
  const next = followUp(streak, { begunDay, emptiedDay })
  if (typeof next === 'object') {
    const since = dayOfNumber(streak.lastDay ?? next.practise)
    const timeline = await findTimeline(tx, userId, since)
    await updateForward(tx, userId, { ...practise(streak, next.practise, timeline), counts })
    return
  }
  await updateProgress(tx, userId, counts)
  if (next === 'recompute') await recomputeStreak(tx, userId)
}

const sinceEver = '-infinity'

/** Goes through the whole history again. The streak must be held. */
export async function recomputeStreak(tx: Db, userId: string): Promise<void> {
  const [days, timeline] = [await listPractisedDays(tx, userId), await findTimeline(tx, userId, sinceEver)]
  const { streak, coveredDays } = practiseAll(days, timeline)
  await replaceStreak(tx, userId, streak, coveredDays)
}
