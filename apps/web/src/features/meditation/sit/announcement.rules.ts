import type { Phase } from '../timer/timer.rules.ts'
import { sitText } from './sit.text.ts'

const text = sitText.announced

/** What screen readers announce when the timer's phase changes. Passing seconds aren't announced. */
export function announcementOf(phase: Phase, before: Phase, minutes: number | null): string | undefined {
  if (phase === before) return undefined
  if (phase === 'preparing') return minutes === null ? text.settleOpenEnded : text.settle(minutes)
  if (phase === 'running' && before === 'paused') return text.again
  if (phase === 'running') return minutes === null ? text.startedOpenEnded : text.started(minutes)
  return phase === 'paused' ? text.paused : text.stopped
}
