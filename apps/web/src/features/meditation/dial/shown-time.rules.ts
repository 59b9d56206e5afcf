import { lengthMs, type Sit } from '../timer/timer.rules.ts'

type DialState = { sit: Sit | null; elapsedMs: number; settlingMs: number }

/**
 * What the clock shows: the time to settle, the time left, the time sat in an open-ended sit, or the chosen length
 * before a sit. Whole seconds, so that an open-ended sit starts at 0:00 and a timed one at its full length.
 */
export function shownMs({ sit, elapsedMs, settlingMs }: DialState, chosen: number | null): number {
  if (!sit) return chosen === null ? 0 : lengthMs({ minutes: chosen })
  if (settlingMs > 0) return settlingMs
  const gone = Math.floor(elapsedMs / 1000) * 1000
  return sit.minutes === null ? gone : lengthMs(sit) - gone
}
