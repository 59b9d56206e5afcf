import { type BuddyDay, type BuddyDayMark, buddyDaysShown, type PracticeDay } from '@sadhana/contract'
import { dayOfNumber } from '../calendar/calendar.rules.ts'

/** One member's days as the streak counts them. Days are numbers (see `numberOfDay`). */
export type BuddyCalendar = { today: number; kindOf: (day: number) => PracticeDay['kind'] }

/** A day on which both practised or rested counts for the streak. A waiting day can't be missed. */
type Part = 'practised' | 'rest' | 'waiting' | 'unfinished' | 'missed'

const partOf = {
  practised: 'practised',
  rest: 'rest',
  paused: 'waiting',
  travel: 'waiting',
} as const satisfies Partial<Record<PracticeDay['kind'], Part>>

function partOn({ today, kindOf }: BuddyCalendar, day: number): Part {
  const kind = kindOf(day)
  if (kind === 'practised') return 'practised'
  // A planned pause says nothing about a day that hasn't started.
  if (day > today) return 'unfinished'
  if (kind === 'empty') return day === today ? 'unfinished' : 'missed'
  return partOf[kind]
}

const marks: Record<Part, BuddyDayMark> = {
  practised: 'practised',
  rest: 'rest',
  waiting: 'rest',
  unfinished: 'open',
  missed: 'open',
}

/**
 * Counts the days on which both practised or rested, up to the later member's today. While one of the two is on a pause
 * or travels, the streak waits for both. A day that isn't over for one of them can't end the streak.
 */
export function sharedStreakOf(one: BuddyCalendar, other: BuddyCalendar, since: number): number {
  let streak = 0
  for (let day = Math.max(one.today, other.today); day >= since; day--) {
    const parts = new Set([partOn(one, day), partOn(other, day)])
    if (parts.has('waiting')) continue
    if (parts.has('missed')) break
    if (!parts.has('unfinished')) streak++
  }
  return streak
}

/** The last days up to the reader's today, but none before the pair started. */
export function sharedDaysOf(reader: BuddyCalendar, buddy: BuddyCalendar, since: number): BuddyDay[] {
  const first = Math.max(since, reader.today - buddyDaysShown + 1)
  return Array.from({ length: Math.max(0, reader.today - first + 1) }, (_, index) => {
    const day = first + index
    return { day: dayOfNumber(day), yours: marks[partOn(reader, day)], theirs: marks[partOn(buddy, day)] }
  })
}

type Listener = { isQuiet: boolean; isQuietHour: boolean; isGentle: boolean; isMuting: boolean } & BuddyCalendar

/**
 * A quiet word waits until a pause, gentle days, quiet hours or quiet mode are over; one from a muted member is never
 * shown.
 */
export const hearsWords = ({ isQuiet, isQuietHour, isGentle, isMuting, today, kindOf }: Listener): boolean =>
  !isQuiet && !isQuietHour && !isGentle && !isMuting && kindOf(today) !== 'paused'
