import {
  addDays,
  type AfterFeeling,
  afterFeelings,
  type BeforeFeeling,
  beforeFeelings,
  type FeelingChange,
  type Language,
  type Limb,
} from '@sadhana/contract'

/** A practice as the report counts it. */
export type LoggedSession = {
  day: string
  /** For example "06:30". */
  time: string
  limbType: Limb
  minutes: number
  before: BeforeFeeling | null
  after: AfterFeeling | null
  /** Always false if the member leaves hard endings out of the report. */
  isHard: boolean
}

export type Period = { from: string; to: string }

/**
 * Starts on the first day of the range, if it has one, or on the day of the member's first practice if that was later.
 */
export function periodOf(firstOfRange: string | undefined, today: string, firstEver: string | undefined): Period {
  const first = firstEver ?? today
  const from = firstOfRange ?? first
  const start = first > from ? first : from
  return { from: start > today ? today : start, to: today }
}

const dayMs = 24 * 60 * 60_000
const daysIn = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0)

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2)
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Times are counted from 4:00, so that half past midnight is later than eleven in the evening. */
const dayBegins = 4 * 60
const dayLong = 24 * 60
const usualTimeOf = (times: string[]): number =>
  (medianOf(times.map((time) => (minuteOf(time) - dayBegins + dayLong) % dayLong)) + dayBegins) % dayLong

/** The two consecutive hours in which most sessions start. If several pairs are equal, the earliest. */
function fullestPair(hours: number[]): { from: number; sessions: number } {
  const pairs = hours.map((count, from) => ({ from, sessions: count + (hours[(from + 1) % 24] ?? 0) }))
  return pairs.toSorted((a, b) => b.sessions - a.sessions || a.from - b.from)[0] ?? { from: 0, sessions: 0 }
}

/** The weekday with the most practice days, where Monday is 0. Null if another has as many. */
function favouriteWeekday(days: Iterable<string>): number | null {
  const counts = Array.from({ length: 7 }, () => 0)
  for (const day of days) {
    const place = (new Date(day).getUTCDay() + 6) % 7
    counts[place] = (counts[place] ?? 0) + 1
  }
  const most = Math.max(...counts)
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null
}

/** How often each change of feeling occurred with each limb. */
export function totalsOf(sessions: LoggedSession[]) {
  const groups = Map.groupBy(sessions, ({ limbType, before, after }) => `${limbType} ${before} ${after}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { limbType, before, after } = first
    const hard = group.filter(({ isHard }) => isHard).length
    return {
      limbType,
      before,
      after,
      sessions: group.length,
      minutes: sumOf(group.map(({ minutes }) => minutes)),
      hard,
    }
  })
}

/** A limb with its most frequent change of feeling. The most practised limb comes first. */
export type LimbStats = { limbType: Limb; sessions: number; minutes: number; shift: FeelingChange | null }

export type Change = { before: BeforeFeeling; after: AfterFeeling; times: number }

/** Each change of feeling and how often it was noted, the most frequent first. */
function changesOf(sessions: LoggedSession[]): Change[] {
  const changes = beforeFeelings.flatMap((before) =>
    afterFeelings.map((after) => {
      const times = sessions.filter((session) => session.before === before && session.after === after).length
      return { before, after, times }
    }),
  )
  return changes.filter(({ times }) => times > 0).toSorted((a, b) => b.times - a.times)
}

/** Everything that a report counts, from the ledger alone. */
export function statsOf(sessions: LoggedSession[], period: Period, limbs: LimbStats[]) {
  const minutesByDay = new Map<string, number>()
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { day, time, minutes } of sessions) {
    minutesByDay.set(day, (minutesByDay.get(day) ?? 0) + minutes)
    const hour = Number(time.slice(0, 2))
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  const changes = changesOf(sessions)
  return {
    period,
    sessions: sessions.length,
    minutes: sumOf(minutesByDay.values()),
    days: minutesByDay.size,
    minutesByDay,
    hours,
    fullestPair: fullestPair(hours),
    favouriteWeekday: favouriteWeekday(minutesByDay.keys()),
    usualMinutes: medianOf(sessions.map(({ minutes }) => minutes)),
    usualTime: usualTimeOf(sessions.map(({ time }) => time)),
    daysAWeek: minutesByDay.size / Math.max(1, daysIn(period) / 7),
    limbs,
    changes,
    withFeelings: sumOf(changes.map(({ times }) => times)),
    hard: sessions.filter(({ isHard }) => isHard).length,
  }
}

export type ReportStats = ReturnType<typeof statsOf>

/** Rows of dots: the days of a month, or the months of a year if there are too many months for one page. */
type DotRow = { label: string; dots: (number | null)[] }
export type DotChart = { unit: 'day' | 'month'; rows: DotRow[] }

const maxMonths = 13
/** By the language alone: with a region, British English has "Sept". */
const monthName = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(new Date(month))

/** The minutes of each day or month in the period, and null before and after it. */
export function dotsOf(
  { period, minutesByDay }: Pick<ReportStats, 'period' | 'minutesByDay'>,
  language: Language,
): DotChart {
  const months = new Map<string, Map<number, number>>()
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const month = months.get(day.slice(0, 7)) ?? new Map<number, number>()
    months.set(day.slice(0, 7), month.set(Number(day.slice(8)), minutesByDay.get(day) ?? 0))
  }
  if (months.size <= maxMonths) {
    const rows = [...months].map(([month, days]) => ({
      label: monthName(language, month),
      dots: Array.from({ length: 31 }, (_, index) => days.get(index + 1) ?? null),
    }))
    return { unit: 'day', rows }
  }
  const years = Map.groupBy(months, ([month]) => month.slice(0, 4))
  const rows = [...years].map(([label, ofYear]) => {
    const minutes = new Map(ofYear.map(([month, days]) => [Number(month.slice(5)), sumOf(days.values())]))
    return { label, dots: Array.from({ length: 12 }, (_, index) => minutes.get(index + 1) ?? null) }
  })
  return { unit: 'month', rows }
}
