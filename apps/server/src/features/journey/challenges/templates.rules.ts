import { addDays, type NewChallenge } from '@sadhana/contract'
import { weekOf } from '../calendar/calendar.rules.ts'
import { en } from './challenges.texts.en.ts'

type Template = Omit<NewChallenge, 'startDate' | 'endDate'>

/** One template per week, in rotation. */
export const weeklyTemplates: readonly [Template, ...Template[]] = [
  {
    ...en.fiveMornings,
    type: 'days',
    requirement: 5,
    limbType: null,
    partOfDay: 'morning',
  },
  {
    ...en.hourOfBreath,
    type: 'minutes',
    requirement: 60,
    limbType: 'pranayama',
    partOfDay: null,
  },
  {
    ...en.fourLimbs,
    type: 'limbs',
    requirement: 4,
    limbType: null,
    partOfDay: null,
  },
  {
    ...en.quietEvenings,
    type: 'days',
    requirement: 3,
    limbType: 'pratyahara',
    partOfDay: 'evening',
  },
  {
    ...en.feetOnTheFloor,
    type: 'minutes',
    requirement: 90,
    limbType: 'asana',
    partOfDay: null,
  },
  {
    ...en.fourSits,
    type: 'days',
    requirement: 4,
    limbType: 'dhyana',
    partOfDay: null,
  },
  {
    ...en.kinderWeek,
    type: 'days',
    requirement: 3,
    limbType: 'yamas',
    partOfDay: null,
  },
  {
    ...en.oneThing,
    type: 'minutes',
    requirement: 45,
    limbType: 'dharana',
    partOfDay: null,
  },
]

/** Keyed by the month they start in. Seasons differ across the world, so no title names one. */
export const seasonalTemplates: Record<'03' | '06' | '09' | '12', Template> = {
  '03': {
    ...en.thirtyMornings,
    type: 'days',
    requirement: 30,
    limbType: null,
    partOfDay: 'morning',
  },
  '06': {
    ...en.allEightLimbs,
    type: 'limbs',
    requirement: 8,
    limbType: null,
    partOfDay: null,
  },
  '09': {
    ...en.longBreathOut,
    type: 'minutes',
    requirement: 300,
    limbType: 'pranayama',
    partOfDay: null,
  },
  '12': {
    ...en.thirtyEvenings,
    type: 'days',
    requirement: 30,
    limbType: null,
    partOfDay: 'evening',
  },
}

export type DueChallenge = NewChallenge & { template: string }

const weekMs = 7 * 24 * 60 * 60_000
/** Early enough that a challenge exists before its first day starts anywhere. */
const daysAhead = { weekly: 3, seasonal: 14 } as const

/** In every zone and with any end of day, a member's today is at most one day from the UTC date. */
const maxDaysApart = 1

/** All of our challenges that are running somewhere, or are about to start, on this UTC date. */
export function challengesDue(utcDate: string): DueChallenge[] {
  const earliest = addDays(utcDate, -maxDaysApart)
  return [
    ...periodsBetween(earliest, addDays(utcDate, daysAhead.weekly), weekOf).map(weekly),
    ...periodsBetween(earliest, addDays(utcDate, daysAhead.seasonal), seasonOf).map(seasonal),
  ]
}

/** Challenges that end before this day are over everywhere. */
export const overBefore = (utcDate: string): string => addDays(utcDate, -maxDaysApart)

type Period = { from: string; to: string }

function periodsBetween(first: string, last: string, periodOf: (day: string) => Period): Period[] {
  const periods = [periodOf(first)]
  for (let next = addDays(periodOf(first).to, 1); next <= last; next = addDays(periodOf(next).to, 1)) {
    periods.push(periodOf(next))
  }
  return periods
}

function weekly({ from, to }: Period): DueChallenge {
  const index = Math.floor(Date.parse(from) / weekMs) % weeklyTemplates.length
  return { ...(weeklyTemplates[index] ?? weeklyTemplates[0]), template: 'weekly', startDate: from, endDate: to }
}

function seasonal({ from, to }: Period): DueChallenge {
  const month = from.slice(5, 7) as keyof typeof seasonalTemplates
  return { ...seasonalTemplates[month], template: 'seasonal', startDate: from, endDate: to }
}

/** The three months that start in March, June, September or December. */
export function seasonOf(day: string): Period {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const firstMonth = Math.floor(month / 3) * 3
  // January and February belong to the season that started in December.
  const from = firstMonth === 0 ? firstOf(year - 1, 12) : firstOf(year, firstMonth)
  const next = firstMonth === 0 ? firstOf(year, 3) : firstOf(year, firstMonth + 3)
  return { from, to: addDays(next, -1) }
}

const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 10)
