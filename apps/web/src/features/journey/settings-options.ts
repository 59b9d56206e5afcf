import { dayEnd, weeklyGoal } from '@sadhana/contract'
import { clockTime, knownZones } from '#intl/intl.rules.ts'
import { settingsText as text } from './settings.text.ts'

const halfHour = 30

/** Minutes after midnight, written as a time of day. */
export const clockOf = (minutes: number): string =>
  clockTime([minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'))

/** Every half hour, plus the current value if it's in between. */
export function dayEndOptions(current: number): number[] {
  const steps = Array.from({ length: dayEnd.max / halfHour + 1 }, (_, index) => index * halfHour)
  return steps.includes(current) ? steps : [...steps, current].toSorted((left, right) => left - right)
}

export const goalOptions = Array.from(
  { length: weeklyGoal.max - weeklyGoal.min + 1 },
  (_, index) => weeklyGoal.min + index,
)

export const goalLabel = (days: number): string => (days === weeklyGoal.max ? text.daily : text.daysAWeek(days))

/** Every zone the browser knows, plus the current one if it's not among them. */
export function zoneOptions(current: string): string[] {
  const zones = knownZones()
  return zones.includes(current) ? zones : [current, ...zones]
}
