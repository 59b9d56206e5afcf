import { effectOf, type LedgerChange, type LedgerEffect, type LedgerEntry } from './progress.rules.ts'
import { followUp, practise, type Streak } from './streak.rules.ts'
import type { Timeline } from './timeline.rules.ts'

/** Where a member stands. `version` tells whether that is still so. */
export type Position = {
  version: number
  streak: Streak
  timeline: Timeline
  sessionsOn: (day: string) => number
}

/** What a change of the ledger makes of a position. */
export type Step = {
  from: number
  streak: Streak
  coveredDay: number | null
  counts: Pick<LedgerEffect, 'experience' | 'sessions' | 'minutes'>
}

/** `position` counts the sessions after the change. Where only the whole history can tell, the streak stays as it is. */
export function stepOver(position: Position, change: LedgerChange): Step & { needsHistory: boolean } {
  const { version: from, streak, timeline } = position
  const { begunDay, emptiedDay, ...counts } = effectOf(change, position.sessionsOn)
  const next = followUp(streak, { begunDay, emptiedDay })
  const moved = typeof next === 'object' ? practise(streak, next.practise, timeline) : { streak, coveredDay: null }
  return { from, ...moved, counts, needsHistory: next === 'recompute' }
}

/** The step of a practice that is not in the ledger yet; undefined where it is not to be told without the history. */
export function stepAhead(position: Position, after: LedgerEntry): Step | undefined {
  const sessionsOn = (day: string) => position.sessionsOn(day) + (day === after.practiceDay ? 1 : 0)
  const { needsHistory, ...step } = stepOver({ ...position, sessionsOn }, { before: null, after })
  return needsHistory ? undefined : step
}
