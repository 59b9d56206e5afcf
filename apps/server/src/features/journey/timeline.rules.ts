import { type Calendar, dayNumberOnClock, numberOfDay, practiceClock } from './calendar.rules.ts'

export type DatedSettings = Calendar & { validFrom: Date; weeklyGoal: number }
/** In the order of time. */
export type SettingsHistory = [DatedSettings, ...DatedSettings[]]
export type Pause = { firstDay: string; lastDay: string }

/** How days are judged. They are numbers here, see `numberOfDay`. */
export type Timeline = {
  /** True for a day of a pause or of travel: without practice it is as if it were not in the calendar. */
  standsStill: (day: number) => boolean
  weeklyGoalOn: (day: number) => number
}

/**
 * The first settings hold for all earlier days too; later ones from the practice day on which they were made.
 *
 * When a change of zone or day end moves the practice clock forward, the days it jumps from and to are days of travel:
 * both were cut short, so neither can be missed. A clock moved back makes a day longer and excuses nothing.
 */
export function timelineOf({ history, pauses }: { history: SettingsHistory; pauses: Pause[] }): Timeline {
  const still = new Set<number>()
  const addStill = (first: number, last: number) => {
    for (let day = first; day <= last; day++) still.add(day)
  }
  for (const { firstDay, lastDay } of pauses) addStill(numberOfDay(firstDay), numberOfDay(lastDay))

  let [previous] = history
  const goals = [{ from: -Infinity, weeklyGoal: previous.weeklyGoal }]
  for (const settings of history.slice(1)) {
    const { validFrom, weeklyGoal } = settings
    const [clockBefore, clock] = [practiceClock(validFrom, previous), practiceClock(validFrom, settings)]
    const from = dayNumberOnClock(clock)
    // A flight west may make the day of the later change the earlier one.
    while ((goals.at(-1)?.from ?? -Infinity) >= from) goals.pop()
    goals.push({ from, weeklyGoal })
    if (clock > clockBefore) addStill(dayNumberOnClock(clockBefore), from)
    previous = settings
  }

  return {
    standsStill: (day) => still.has(day),
    weeklyGoalOn: (day) => (goals.findLast(({ from }) => from <= day) ?? history[0]).weeklyGoal,
  }
}
