import { streakMessages } from './streak-message.rules.ts'

type StreakMessageProps = { currentStreak: number; totalSessions: number; className?: string }

export function StreakMessage({ className, ...stats }: StreakMessageProps) {
  const messages = streakMessages(stats)
  if (messages.length === 0) return null
  return <p className={className}>{messages.join(' ')}</p>
}
