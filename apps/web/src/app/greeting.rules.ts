import { clockTime, longDay } from '#lib/calendar.rules.ts'
import type { Analytics, Limb } from '@sadhana/contract'

/** Before this hour it is still last evening for somebody who is awake. */
const morningHour = 4
const noonHour = 12
const eveningHour = 18

export function greetingOf(hour: number): string {
  if (hour < morningHour || hour >= eveningHour) return 'Good evening'
  return hour < noonHour ? 'Good morning' : 'Good afternoon'
}

export const firstNameOf = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? ''

export const dateLine = (date: string): string => `${longDay(date)}.`

type Known = Pick<Analytics, 'today' | 'daily' | 'recentSessions' | 'totalSessions'>

/** One true sentence about today. It never says what should have been done. */
export function sentenceAboutToday({ today, daily, recentSessions, totalSessions }: Known): string {
  if (totalSessions === 0) return 'Everything is ready for your first practice.'
  const latest = recentSessions.find((session) => session.practiceDay === today)
  if (latest) return `You ${practisedWords[latest.limbType]} at ${clockTime(latest.time)}, so today already counts.`
  const kind = daily.at(-1)?.kind
  if (kind === 'practised') return 'You have practised, so today already counts.'
  return kind === 'paused' ? 'You are on a pause. Rest well.' : 'The day is still open.'
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
