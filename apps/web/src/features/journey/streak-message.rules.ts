import { streakMessageThresholds } from '@sadhana/contract'

type Standing = { currentStreak: number; totalSessions: number }

/** Kind words at a run of a week or more, and at fifty sessions or more. They ask for nothing. */
export function streakMessages({ currentStreak, totalSessions }: Standing): string[] {
  const messages: string[] = []
  if (currentStreak >= streakMessageThresholds.days)
    messages.push(`${currentStreak} days in a row. The rhythm carries you now; it does not need guarding.`)
  if (totalSessions >= streakMessageThresholds.sessions)
    messages.push(`${totalSessions} sessions are yours, and no quiet week can take one of them back.`)
  return messages
}
