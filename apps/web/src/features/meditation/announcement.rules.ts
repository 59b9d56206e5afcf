import { minutesInWords, type Phase } from './timer.rules.ts'

/** What a screen reader says when the timer changes, and only then: never while the seconds pass. */
export function announcementOf(phase: Phase, before: Phase, minutes: number | null): string | undefined {
  if (phase === before) return undefined
  const length = minutes === null ? 'without an end' : `of ${minutesInWords(minutes)}`
  if (phase === 'preparing') return `Settle in. A sit ${length} begins in a moment.`
  if (phase === 'running') return before === 'paused' ? 'The sit goes on.' : `A sit ${length} has begun.`
  if (phase === 'paused') return 'Paused.'
  return 'The timer has stopped.'
}
