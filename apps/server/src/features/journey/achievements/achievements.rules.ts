import { instantOf } from '@sadhana/contract'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import type { Timeline } from '../calendar/timeline.rules.ts'
import { noStreak, practise, type StreakSnapshot, type StreakUpdate, updateAhead } from '../streak/streak.rules.ts'
import { catalogue } from './catalogue.rules.ts'
import {
  addPractice,
  type Advance,
  type EarnedAchievement,
  type LedgerPractice,
  noTally,
  placeOf,
  type Tally,
} from '../streak/tally.rules.ts'

const earnedBy = ({ key }: { key: string }, practice: LedgerPractice): EarnedAchievement => ({
  key,
  unlockedAt: instantOf(practice),
  practiceDay: practice.practiceDay,
  sessionId: practice.id,
})

/**
 * Adds the next practice in the ledger's order, with what it earns. Undefined for an earlier practice, which requires
 * the whole ledger.
 */
export function advance(tally: Tally, practice: LedgerPractice, run: number): Advance | undefined {
  if (placeOf(practice) <= tally.last) return undefined
  const next = addPractice(tally, practice, run)
  const earned = catalogue.filter((achievement) => achievement.isEarnedBy(next) && !achievement.isEarnedBy(tally))
  return { tally: next, earned: earned.map((achievement) => earnedBy(achievement, practice)) }
}

/** How a practice that is not in the ledger yet changes streak and achievements. */
export type JourneyUpdate = StreakUpdate & { advance: Advance }

/** Undefined if this requires the whole history, or if the ledger has not been counted yet. */
export function journeyAhead(snapshot: StreakSnapshot, practice: LedgerPractice): JourneyUpdate | undefined {
  const update = updateAhead(snapshot, practice)
  const advanced = update && snapshot.tally && advance(snapshot.tally, practice, update.streak.longest)
  return advanced ? { ...update, advance: advanced } : undefined
}

/** The same for the whole ledger, which must be in its own order. */
export function advanceAll(ledger: readonly LedgerPractice[], timeline: Timeline): Advance {
  let [tally, streak] = [noTally, noStreak]
  let ahead = catalogue
  const earned: EarnedAchievement[] = []
  for (const practice of ledger) {
    const day = numberOfDay(practice.practiceDay)
    if (day !== streak.lastDay) ({ streak } = practise(streak, day, timeline))
    tally = addPractice(tally, practice, streak.longest)
    const next = tally
    const reached = ahead.filter((achievement) => achievement.isEarnedBy(next))
    if (reached.length === 0) continue
    earned.push(...reached.map((achievement) => earnedBy(achievement, practice)))
    ahead = ahead.filter((achievement) => !reached.includes(achievement))
  }
  return { tally, earned }
}
