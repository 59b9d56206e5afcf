import { clockTime, longDay } from '#intl/intl.rules.ts'
import type { Analytics, Limb } from '@sadhana/contract'

export const dateLine = (date: string): string => `${longDay(date)}.`

type GreetingFacts = Pick<Analytics, 'daily' | 'recentSessions' | 'totalSessions'>

/** One true sentence about today. It never says what should have been done, and nothing about a day it doesn't know. */
export function sentenceAboutToday(
  { daily, recentSessions, totalSessions }: GreetingFacts,
  today: string,
  isGentle = false,
): string {
  if (totalSessions === 0) return 'Everything is ready for your first practice.'
  const latest = recentSessions.find((session) => session.practiceDay === today)
  if (latest) return `You ${practisedWords[latest.limbType]} at ${clockTime(latest.time)}, so today already counts.`
  const kind = daily.find(({ day }) => day === today)?.kind
  if (!kind) return ''
  if (kind === 'practised') return 'You’ve practised, so today already counts.'
  if (kind === 'rest') return 'Today is one of your rest days. Enjoy it.'
  if (kind === 'paused') return 'You’re on a pause. Rest well.'
  return isGentle ? 'Be as slow as you like.' : 'You haven’t logged anything yet today.'
}

const practisedWords: Record<Limb, string> = {
  yamas: 'practised the yamas',
  niyamas: 'practised the niyamas',
  asana: 'practised asana',
  pranayama: 'practised pranayama',
  pratyahara: 'practised pratyahara',
  dharana: 'practised dharana',
  dhyana: 'sat',
  samadhi: 'practised samadhi',
}
