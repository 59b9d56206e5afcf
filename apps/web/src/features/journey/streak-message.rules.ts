import { streakMessageThresholds } from '@sadhana/contract'

type Stats = { currentStreak: number; totalSessions: number }

/** Kind words after a streak of a week, and after fifty sessions. They never ask for more. */
export function streakMessages({ currentStreak, totalSessions }: Stats): string[] {
  const messages: string[] = []
  if (currentStreak >= streakMessageThresholds.days)
    messages.push(`${currentStreak} days in a row. The rhythm carries you now; you don’t need to guard it.`)
  if (totalSessions >= streakMessageThresholds.sessions)
    messages.push(`You’ve logged ${totalSessions} sessions. No quiet week can take them away.`)
  return messages
}
