import { streakMessageThresholds } from '@sadhana/contract'
import { streakMessageText as text } from './streak-message.text.ts'

type Stats = { currentStreak: number; totalSessions: number }

/** Kind words after a streak of a week, and after fifty sessions. They never ask for more. */
export function streakMessages({ currentStreak, totalSessions }: Stats): string[] {
  const messages: string[] = []
  if (currentStreak >= streakMessageThresholds.days) messages.push(text.streak(currentStreak))
  if (totalSessions >= streakMessageThresholds.sessions) messages.push(text.sessions(totalSessions))
  return messages
}
