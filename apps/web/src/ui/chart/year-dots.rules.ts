import { longDay, minutesInWords, monthName, oneDecimal, shortMonthName } from '#intl/intl.rules.ts'
import { yearText as text } from './days.text.ts'

export type PractisedDay = { minutes: number; rest?: boolean; paused?: boolean }
export type YearCell = { date: string; column: number; row: number; month: number }

const dayMs = 86_400_000
const daysInWeek = 7

/** Every day of the year in reading order, in week columns that start on Monday. */
export function cellsOfYear(year: number): YearCell[] {
  const start = Date.UTC(year, 0, 1)
  const count = (Date.UTC(year + 1, 0, 1) - start) / dayMs
  const offset = mondayBased(new Date(start).getUTCDay())
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(start + index * dayMs)
    return {
      date: day.toISOString().slice(0, 10),
      column: Math.floor((index + offset) / daysInWeek),
      row: (index + offset) % daysInWeek,
      month: day.getUTCMonth(),
    }
  })
}

const mondayBased = (sundayBasedDay: number) => (sundayBasedDay + 6) % daysInWeek

/** 0 for none, then under 15, 15 to 29, 30 to 44, and 45 minutes or more. */
export function depthOf(minutes: number): 0 | 1 | 2 | 3 | 4 {
  if (minutes <= 0) return 0
  if (minutes < 15) return 1
  if (minutes < 30) return 2
  return minutes < 45 ? 3 : 4
}

/** The whole year, or two halves if it would be too small to see. */
export function partsOfYear(cells: readonly YearCell[], halved: boolean): YearCell[][] {
  const parts = halved ? [cells.filter(({ month }) => month < 6), cells.filter(({ month }) => month >= 6)] : [cells]
  return parts.map((part) => {
    const firstColumn = part[0]?.column ?? 0
    return part.map((cell) => ({ ...cell, column: cell.column - firstColumn }))
  })
}

const firstOf = (month: number) => `2000-${String(month + 1).padStart(2, '0')}-01`

export const shortMonth = (month: number): string => shortMonthName(firstOf(month))

export function readingOf(date: string, day: PractisedDay | undefined, today: string, quiet = false): string {
  const name = longDay(date)
  if (day && day.minutes > 0)
    return quiet ? text.practisedQuietly(name) : text.practised(name, minutesInWords(day.minutes))
  if (day?.rest) return text.rest(name)
  if (day?.paused) return text.paused(name)
  return date > today ? text.upcoming(name) : text.empty(name)
}

type Days = ReadonlyMap<string, PractisedDay>

export function monthRows(cells: readonly YearCell[], days: Days): string[][] {
  return Array.from({ length: 12 }, (_, month) => {
    const ofMonth = cells.filter((cell) => cell.month === month).map((cell) => days.get(cell.date)?.minutes ?? 0)
    const practised = ofMonth.filter((minutes) => minutes > 0)
    return [monthName(firstOf(month)), String(practised.length), String(sum(practised))]
  })
}

export function summaryOf(year: number, cells: readonly YearCell[], days: Days, today: string): string {
  const past = cells.filter((cell) => cell.date <= today)
  const minutes = past.map((cell) => days.get(cell.date)?.minutes ?? 0).filter((value) => value > 0)
  const hours = oneDecimal(sum(minutes) / 60)
  return text.summary(year, minutes.length, past.length, hours)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
