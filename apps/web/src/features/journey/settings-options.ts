import { dayEnd, weeklyGoal } from '@sadhana/contract'

const halfHour = 30

/** Minutes after midnight as a clock shows them. */
export const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Every half hour, and the present value if it lies between two of them. */
export function dayEndOptions(current: number): number[] {
  const steps = Array.from({ length: dayEnd.max / halfHour + 1 }, (_, index) => index * halfHour)
  return steps.includes(current) ? steps : [...steps, current].toSorted((left, right) => left - right)
}

export const goalOptions = Array.from(
  { length: weeklyGoal.max - weeklyGoal.min + 1 },
  (_, index) => weeklyGoal.min + index,
)

export function goalLabel(days: number): string {
  if (days === weeklyGoal.max) return 'Daily practice'
  return days === 1 ? '1 day a week' : `${days} days a week`
}

/** Every zone the browser knows, and the present one in case it does not. */
export function zoneOptions(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(current) ? known : [current, ...known]
}
