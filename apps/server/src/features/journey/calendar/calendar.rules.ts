import { addDays, type Calendar, minutesOf, practiceClock, wallClock } from '@sadhana/contract'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Days since 1 January 1970, for the rules to count with. Elsewhere a day is the text `YYYY-MM-DD`. */
export const numberOfDay = (day: string): number => Date.parse(day) / dayMs
export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** Monday and Sunday of the week that `day` is in. */
export function weekOf(day: string): { from: string; to: string } {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return { from: addDays(day, -daysSinceMonday), to: addDays(day, 6 - daysSinceMonday) }
}

/** The practice days that a practice on this date can count for. */
export const practiceDaysOf = (date: string): string[] => [addDays(date, -1), date]

export const dayNumberOnClock = (clock: number): number => Math.floor(clock / dayMs)

export const practiceDayNumber = (at: Date, calendar: Calendar): number => dayNumberOnClock(practiceClock(at, calendar))

/**
 * The moment at which a clock in `zone` shows this date and time. Of an hour that comes twice, we take the first. In
 * a skipped hour, we take the earlier of the two readings. So a practice that may have happened never counts as in
 * the future.
 */
export function instantOf({ date, time, zone }: { date: string; time: string; zone: string }): Date {
  const shown = Date.parse(date) + minutesOf(time) * minuteMs
  const shownAt = (moment: number) => wallClock(new Date(moment), zone)
  const readings = [shown - dayMs, shown + dayMs].map((near) => shown - (shownAt(near) - near))
  const exact = readings.filter((reading) => shownAt(reading) === shown)
  return new Date(Math.min(...(exact.length > 0 ? exact : readings)))
}
