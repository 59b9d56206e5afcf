import type { Tally } from './tally.rules.ts'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import type { Timeline } from '../calendar/timeline.rules.ts'
import { afterDay, type Consistency, noConsistency } from './consistency.rules.ts'
import { effectOf, type LedgerChange, type LedgerEffect, type LedgerEntry } from './progress.rules.ts'
import { coverMissedDay, withEarned } from './rest-days.rules.ts'

/** The streak at the end of the last day with practice. Days are numbers (see `numberOfDay`). */
export type Streak = {
  lastDay: number | null
  /** Days with practice since the streak started. Protected days add nothing. */
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

/** Adds the first practice on a new latest day. `coveredDay` is the missed day that used a rest day, if any. */
export function practise(
  streak: Streak,
  day: number,
  timeline: Timeline,
): { streak: Streak; coveredDay: number | null } {
  const { survives, coveredDay, restDays, consistency } = coverMissedDay(streak, day, timeline)
  const length = survives ? streak.length + 1 : 1
  return {
    streak: {
      lastDay: day,
      length,
      startDay: length === 1 ? day : streak.startDay,
      longest: Math.max(streak.longest, length),
      restDays: withEarned(restDays, length),
      consistency: afterDay(consistency, true, timeline.weeklyGoalOn(day)),
    },
    coveredDay,
  }
}

type FollowUp = 'nothing' | 'recompute' | { practise: number }
type Effect = { newDay: string | null; emptiedDay: string | null }

/** Whether a change of the ledger doesn't affect the streak, extends it, or requires computing it from the start. */
export function followUp({ lastDay }: Streak, { newDay, emptiedDay }: Effect): FollowUp {
  if (newDay === null && emptiedDay === null) return 'nothing'
  if (newDay === null || emptiedDay !== null) return 'recompute'
  const day = numberOfDay(newDay)
  return day > (lastDay ?? -Infinity) ? { practise: day } : 'recompute'
}

/** Everything that the next practice depends on. `version` shows whether it is still current. */
export type StreakSnapshot = {
  version: number
  streak: Streak
  timeline: Timeline
  sessionsOn: (day: string) => number
  /** Null until the ledger has been counted for the current catalogue of achievements. */
  tally: Tally | null
}

/** What a change of the ledger does to the streak read at version `from`. */
export type StreakUpdate = {
  from: number
  streak: Streak
  coveredDay: number | null
  counts: Pick<LedgerEffect, 'experience' | 'sessions' | 'minutes'>
}

/** `snapshot` counts the sessions after the change. If `needsHistory` is true, the streak has to be recomputed. */
export function updateOver(snapshot: StreakSnapshot, change: LedgerChange): StreakUpdate & { needsHistory: boolean } {
  const { version: from, streak, timeline } = snapshot
  const { newDay, emptiedDay, ...counts } = effectOf(change, snapshot.sessionsOn)
  const next = followUp(streak, { newDay, emptiedDay })
  const extended = typeof next === 'object' ? practise(streak, next.practise, timeline) : { streak, coveredDay: null }
  return { from, ...extended, counts, needsHistory: next === 'recompute' }
}

/** The update for a practice that isn't in the ledger yet. Undefined if this requires the whole history. */
export function updateAhead(snapshot: StreakSnapshot, after: LedgerEntry): StreakUpdate | undefined {
  const sessionsOn = (day: string) => snapshot.sessionsOn(day) + (day === after.practiceDay ? 1 : 0)
  const { needsHistory, ...update } = updateOver({ ...snapshot, sessionsOn }, { before: null, after })
  return needsHistory ? undefined : update
}

/** Computes the streak from the start. `days` are the days with practice, in order. */
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
  /** A missed day that a rest day will cover if there is practice today. */
  coveredDay: number | null
}

/** The streak as shown today. A day that isn't over can't count as missed. */
export function streakOn(today: number, streak: Streak, timeline: Timeline): StreakToday {
  const { survives, coveredDay, restDays, consistency } = coverMissedDay(streak, today, timeline)
  return {
    current: survives ? streak.length : 0,
    longest: streak.longest,
    restDays,
    consistency: consistency.value,
    coveredDay,
  }
}
