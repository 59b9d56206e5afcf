import { practiceMinutes } from '@sadhana/contract'

const step = 5

/** The next multiple of five above or below, within the limits of a practice. */
export function nextMinutes(minutes: number, direction: 1 | -1): number {
  const next = direction > 0 ? Math.floor(minutes / step) * step + step : Math.ceil(minutes / step) * step - step
  return Math.min(practiceMinutes.max, Math.max(practiceMinutes.min, next))
}
