import { addDays, type Comparison, isRange, type Limb, limbs, type RangeFigures } from '@sadhana/contract'
import { dayAndMonth, dayAndMonthName, dayWithYear, fullDate, monthName, monthWithYear } from '#intl/intl.rules.ts'
import { calendarText } from '#lib/time/calendar.text.ts'

/** First and last day, both included. */
export type Range = { from: string; to: string }
export type Ranges = { first: Range; second: Range }

/** The first day of the month this many months later. */
function monthFrom(today: string, months: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Whole months relative to this one. The last three, for example, are from −3 up to 0. */
const monthsOf = (today: string, from: number, before: number): Range => ({
  from: monthFrom(today, from),
  to: addDays(monthFrom(today, before), -1),
})

/** The ranges that can be chosen without typing a date, nearest first. */
export function offeredRanges(today: string): Range[] {
  const year = Number(today.slice(0, 4))
  return [
    { from: monthFrom(today, 0), to: today },
    monthsOf(today, -1, 0),
    monthsOf(today, -2, -1),
    monthsOf(today, -3, 0),
    monthsOf(today, -6, -3),
    monthsOf(today, -15, -12),
    { from: `${year}-01-01`, to: today },
    { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ].filter((range, at, all) => all.findIndex((other) => isSame(other, range)) === at)
}

/** The last three whole months, compared with the three before. */
export const usualRanges = (today: string): Ranges => ({
  first: monthsOf(today, -6, -3),
  second: monthsOf(today, -3, 0),
})

export const isSame = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to

/** A range as written in the address: `2026-05-01..2026-07-31`. */
export const addressOf = ({ from, to }: Range): string => `${from}..${to}`

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export const isChosen = ({ from, to }: Range): boolean => isDay(from) && isDay(to) && isRange(from, to)

export function rangeAt(address: string | null): Range | undefined {
  const [from = '', to = ''] = address?.split('..') ?? []
  return isChosen({ from, to }) ? { from, to } : undefined
}

const yearOf = (day: string): string => day.slice(0, 4)

/** "1 May to 31 July", with years if one of them isn't this year. */
export function rangeInWords({ from, to }: Range, today: string): string {
  const isThisYear = yearOf(from) === yearOf(today) && yearOf(to) === yearOf(today)
  const written = isThisYear ? dayAndMonthName : fullDate
  return from === to ? written(from) : calendarText.span(written(from), written(to))
}

/** "May to July", "October", "2025"; "14 Nov to 3 Dec" if the months aren't whole. */
export function rangeName(range: Range, today: string): string {
  const { from, to } = range
  const isWhole = from.endsWith('-01') && addDays(to, 1).endsWith('-01')
  const isOneYear = yearOf(from) === yearOf(to)
  const isThisYear = isOneYear && yearOf(to) === yearOf(today)
  if (!isWhole) {
    const written = isThisYear ? dayAndMonth : dayWithYear
    return from === to ? written(from) : calendarText.span(written(from), written(to))
  }
  if (isOneYear && from.slice(5, 7) === '01' && to.slice(5, 7) === '12') return yearOf(from)
  const last = (isThisYear ? monthName : monthWithYear)(to)
  if (from.slice(0, 7) === to.slice(0, 7)) return last
  return calendarText.span((isOneYear ? monthName : monthWithYear)(from), last)
}

export type Change = 'more' | 'less' | 'same'

/** Two numbers that differ by a tenth or less count as the same. */
function changeOf(first: number, second: number): Change {
  if (Math.abs(second - first) <= 0.1 * Math.max(first, second)) return 'same'
  return second > first ? 'more' : 'less'
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

const rowIds = ['days', 'length', 'time', 'calm', 'sleep'] as const
export type RowId = (typeof rowIds)[number]

/** The length of each bar, from 0 to 1. Shares of days and practices, and values out of ten, aren't scaled. */
type BarLengths = { first: number; second: number }

const relativeLengths = (first: number, second: number): BarLengths => {
  const max = Math.max(first, second)
  return { first: share(first, max), second: share(second, max) }
}

const sizes: Record<RowId, (first: RangeFigures, second: RangeFigures) => BarLengths> = {
  days: (...ranges) => barsOf(ranges, ({ practiceDays, days }) => share(practiceDays, days)),
  length: (first, second) => relativeLengths(first.middleMinutes ?? 0, second.middleMinutes ?? 0),
  time: (first, second) => relativeLengths(first.minutes, second.minutes),
  calm: (...ranges) => barsOf(ranges, ({ endedCalm }) => share(endedCalm.sessions, endedCalm.of)),
  sleep: (...ranges) => barsOf(ranges, ({ sleepQuality }) => (sleepQuality.mean ?? 0) / 10),
}

const barsOf = ([first, second]: [RangeFigures, RangeFigures], size: (range: RangeFigures) => number): BarLengths => ({
  first: size(first),
  second: size(second),
})

/** Rows without a value in either range are left out. */
const hasValue: Record<RowId, (range: RangeFigures) => boolean> = {
  days: () => true,
  length: ({ sessions }) => sessions > 0,
  time: ({ sessions }) => sessions > 0,
  calm: ({ endedCalm }) => endedCalm.of > 0,
  sleep: ({ sleepQuality }) => sleepQuality.days > 0,
}

export type ComparedRow = { id: RowId; bars: BarLengths; change: Change | null }

/** The change is null if one of the ranges has no value. */
export const rowsOf = (first: RangeFigures, second: RangeFigures): ComparedRow[] =>
  rowIds
    .filter((id) => hasValue[id](first) || hasValue[id](second))
    .map((id) => {
      const bars = sizes[id](first, second)
      const isBoth = hasValue[id](first) && hasValue[id](second)
      return { id, bars, change: isBoth ? changeOf(bars.first, bars.second) : null }
    })

/** Which of the two ranges has any practice; if both do, how long and how often. */
export type Finding =
  | { practised: 'neither' | 'first' | 'second' }
  | { practised: 'both'; length: Change; days: Change; isSameLength: boolean }

export function findingOf(first: RangeFigures, second: RangeFigures): Finding {
  if (first.sessions === 0 || second.sessions === 0) {
    return { practised: first.sessions > 0 ? 'first' : second.sessions > 0 ? 'second' : 'neither' }
  }
  return {
    practised: 'both',
    length: changeOf(first.middleMinutes ?? 0, second.middleMinutes ?? 0),
    days: changeOf(share(first.practiceDays, first.days), share(second.practiceDays, second.days)),
    isSameLength: first.days === second.days,
  }
}

/** Nights for fewer than half of the days say little about the sleep in a range. */
export const hasFewNights = ({ days, sleepQuality }: RangeFigures): boolean =>
  sleepQuality.days > 0 && sleepQuality.days * 2 < days

export type ComparedLimb = { limb: Limb; minutes: { first: number; second: number }; bars: BarLengths }

const limbMinutes = ({ minutesByLimb }: RangeFigures, limb: Limb): number => minutesByLimb?.[limb] ?? 0

/** The limbs practised in either range, in their usual order, with all bars scaled by the longest one. */
export function limbRowsOf(first: RangeFigures, second: RangeFigures): ComparedLimb[] {
  const practised = limbs.filter((limb) => limbMinutes(first, limb) + limbMinutes(second, limb) > 0)
  const maxMinutes = Math.max(...practised.flatMap((limb) => [limbMinutes(first, limb), limbMinutes(second, limb)]))
  return practised.map((limb) => {
    const minutes = { first: limbMinutes(first, limb), second: limbMinutes(second, limb) }
    return {
      limb,
      minutes,
      bars: { first: share(minutes.first, maxMinutes), second: share(minutes.second, maxMinutes) },
    }
  })
}

type ComparedTagRow = { tag: string; sessions: { first: number; second: number }; bars: BarLengths }

/** The bars are shares of each range's own practices. */
export const tagRowsOf = ({ first, second, tags }: Comparison): ComparedTagRow[] =>
  tags.map(({ tag, ...sessions }) => ({
    tag,
    sessions,
    bars: { first: share(sessions.first, first.sessions), second: share(sessions.second, second.sessions) },
  }))
