import { addDays, type Calendar, practiceClock, type Weekday, weekdays } from '@sadhana/contract'

const dayMs = 24 * 60 * 60_000

/** Days since 1 January 1970, which the rules count with. Everywhere else, a day is text: `YYYY-MM-DD`. */
export const numberOfDay = (day: string): number => Date.parse(day) / dayMs

/** Many responses contain a year of days, so each day is formatted only once. A century has 36,525. */
const written = new Map<number, string>()

export function dayOfNumber(number: number): string {
  const cached = written.get(number)
  if (cached !== undefined) return cached
  const day = new Date(number * dayMs).toISOString().slice(0, 10)
  written.set(number, day)
  return day
}

/** 1 January 1970 was a Thursday. */
export const weekdayNameOf = (number: number): Weekday => weekdays[(((number + 3) % 7) + 7) % 7] ?? 'monday'

/** Noon of a day in UTC, which is part of it in almost every zone. */
export const middayOf = (number: number): Date => new Date((number + 0.5) * dayMs)

/** Monday and Sunday of the week that `day` is in. */
export function weekOf(day: string): { from: string; to: string } {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return { from: addDays(day, -daysSinceMonday), to: addDays(day, 6 - daysSinceMonday) }
}

/** The practice days that a practice on this date can count for. */
export const practiceDaysOf = (date: string): string[] => [addDays(date, -1), date]

export const dayNumberOnClock = (clock: number): number => Math.floor(clock / dayMs)

export const practiceDayNumber = (at: Date, calendar: Calendar): number => dayNumberOnClock(practiceClock(at, calendar))
