import { addDays, minutesOf, type Mood, moods, type WellnessInsights, type WellnessLink } from '@sadhana/contract'

export type MoodDay = WellnessInsights['moodDays'][number]
export type Night = WellnessInsights['nights'][number]

export type WeatherRange = 'weeks' | 'year'

/** The Monday of the week that contains a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The first day of a range that ends today. */
export const firstDayOf = (range: WeatherRange, { today, from }: { today: string; from: string }): string =>
  range === 'year' ? from : addDays(mondayOf(today), -7 * 7)

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Column and row of a day: seven columns of weekdays, or one row per month (on narrow screens, one column). */
export function placeOf(day: string, first: string, layout: 'weeks' | 'months' | 'columns'): [number, number] {
  if (layout === 'weeks') {
    const index = Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000)
    return [index % 7, Math.floor(index / 7)]
  }
  const month = (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(day.slice(5, 7))
  const [across, down] = [Number(day.slice(8)) - 1, month - Number(first.slice(5, 7))]
  return layout === 'months' ? [across, down] : [down, across]
}

/** How many days each mood has, most first. */
export const moodCounts = (days: readonly MoodDay[]): { mood: Mood; days: number }[] =>
  moods
    .map((mood) => ({ mood, days: days.filter((day) => day.mood === mood).length }))
    .toSorted((one, other) => other.days - one.days)

export const meanOf = (values: readonly (number | null)[]): number | null => {
  const numbers = values.filter((value) => value !== null)
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

/** Days or nights grouped by month or week, oldest first. */
export const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] =>
  [...Map.groupBy(rows, keyOf)].toSorted(([one], [other]) => (one < other ? -1 : 1))

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

const evening = 20 * 60
const dayMinutes = 24 * 60

/** A bedtime in minutes after 20:00, negative if it is a little earlier. */
const afterEvening = (time: string): number => {
  const minutes = (minutesOf(time) - evening + dayMinutes) % dayMinutes
  return minutes > dayMinutes - 6 * 60 ? minutes - dayMinutes : minutes
}

export type NightColumn = { day: string; start: number | null; length: number | null; nights: Night[] }

const columnOf = (day: string, nights: Night[]): NightColumn => {
  const timed = nights.filter(({ bedtime, duration }) => bedtime !== null && duration !== null)
  return {
    day,
    start: meanOf(timed.map(({ bedtime }) => afterEvening(bedtime ?? ''))),
    length: meanOf(timed.map(({ duration }) => duration)),
    nights,
  }
}

/** One column for each of the last days. */
export const lastNights = (nights: readonly Night[], today: string, count: number): NightColumn[] =>
  daysBetween(addDays(today, 1 - count), today).map((day) =>
    columnOf(
      day,
      nights.filter(({ date }) => date === day),
    ),
  )

/** One column for each month that has nights, showing their mean. */
export const monthlyNights = (nights: readonly Night[]): NightColumn[] =>
  grouped(nights, ({ date }) => monthOf(date)).map(([month, ofMonth]) => columnOf(month, ofMonth))

/** The pairs of a link in two halves: days above the median of the first side, and the others. */
export function halvesOf(pairs: WellnessLink['pairs']): Groups {
  const sorted = pairs.map(([left]) => left).toSorted((a, b) => a - b)
  return groupsAt(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, pairs)
}

type Groups = { more: number[]; less: number[] }

/** The second side of the days above this value of the first, and of the others. */
export const groupsAt = (divide: number, pairs: WellnessLink['pairs']): Groups => ({
  more: pairs.filter(([left]) => left > divide).map(([, right]) => right),
  less: pairs.filter(([left]) => left <= divide).map(([, right]) => right),
})

/** The scale of a link's second side. */
export function scaleOf({ id, pairs }: WellnessLink): [low: number, high: number] {
  if (id === 'minutes-mood') return [0, 1]
  if (id !== 'minutes-length') return [1, 10]
  const values = pairs.map(([, right]) => right)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? [low - 1, high + 1] : [low, high]
}
