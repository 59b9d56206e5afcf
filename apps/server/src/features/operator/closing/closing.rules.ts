import { type ClosingRound, lastBackupDays, minClosingDays } from '@sadhana/contract'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const lastEmailDays = 7

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Noon UTC, when it's this day nearly everywhere. The database reckons the same in `findClosing`. */
export const closesAt = (on: string): Date => new Date(`${on}T12:00:00Z`)

/** The noon of a day is at most half a day before any of its moments. */
export const earliestDay = (now: Date): string => dayOf(new Date(now.getTime() + minClosingDays * dayMs + 12 * hourMs))

export const destroyBy = (on: string): string => dayOf(new Date(closesAt(on).getTime() + lastBackupDays * dayMs))

type Dates = { on: string; setAt: Date }

/** At once, after two thirds of the time, and a week before. */
export function emailTimes({ on, setAt }: Dates): { announced: Date; reminder: Date; last: Date } {
  const end = closesAt(on).getTime()
  const begin = setAt.getTime()
  return {
    announced: setAt,
    reminder: new Date(begin + ((end - begin) * 2) / 3),
    last: new Date(end - lastEmailDays * dayMs),
  }
}

/** What is to be done for every member now. If no worker ran for weeks, only the latest counts. */
export function dueRound({ cancelledAt, ...dates }: Dates & { cancelledAt: Date | null }, now: Date): ClosingRound {
  if (cancelledAt) return 'cancelled'
  if (now >= closesAt(dates.on)) return 'closed'
  const { last, reminder } = emailTimes(dates)
  if (now >= last) return 'last'
  return now >= reminder ? 'reminder' : 'announced'
}
