import { pauseMaxDays } from '@sadhana/contract'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import type { Pause } from '../calendar/timeline.rules.ts'

type Pauses = { added: Pause; others: Pause[]; practisedDays: number[]; today: number }

/**
 * True if the added pause leads to more than 30 paused days without any practice in between. The days between two
 * pauses reset the count if the member practised on one of them, or still can. Days are numbers (see `numberOfDay`).
 */
export function isPausedTooLong({ added, others, practisedDays, today }: Pauses): boolean {
  const practised = new Set(practisedDays)
  let pausedDays = 0
  let hasAdded = false
  let nextDay = -Infinity
  const startOver = () => {
    pausedDays = 0
    hasAdded = false
  }
  for (const pause of [added, ...others].toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))) {
    const [first, last] = [numberOfDay(pause.firstDay), numberOfDay(pause.lastDay)]
    const canStillPractise = nextDay < first && today < first
    if (canStillPractise || practisedDays.some((day) => nextDay <= day && day < first)) startOver()
    for (let day = first; day <= last; day++) {
      if (practised.has(day)) {
        startOver()
        continue
      }
      pausedDays++
      hasAdded ||= pause === added
      if (hasAdded && pausedDays > pauseMaxDays) return true
    }
    nextDay = last + 1
  }
  return false
}
