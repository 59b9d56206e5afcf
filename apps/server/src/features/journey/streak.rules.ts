import { restDaysMax } from '@sadhana/contract'
import { numberOfDay } from './calendar.rules.ts'
import { afterDay, type Consistency, noConsistency } from './consistency.rules.ts'
import type { Timeline } from './timeline.rules.ts'

/** How things stood at the end of the last day with practice. Days are numbers, see `numberOfDay`. */
export type Streak = {
  lastDay: number | null
  /** Days with practice since the run began; protected days add nothing. */
  length: number
  startDay: number | null
  longest: number
  restDays: number
  consistency: Consistency
}

export const noStreak: Streak = {
  lastDay: null,
  length: 0,
  startDay: null,
  longest: 0,
  restDays: 0,
  consistency: noConsistency,
}

const runDaysPerRestDay = 7

/**
 * The days after the last practice and before `day`. A rest day covers one missed day; of two, it covers neither and
 * stays in the bank, and the run is over.
 */
function passDaysBefore(streak: Streak, day: number, timeline: Timeline) {
  let missed = 0
  let missedDay: number | null = null
  let { consistency } = streak
  for (let passing = (streak.lastDay ?? day) + 1; passing < day; passing++) {
    if (timeline.standsStill(passing)) continue
    missed++
    missedDay = passing
    consistency = afterDay(consistency, false, timeline.weeklyGoalOn(passing))
    const nothingLeftToLose = missed > 1 && consistency.value === 0 && consistency.recentDays === 0
    if (nothingLeftToLose) break
  }
  const coveredDay = missed === 1 && streak.restDays > 0 ? missedDay : null
  return { survives: missed === 0 || coveredDay !== null, coveredDay, consistency }
}

/** The first practice on a day later than all others. `coveredDay` is the missed day that took a rest day, if any. */
export function practise(
  streak: Streak,
  day: number,
  timeline: Timeline,
): { streak: Streak; coveredDay: number | null } {
  const { survives, coveredDay, consistency } = passDaysBefore(streak, day, timeline)
  const length = survives ? streak.length + 1 : 1
  const spent = coveredDay === null ? 0 : 1
  const earned = length % runDaysPerRestDay === 0 ? 1 : 0
  return {
    streak: {
      lastDay: day,
      length,
      startDay: length === 1 ? day : streak.startDay,
      longest: Math.max(streak.longest, length),
      restDays: Math.min(restDaysMax, streak.restDays - spent + earned),
      consistency: afterDay(consistency, true, timeline.weeklyGoalOn(day)),
    },
    coveredDay,
  }
}

type FollowUp = 'nothing' | 'recompute' | { practise: number }
type Effect = { begunDay: string | null; emptiedDay: string | null }

/** Whether a change of the ledger leaves the streak alone, carries it on, or asks for all of it again. */
export function followUp({ lastDay }: Streak, { begunDay, emptiedDay }: Effect): FollowUp {
  if (begunDay === null && emptiedDay === null) return 'nothing'
  if (begunDay === null || emptiedDay !== null) return 'recompute'
  const day = numberOfDay(begunDay)
  return day > (lastDay ?? -Infinity) ? { practise: day } : 'recompute'
}

/** The same from the beginning. `days` are those with practice, in order. */
export function practiseAll(days: number[], timeline: Timeline): { streak: Streak; coveredDays: number[] } {
  let streak = noStreak
  const coveredDays: number[] = []
  for (const day of days) {
    const next = practise(streak, day, timeline)
    streak = next.streak
    if (next.coveredDay !== null) coveredDays.push(next.coveredDay)
  }
  return { streak, coveredDays }
}

export type StreakToday = {
  current: number
  longest: number
  restDays: number
  consistency: number
  /** A missed day that a rest day covers, as long as there is practice today. */
  coveredDay: number | null
}

/** How the streak reads today. A day that is not over cannot be missed. */
export function streakOn(today: number, streak: Streak, timeline: Timeline): StreakToday {
  const { survives, coveredDay, consistency } = passDaysBefore(streak, today, timeline)
  return {
    current: survives ? streak.length : 0,
    longest: streak.longest,
    restDays: streak.restDays - (coveredDay === null ? 0 : 1),
    consistency: consistency.value,
    coveredDay,
  }
}
