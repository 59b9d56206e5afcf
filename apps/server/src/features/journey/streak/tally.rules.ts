import { type AfterFeeling, type BeforeFeeling, type Limb, limbs } from '@sadhana/contract'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import { countBits } from './consistency.rules.ts'
import type { LedgerEntry } from './progress.rules.ts'

/** A practice with everything that achievements depend on. */
export type LedgerPractice = LedgerEntry & {
  id: string
  date: string
  time: string
  zone: string
  limbType: Limb
  beforeFeeling: BeforeFeeling | null
  afterFeeling: AfterFeeling | null
}

/** What the ledger adds up to after its latest practice. Further practices never lower any of it. */
export type Tally = {
  /** The position of the latest practice in the order of the ledger (see `placeOf`). */
  last: string
  firstDay: string
  sessions: number
  minutes: number
  days: number
  weeks: number
  /** The longest streak, by its own rules. */
  run: number
  /** The number of sessions for each limb, in the order of `limbs`. */
  byLimb: number[]
  /** A bit for each limb of the latest day and of its week, and the most limbs that a day or week has ever had. */
  dayLimbs: number
  weekLimbs: number
  limbsInDay: number
  limbsInWeek: number
  /** A bit for each day of the week and each month that has ever had practice. */
  weekdays: number
  months: number
  dawns: number
  middays: number
  evenings: number
  breathMornings: number
  /** The latest day that was counted as a morning of pranayama. */
  breathDay: string
  shortOnes: number
  felt: number
  settled: number
  thankful: number
  returns: number
  longReturns: number
  anniversaries: number
  newYears: number
  solstices: number
  leapDays: number
  sameMinutes: number
}

/** Raise this with every change of what earns an achievement. The job then counts every member's ledger again. */
export const catalogueVersion = 1

/** An achievement and the practice that earned it. */
export type EarnedAchievement = { key: string; unlockedAt: Date; practiceDay: string; sessionId: string }

export type Advance = { tally: Tally; earned: EarnedAchievement[] }

/**
 * The position in the ledger's order, which doesn't depend on when practices were logged. As text, it sorts like its
 * parts.
 */
export const placeOf = ({ practiceDay, date, time, id }: LedgerPractice): string =>
  `${practiceDay} ${date} ${time} ${id}`

const dayOfPlace = (place: string) => place.slice(0, 10)
const timeOfPlace = (place: string) => place.slice(22, 27)

const shortMinutes = 5
const daysAway = 7
const daysLongAway = 30

const unsettled: ReadonlySet<BeforeFeeling | null> = new Set(['stressed', 'anxious', 'restless'])
const settledAfter: ReadonlySet<AfterFeeling | null> = new Set(['calm', 'peaceful', 'centered'])

/** The tally of a ledger without practice. */
export const noTally: Tally = {
  last: '',
  firstDay: '',
  sessions: 0,
  minutes: 0,
  days: 0,
  weeks: 0,
  run: 0,
  byLimb: limbs.map(() => 0),
  dayLimbs: 0,
  weekLimbs: 0,
  limbsInDay: 0,
  limbsInWeek: 0,
  weekdays: 0,
  months: 0,
  dawns: 0,
  middays: 0,
  evenings: 0,
  breathMornings: 0,
  breathDay: '',
  shortOnes: 0,
  felt: 0,
  settled: 0,
  thankful: 0,
  returns: 0,
  longReturns: 0,
  anniversaries: 0,
  newYears: 0,
  solstices: 0,
  leapDays: 0,
  sameMinutes: 0,
}

/** Weeks start on Monday, and 1 January 1970 was a Thursday. */
const weekOfDay = (number: number): number => Math.floor((number + 3) / 7)
const weekdayOf = (number: number): number => (number + 3) % 7

/** Compares the practice with the one before it. */
function sinceLast({ last }: Tally, practice: LedgerPractice) {
  const number = numberOfDay(practice.practiceDay)
  if (last === '') return { isNewDay: true, isNewWeek: true, daysSince: 0, isSameMinute: false }
  const lastNumber = numberOfDay(dayOfPlace(last))
  const daysSince = number - lastNumber
  return {
    isNewDay: daysSince > 0,
    isNewWeek: weekOfDay(number) > weekOfDay(lastNumber),
    daysSince,
    isSameMinute: daysSince === 1 && timeOfPlace(last) === practice.time,
  }
}

/** Adds the next practice in the ledger's order. `run` is the longest streak up to it. */
export function addPractice(tally: Tally, practice: LedgerPractice, run: number): Tally {
  const { practiceDay, minutes, time, limbType, beforeFeeling, afterFeeling } = practice
  const { isNewDay, isNewWeek, daysSince, isSameMinute } = sinceLast(tally, practice)
  const limb = limbs.indexOf(limbType)
  const dayLimbs = (isNewDay ? 0 : tally.dayLimbs) | (1 << limb)
  const weekLimbs = (isNewWeek ? 0 : tally.weekLimbs) | (1 << limb)
  const isBreathMorning = limbType === 'pranayama' && isWithin(time, 5, 12) && tally.breathDay !== practiceDay
  const firstDay = tally.firstDay || practiceDay
  const on = (monthAndDay: string) => Number(isNewDay && practiceDay.endsWith(monthAndDay))
  return {
    last: placeOf(practice),
    firstDay,
    sessions: tally.sessions + 1,
    minutes: tally.minutes + minutes,
    days: tally.days + Number(isNewDay),
    weeks: tally.weeks + Number(isNewWeek),
    run,
    byLimb: tally.byLimb.with(limb, (tally.byLimb[limb] ?? 0) + 1),
    dayLimbs,
    weekLimbs,
    limbsInDay: Math.max(tally.limbsInDay, countBits(dayLimbs)),
    limbsInWeek: Math.max(tally.limbsInWeek, countBits(weekLimbs)),
    weekdays: tally.weekdays | (1 << weekdayOf(numberOfDay(practiceDay))),
    months: tally.months | (1 << (Number(practiceDay.slice(5, 7)) - 1)),
    dawns: tally.dawns + Number(isWithin(time, 5, 7)),
    middays: tally.middays + Number(isWithin(time, 11, 14)),
    evenings: tally.evenings + Number(isWithin(time, 17, 21)),
    breathMornings: tally.breathMornings + Number(isBreathMorning),
    breathDay: isBreathMorning ? practiceDay : tally.breathDay,
    shortOnes: tally.shortOnes + Number(minutes <= shortMinutes),
    felt: tally.felt + Number(beforeFeeling !== null && afterFeeling !== null),
    settled: tally.settled + Number(unsettled.has(beforeFeeling) && settledAfter.has(afterFeeling)),
    thankful: tally.thankful + Number(afterFeeling === 'grateful'),
    returns: tally.returns + Number(daysSince > daysAway),
    longReturns: tally.longReturns + Number(daysSince > daysLongAway),
    anniversaries: tally.anniversaries + Number(practiceDay !== firstDay && on(firstDay.slice(4))),
    newYears: tally.newYears + on('-01-01'),
    solstices: tally.solstices + on('-06-21'),
    leapDays: tally.leapDays + on('-02-29'),
    sameMinutes: tally.sameMinutes + Number(isSameMinute),
  }
}

/** True from the first hour until just before the second, on the member's own clock. */
function isWithin(time: string, from: number, until: number): boolean {
  const hour = Number(time.slice(0, 2))
  return hour >= from && hour < until
}
