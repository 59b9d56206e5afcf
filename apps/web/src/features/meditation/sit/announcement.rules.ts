import type { Phase } from '../timer/timer.rules.ts'

/** What screen readers announce when the timer's phase changes. Passing seconds aren't announced. */
export function announcementOf(phase: Phase, before: Phase, minutes: number | null): string | undefined {
  if (phase === before) return undefined
  const length = minutes === null ? 'Your open-ended sit' : `Your ${minutes}-minute sit`
  if (phase === 'preparing') return `Settle in. ${length} starts in a moment.`
  if (phase === 'running') return before === 'paused' ? 'You’re sitting again.' : `${length} has started.`
  if (phase === 'paused') return 'Paused.'
  return 'The timer has stopped.'
}
