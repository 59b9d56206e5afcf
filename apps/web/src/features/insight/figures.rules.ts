import type { Analytics, PracticeDay } from '@sadhana/contract'

/** A rest day is earned at each of these days of a run. */
const runDaysPerRestDay = 7

export const lastWeek = (daily: readonly PracticeDay[]): readonly PracticeDay[] => daily.slice(-7)

export const hoursOf = (days: readonly PracticeDay[]): string =>
  (days.reduce((sum, day) => sum + day.minutes, 0) / 60).toFixed(1)

export const rangeTotal = ({ limbDistribution }: Pick<Analytics, 'limbDistribution'>): number =>
  Object.values(limbDistribution).reduce((sum, sessions) => sum + sessions, 0)

/** What stands under the streak: what protects it, or what comes next; never what is missing. */
export function streakContext({ currentStreak, restDays }: Pick<Analytics, 'currentStreak' | 'restDays'>): string {
  if (restDays > 0) return restDays === 1 ? 'One rest day in hand' : `${restDays} rest days in hand`
  if (currentStreak === 0) return 'Any day is a good first day'
  const next = (Math.floor(currentStreak / runDaysPerRestDay) + 1) * runDaysPerRestDay
  return `Day ${next} brings a rest day`
}

/** How each day of a week is drawn. */
export function dotOf(day: PracticeDay, today: string): 'today' | 'practised' | 'open' {
  if (day.sessions === 0) return 'open'
  return day.day === today ? 'today' : 'practised'
}
