import { addDays, instantOf, localMoment, minutesOf, wallClock } from '../journey/calendar.ts'
import { type Weekday, weekdays } from '../journey/journey.ts'

/** When a member wants to be reminded, by the clock of wherever they are. `time` is `HH:MM`. */
export type ReminderTimes = { time: string; days: readonly Weekday[] }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(date).getUTCDay() + 6) % weekdays.length] ?? 'monday'

/**
 * The moment of a reminder. In an hour that occurs twice it comes the first time only. In an hour that clocks skip, it
 * comes as long after the change as it was set after the start of the skipped hour. Null for a whole date that a zone skips.
 */
export function reminderMoment({ date, time, zone }: { date: string; time: string; zone: string }): Date | null {
  const moment = instantOf({ date, time, zone })
  const skipped = Date.parse(date) + minutesOf(time) * minuteMs - wallClock(moment, zone)
  return skipped >= dayMs ? null : new Date(moment.getTime() + skipped)
}

type NextReminder = ReminderTimes & {
  zone: string
  /** The next one is later than this moment. */
  after: Date
  /** The date of the latest one that came, so that a member who travels west isn't reminded twice on one date. */
  lastDate?: string | null
}

/** Every weekday occurs twice in these days, and a date can be skipped. */
const daysAhead = 15

/** The next reminder and its local date, or undefined if no day is chosen. */
export function nextReminder({ time, days, zone, after, lastDate = null }: NextReminder) {
  // A reminder of yesterday can still be to come if clocks skip midnight.
  const first = addDays(localMoment(after, zone).date, -1)
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(first, ahead)
    if (!days.includes(weekdayOf(date)) || (lastDate !== null && date <= lastDate)) continue
    const at = reminderMoment({ date, time, zone })
    if (at && at > after) return { at, date }
  }
  return undefined
}

/** `from` is included and `to` isn't. The two are the same if there are none. */
export type QuietHours = { from: string; to: string }

/** Of everyone who hasn't chosen others. */
export const usualQuietHours: QuietHours = { from: '21:30', to: '06:00' }

/** Whether a clock that shows this time is within the quiet hours, which may cross midnight. */
export const isQuietTime = (time: string, { from, to }: QuietHours): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to

/** When the quiet hours that last now will be over. Null if there are none now. */
export function quietEnd({ now, zone, quietHours }: { now: Date; zone: string; quietHours: QuietHours }): Date | null {
  const { date, time } = localMoment(now, zone)
  const { to } = quietHours
  if (!isQuietTime(time, quietHours)) return null
  const end = instantOf({ date: time < to ? date : addDays(date, 1), time: to, zone })
  // In an hour that occurs twice, the end may have been shown already.
  return end > now ? end : new Date(now.getTime() + (minutesOf(to) - minutesOf(time)) * minuteMs)
}
