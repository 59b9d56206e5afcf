import { addDays, helpLineRestDays, type Mood } from '@sadhana/contract'

/** The last mood noted on a practice day. */
export type LastMood = { day: string; mood: Mood }

const lowMoods: ReadonlySet<Mood> = new Set(['stressed', 'sad', 'anxious'])
const daysInARow = 3
/**
 * A day without an entry says nothing, so it doesn't interrupt the row of low days. But what was noted longer ago than
 * this no longer counts.
 */
const daysLookedAt = 7
const dayMs = 24 * 60 * 60_000

/** The first day whose moods count for the message about helplines. */
export const firstDayOfHelpLine = (today: string): string => addDays(today, 1 - daysLookedAt)

/**
 * True if the last three of the last seven days that have a mood all ended stressed, sad or anxious. `lastMoods` must
 * be sorted newest first.
 */
export function offersHelp(lastMoods: LastMood[], today: string, dismissedAt: Date | null, now: Date): boolean {
  if (dismissedAt && now.getTime() - dismissedAt.getTime() < helpLineRestDays * dayMs) return false
  const latest = lastMoods.filter(({ day }) => day >= firstDayOfHelpLine(today)).slice(0, daysInARow)
  return latest.length === daysInARow && latest.every(({ mood }) => lowMoods.has(mood))
}
