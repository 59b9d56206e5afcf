import { type Calendar, practiceClock } from '@sadhana/contract'
import { dayNumberOnClock, numberOfDay } from './calendar.rules.ts'

export type DatedSettings = Calendar & { validFrom: Date; weeklyGoal: number }
/** Sorted oldest first. */
export type SettingsHistory = [DatedSettings, ...DatedSettings[]]
export type Pause = { firstDay: string; lastDay: string }

/** How the streak counts a day. Days are numbers here (see `numberOfDay`). */
export type Timeline = {
  /** True during a pause or on a day of travel. If there is no practice, the streak skips the day. */
  isSkipped: (day: number) => boolean
  isPaused: (day: number) => boolean
  weeklyGoalOn: (day: number) => number
}

/**
 * The first settings also apply to all earlier days. Later ones apply from the practice day on which they were made.
 *
 * When a change of zone or day end moves the practice clock forward, the days it jumps from and to are days of travel.
 * Both were cut short, so neither can be missed. Moving the clock back makes a day longer and excuses nothing.
 */
export function timelineOf({ history, pauses }: { history: SettingsHistory; pauses: Pause[] }): Timeline {
  const paused = new Set<number>()
  const travelled = new Set<number>()
  for (const { firstDay, lastDay } of pauses) addDaysTo(paused, numberOfDay(firstDay), numberOfDay(lastDay))

  let [previous] = history
  const goals = [{ from: -Infinity, weeklyGoal: previous.weeklyGoal }]
  for (const settings of history.slice(1)) {
    const { validFrom, weeklyGoal } = settings
    const [clockBefore, clock] = [practiceClock(validFrom, previous), practiceClock(validFrom, settings)]
    const from = dayNumberOnClock(clock)
    // After a flight to the west, a later change can fall on an earlier day.
    while ((goals.at(-1)?.from ?? -Infinity) >= from) goals.pop()
    goals.push({ from, weeklyGoal })
    if (clock > clockBefore) addDaysTo(travelled, dayNumberOnClock(clockBefore), from)
    previous = settings
  }

  return {
    isSkipped: (day) => paused.has(day) || travelled.has(day),
    isPaused: (day) => paused.has(day),
    weeklyGoalOn: (day) => (goals.findLast(({ from }) => from <= day) ?? history[0]).weeklyGoal,
  }
}

function addDaysTo(days: Set<number>, first: number, last: number): void {
  for (let day = first; day <= last; day++) days.add(day)
}
