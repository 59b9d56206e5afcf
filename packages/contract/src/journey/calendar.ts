/** Determines the practice day of a moment. `zone` is an IANA name, `dayEndsAt` is in minutes after midnight. */
export type Calendar = { zone: string; dayEndsAt: number }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Days are `YYYY-MM-DD`, times `HH:MM`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The day for which a practice at this local date and time counts. */
export const practiceDayOf = ({ date, time, dayEndsAt }: { date: string; time: string; dayEndsAt: number }): string =>
  minutesOf(time) < dayEndsAt ? addDays(date, -1) : date

const quarterMs = 15 * minuteMs
/** For quarters of an hour without a clock change in the zone. Some zones have changed a minute past the hour. */
const offsets = new Map<string, number>()
const maxOffsets = 10_000

/** What a clock in `zone` shows at this moment, in milliseconds as if it were UTC, rounded to whole seconds. */
export function wallClock(at: Date, zone: string): number {
  const moment = Math.floor(at.getTime() / 1_000) * 1_000
  if (zone === 'UTC') return moment
  const quarter = Math.floor(moment / quarterMs) * quarterMs
  const key = `${zone} ${quarter}`
  const cached = offsets.get(key)
  if (cached !== undefined) return moment + cached
  const [first, last] = [offsetAt(quarter, zone), offsetAt(quarter + quarterMs - 1_000, zone)]
  if (first !== last) return shownClock(at, zone)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(key, first)
  return moment + first
}

const offsetAt = (moment: number, zone: string): number => shownClock(new Date(moment), zone) - moment

/** Uses the formatter, which takes several microseconds. */
function shownClock(at: Date, zone: string): number {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = formatOf(zone)
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The same minus the time at which the day ends. Its date is the practice day. */
export const practiceClock = (at: Date, { zone, dayEndsAt }: Calendar): number =>
  wallClock(at, zone) - dayEndsAt * minuteMs

/** The date and time shown in a zone. */
export function localMoment(at: Date, zone: string): { date: string; time: string } {
  const shown = new Date(wallClock(at, zone)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The member's practice day at this moment. */
export const todayOf = ({ now, ...calendar }: Calendar & { now: Date }): string =>
  new Date(practiceClock(now, calendar)).toISOString().slice(0, 10)

/**
 * The moment at which a clock in `zone` shows this date and time. If an hour occurs twice, we take the first. In a
 * skipped hour, we take the earlier of the two readings. So a practice that may have happened never counts as being in
 * the future.
 */
export function instantOf({ date, time, zone }: { date: string; time: string; zone: string }): Date {
  const shown = Date.parse(date) + minutesOf(time) * minuteMs
  const shownAt = (moment: number) => wallClock(new Date(moment), zone)
  const readings = [shown - dayMs, shown + dayMs].map((near) => shown - (shownAt(near) - near))
  const exact = readings.filter((reading) => shownAt(reading) === shown)
  return new Date(Math.min(...(exact.length > 0 ? exact : readings)))
}

/**
 * Abbreviations and names that browsers and Node know but PostgreSQL doesn't, or reads as another zone: `IST` is India
 * here and Israel there.
 */
const icuOnly =
  /^(?:a[cegrs]t|b[es]t|c[ant]t|cst|e[ac]t|i[es]t|jst|mit|n[es]t|p[lnrs]t|[sv]st|us\/pacific-new|canada\/east-saskatchewan|systemv\/.*)$/i

/** Names only, and only those that PostgreSQL knows too. An offset such as `+05:30` has no summer time. */
export function isKnownZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone) || icuOnly.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Zones can be spelled in many ways (`asia/KOLKATA`), so the cache is limited. */
const maxFormats = 1_000

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
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
  if (formats.size >= maxFormats) formats.clear()
  formats.set(timeZone, format)
  return format
}
