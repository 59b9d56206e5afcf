import { clockTime, longDay } from '#intl/intl.rules.ts'
import type { Analytics, Limb } from '@sadhana/contract'

export const dateLine = (date: string): string => `${longDay(date)}.`

type GreetingFacts = Pick<Analytics, 'daily' | 'recentSessions' | 'totalSessions'>

/** One true sentence about today. It never says what should have been done, and nothing about days it doesn't know. */
export function sentenceAboutToday({ daily, recentSessions, totalSessions }: GreetingFacts, today: string): string {
  if (totalSessions === 0) return 'Everything is ready for your first practice.'
  const latest = recentSessions.find((session) => session.practiceDay === today)
  if (latest) return `You ${practisedWords[latest.limbType]} at ${clockTime(latest.time)}, so today already counts.`
  const kind = daily.find(({ day }) => day === today)?.kind
  if (!kind) return ''
  if (kind === 'practised') return 'You’ve practised, so today already counts.'
  return kind === 'paused' ? 'You’re on a pause. Rest well.' : 'You haven’t logged anything yet today.'
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
