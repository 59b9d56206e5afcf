import { clockTime, longDay } from '#intl/intl.rules.ts'
import type { Analytics } from '@sadhana/contract'
import { homeText } from './home.text.ts'

const text = homeText.today

export const dateLine = (date: string): string => `${longDay(date)}.`

type GreetingFacts = Pick<Analytics, 'daily' | 'recentSessions' | 'totalSessions'>

/** One true sentence about today. It never says what should have been done, and nothing about a day it doesn't know. */
export function sentenceAboutToday(
  { daily, recentSessions, totalSessions }: GreetingFacts,
  today: string,
  isGentle = false,
): string {
  if (totalSessions === 0) return text.first
  const latest = recentSessions.find((session) => session.practiceDay === today)
  if (latest) return text.practisedAt[latest.limbType](clockTime(latest.time))
  const kind = daily.find(({ day }) => day === today)?.kind
  if (!kind) return ''
  if (kind === 'practised') return text.practised
  if (kind === 'rest') return text.rest
  if (kind === 'paused') return text.paused
  return isGentle ? text.gentle : text.open
}
