import { type Calendar, type FixedRestDay, type Moon, moons, practiceClock } from '@sadhana/contract'
import { dayNumberOnClock, middayOf, numberOfDay, practiceDayNumber, weekdayNameOf } from './calendar.rules.ts'
import { moonNear } from './moon.rules.ts'

export type DatedSettings = Calendar & { validFrom: Date; weeklyGoal: number; fixedRestDays: FixedRestDay[] }
/** Oldest first. */
export type SettingsHistory = [DatedSettings, ...DatedSettings[]]
export type Pause = { firstDay: string; lastDay: string }

/** How the streak counts a day. Days are numbers here (see `numberOfDay`). */
export type Timeline = {
  /** True on a pause, a fixed rest day or a day of travel: without practice, the streak skips it. */
  isSkipped: (day: number) => boolean
  isPaused: (day: number) => boolean
  isFixedRest: (day: number) => boolean
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
  const days = [{ from: -Infinity, settings: previous }]
  for (const settings of history.slice(1)) {
    const { validFrom } = settings
    const [clockBefore, clock] = [practiceClock(validFrom, previous), practiceClock(validFrom, settings)]
    const from = dayNumberOnClock(clock)
    // After a flight west, a later change can fall on an earlier day.
    while ((days.at(-1)?.from ?? -Infinity) >= from) days.pop()
    days.push({ from, settings })
    if (clock > clockBefore) addDaysTo(travelled, dayNumberOnClock(clockBefore), from)
    previous = settings
  }

  const settingsOn = (day: number) => days.findLast(({ from }) => from <= day)?.settings ?? history[0]
  const isFixedRest = (day: number) => {
    const { fixedRestDays } = settingsOn(day)
    if (fixedRestDays.length === 0) return false
    return (
      fixedRestDays.includes(weekdayNameOf(day)) ||
      moons.some((moon) => fixedRestDays.includes(moon) && moonDayNear(moon, day, history) === day)
    )
  }
  return {
    isSkipped: (day) => paused.has(day) || travelled.has(day) || isFixedRest(day),
    isPaused: (day) => paused.has(day),
    isFixedRest,
    weeklyGoalOn: (day) => settingsOn(day).weeklyGoal,
  }
}

/** The practice day of the nearest such moon, in the zone and with the day end that were set when it came. */
function moonDayNear(moon: Moon, day: number, history: SettingsHistory): number {
  const at = moonNear(moon, middayOf(day))
  return practiceDayNumber(at, history.findLast(({ validFrom }) => validFrom <= at) ?? history[0])
}

function addDaysTo(days: Set<number>, first: number, last: number): void {
  for (let day = first; day <= last; day++) days.add(day)
}
