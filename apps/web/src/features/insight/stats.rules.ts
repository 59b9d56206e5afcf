import { type Analytics, hoursOf, type PracticeDay, runDaysPerRestDay } from '@sadhana/contract'
import { upToOneDecimal } from '#intl/intl.rules.ts'
import { insightText } from './insight.text.ts'

const text = insightText.stats

export const lastWeek = (daily: readonly PracticeDay[]): readonly PracticeDay[] => daily.slice(-7)

/** With fewer sessions, no line or share is worth drawing. */
const minForCharts = 3
const minForFavourite = 5

type SessionCount = Pick<Analytics, 'totalSessions'>

export const hasEnoughForCharts = ({ totalSessions }: SessionCount): boolean => totalSessions >= minForCharts
export const hasEnoughForFavourite = ({ totalSessions }: SessionCount): boolean => totalSessions >= minForFavourite

/** Below two hours, minutes say more than "0.3 hours". */
const hoursFrom = 120

export function timeStat(minutes: number): { value: string; unit: string } {
  if (minutes < hoursFrom) return { value: upToOneDecimal(minutes), unit: text.minuteUnit(minutes) }
  const hours = hoursOf(minutes)
  return { value: upToOneDecimal(hours), unit: text.hourUnit(hours) }
}

/** "45 min", "2.9 h" */
export function timeOn(days: readonly PracticeDay[]): string {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  return minutes < hoursFrom ? text.minutes(minutes) : text.hours(upToOneDecimal(hoursOf(minutes)))
}

export const rangeTotal = ({ limbDistribution }: Pick<Analytics, 'limbDistribution'>): number =>
  Object.values(limbDistribution).reduce((sum, sessions) => sum + sessions, 0)

/** The line below the streak: what protects it, or what comes next. Never what is missing. */
export function streakContext({ currentStreak, restDays }: Pick<Analytics, 'currentStreak' | 'restDays'>): string {
  if (restDays > 0) return text.restDays(restDays)
  if (currentStreak === 0) return text.anyDay
  return text.nextRestDay((Math.floor(currentStreak / runDaysPerRestDay) + 1) * runDaysPerRestDay)
}

/** How each day of a week is drawn. */
export function dotOf(day: PracticeDay, today: string): 'today' | 'practised' | 'open' {
  if (day.sessions === 0) return 'open'
  return day.day === today ? 'today' : 'practised'
}
