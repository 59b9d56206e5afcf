import { restDaysMax, runDaysPerRestDay } from '@sadhana/contract'
import type { Timeline } from '../calendar/timeline.rules.ts'
import { afterDay, type Consistency } from './consistency.rules.ts'

/** What a streak was at the end of its last day with practice. */
type Before = { lastDay: number | null; restDays: number; consistency: Consistency }
type After = {
  survives: boolean
  /** The missed day that used a rest day, if any. */
  coveredDay: number | null
  /** How many are left. */
  restDays: number
  consistency: Consistency
}

/**
 * The rule of a rest day: it covers a single missed day. Two missed days end the streak, and the rest day is kept.
 * Applies all days between the last practice and `day`.
 */
export function coverMissedDay(
  { lastDay, restDays, consistency: before }: Before,
  day: number,
  timeline: Timeline,
): After {
  let missed = 0
  let missedDay: number | null = null
  let consistency = before
  for (let passing = (lastDay ?? day) + 1; passing < day; passing++) {
    if (timeline.isSkipped(passing)) continue
    missed++
    missedDay = passing
    consistency = afterDay(consistency, false, timeline.weeklyGoalOn(passing))
    const nothingLeftToLose = missed > 1 && consistency.value === 0 && consistency.recentDays === 0
    if (nothingLeftToLose) break
  }
  const coveredDay = missed === 1 && restDays > 0 ? missedDay : null
  const isCovered = coveredDay !== null
  return { survives: missed === 0 || isCovered, coveredDay, restDays: restDays - (isCovered ? 1 : 0), consistency }
}

/** A run earns one rest day every few days, and a member has only so many at a time. */
export const withEarned = (restDays: number, length: number): number =>
  Math.min(restDaysMax, restDays + (length % runDaysPerRestDay === 0 ? 1 : 0))
