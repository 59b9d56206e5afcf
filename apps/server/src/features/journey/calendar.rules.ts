/** Which practice day a moment belongs to: `zone` is an IANA name, `dayEndsAt` minutes after midnight. */
export type Calendar = { zone: string; dayEndsAt: number }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Days since 1 January 1970: what the rules count with. Outside of them a day is the text `YYYY-MM-DD`. */
export const numberOfDay = (day: string): number => Date.parse(day) / dayMs
export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string => dayOfNumber(numberOfDay(day) + days)

/** The Monday and the Sunday of the week that `day` lies in. */
export function weekOf(day: string): { from: string; to: string } {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return { from: addDays(day, -daysSinceMonday), to: addDays(day, 6 - daysSinceMonday) }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The day a practice at this local date and time counts for. */
export const practiceDayOf = ({ date, time, dayEndsAt }: { date: string; time: string; dayEndsAt: number }): string =>
  minutesOf(time) < dayEndsAt ? addDays(date, -1) : date

/** The practice days that a practice on this date can count for. */
export const practiceDaysOf = (date: string): string[] => [addDays(date, -1), date]

/** What the member's clock shows less the time the day ends at, in milliseconds as if it were UTC. */
export const practiceClock = (at: Date, { zone, dayEndsAt }: Calendar): number =>
  wallClock(at.getTime(), zone) - dayEndsAt * minuteMs

export const dayNumberOnClock = (clock: number): number => Math.floor(clock / dayMs)

export const practiceDayNumber = (at: Date, calendar: Calendar): number => dayNumberOnClock(practiceClock(at, calendar))

/** The member's practice day at this moment. */
export const todayOf = ({ now, ...calendar }: Calendar & { now: Date }): string =>
  dayOfNumber(practiceDayNumber(now, calendar))

/**
 * The moment at which a clock in `zone` shows this date and time. An hour that comes twice means its first coming. An
 * hour that is skipped is read by the clock that already moved on, which is the earlier reading. So a practice that
 * may have happened is never taken to lie in the future.
 */
export function instantOf({ date, time, zone }: { date: string; time: string; zone: string }): Date {
  const shown = Date.parse(date) + minutesOf(time) * minuteMs
  const readings = [shown - dayMs, shown + dayMs].map((near) => shown - (wallClock(near, zone) - near))
  const exact = readings.filter((reading) => wallClock(reading, zone) === shown)
  return new Date(Math.min(...(exact.length > 0 ? exact : readings)))
}

/** Names only: an offset such as `+05:30` knows no summer time. */
export function isKnownZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** What a clock in `zone` shows at this moment, in milliseconds as if it were UTC; whole seconds. */
function wallClock(at: number, zone: string): number {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = formatOf(zone)
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Zones can be spelled in many ways (`asia/KOLKATA`), so the memory has an end. */
const mostFormats = 1_000

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(timeZone, format)
  return format
}
