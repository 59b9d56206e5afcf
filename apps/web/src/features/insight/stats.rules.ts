import { type Analytics, hoursOf, type PracticeDay, runDaysPerRestDay } from '@sadhana/contract'
import { plural, upToOneDecimal } from '#intl/intl.rules.ts'

export const lastWeek = (daily: readonly PracticeDay[]): readonly PracticeDay[] => daily.slice(-7)

/** With fewer sessions, no line or share is worth drawing. */
const minForCharts = 3
const minForFavourite = 5

type SessionCount = Pick<Analytics, 'totalSessions'>

export const hasEnoughForCharts = ({ totalSessions }: SessionCount): boolean => totalSessions >= minForCharts
export const hasEnoughForFavourite = ({ totalSessions }: SessionCount): boolean => totalSessions >= minForFavourite

/** Below two hours, minutes say more than "0.3 hours". */
const hoursFrom = 120

export function timeStat(minutes: number): { value: string | number; unit: string } {
  if (minutes < hoursFrom) return { value: minutes, unit: plural(minutes, { one: 'minute', other: () => 'minutes' }) }
  const hours = hoursOf(minutes)
  return { value: hours, unit: plural(hours, { one: 'hour', other: () => 'hours' }) }
}

/** "45 min", "2.9 h" */
export function timeOn(days: readonly PracticeDay[]): string {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  return minutes < hoursFrom ? `${minutes} min` : `${upToOneDecimal(hoursOf(minutes))} h`
}

export const rangeTotal = ({ limbDistribution }: Pick<Analytics, 'limbDistribution'>): number =>
  Object.values(limbDistribution).reduce((sum, sessions) => sum + sessions, 0)

export const sessionsInWords = (count: number): string =>
  plural(count, { one: '1 session', other: (sessions) => `${sessions} sessions` })

/** The line below the streak: what protects it, or what comes next. Never what is missing. */
export function streakContext({ currentStreak, restDays }: Pick<Analytics, 'currentStreak' | 'restDays'>): string {
  if (restDays > 0) return plural(restDays, { one: '1 rest day saved', other: (days) => `${days} rest days saved` })
  if (currentStreak === 0) return 'Any day is a good day to start'
  const next = (Math.floor(currentStreak / runDaysPerRestDay) + 1) * runDaysPerRestDay
  return `You earn a rest day on day ${next}`
}

/** How each day of a week is drawn. */
export function dotOf(day: PracticeDay, today: string): 'today' | 'practised' | 'open' {
  if (day.sessions === 0) return 'open'
  return day.day === today ? 'today' : 'practised'
}
