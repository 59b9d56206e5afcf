import { endStrokes, startStrokes, stretchesOf, type SitPlan } from './programme.rules.ts'

export type Bell = 'start' | 'interval' | 'end'

export type PlannedBell = { bell: Bell; atMs: number }

export const intervalChoices = [0, 1, 2, 3, 5, 10, 15, 20, 30] as const

const minuteMs = 60_000
/** From one stroke of a bell to its next. */
const strokeGapMs = 3_000

const strokesAt = (bell: Bell, count: number, fromMs: number): PlannedBell[] =>
  Array.from({ length: count }, (_, index) => ({ bell, atMs: fromMs + index * strokeGapMs }))

/** When each stroke sounds, counted from the start of the sit. Further strokes of the end bell follow after the end. */
export function plannedBells(plan: SitPlan): PlannedBell[] {
  const stretches = stretchesOf(plan)
  let endMs = 0
  return [
    ...strokesAt('start', startStrokes(plan), 0),
    ...stretches.flatMap(({ minutes, strokes }, index) => {
      endMs += minutes * minuteMs
      return strokesAt(index === stretches.length - 1 ? 'end' : 'interval', strokes, endMs)
    }),
  ]
}

/** The end bell of a sit that ends now. */
export const endBells = (plan: SitPlan): BellAhead[] => bellsAhead(strokesAt('end', endStrokes(plan), 0), 0)

export type BellAhead = PlannedBell & { inSeconds: number }

/** The bells still ahead, each with the seconds until it rings; `sinceStartMs` is negative before the start. */
export const bellsAhead = (bells: readonly PlannedBell[], sinceStartMs: number): BellAhead[] =>
  bells
    .filter(({ atMs }) => atMs >= sinceStartMs)
    .map(({ bell, atMs }) => ({ bell, atMs, inSeconds: (atMs - sinceStartMs) / 1000 }))

/** A larger lag means that the device slept, and a bell from that time would only startle. */
const maxLagSeconds = 2

/**
 * The bells still to ring, given how far the audio clock lags behind the timer. A bell that the timer has passed but
 * that hasn't rung rings at once. A bell that has rung although the timer hasn't reached it doesn't ring twice.
 */
export function stillAhead<Sound extends { inSeconds: number }>(
  soundsAhead: (sinceStartMs: number) => Sound[],
  sinceStartMs: number,
  lagSeconds: number,
): Sound[] {
  const lag = Math.abs(lagSeconds) > maxLagSeconds ? 0 : lagSeconds
  return soundsAhead(sinceStartMs - lag * 1000).map((sound) =>
    Object.assign(sound, { inSeconds: Math.max(sound.inSeconds - lag, 0) }),
  )
}

const lateStartMs = 5_000

/** The start bell's file may load late; for a few seconds it still rings. */
export const isStartBellDue = (sinceStartMs: number, plan: SitPlan): boolean =>
  startStrokes(plan) > 0 && sinceStartMs > 0 && sinceStartMs < lateStartMs
