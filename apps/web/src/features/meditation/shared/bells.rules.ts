export type Bell = 'start' | 'interval' | 'end'

export type BellSettings = {
  start: boolean
  end: boolean
  /** Minutes between interval bells; 0 for none. */
  every: number
}

export type PlannedBell = { bell: Bell; atMs: number }

export const intervalChoices = [0, 1, 2, 3, 5, 10, 15, 20, 30] as const

const minuteMs = 60_000

/** When each bell rings, in milliseconds from the start of the sit. No interval bell rings with the end bell. */
export function plannedBells(lengthMs: number, { start, end, every }: BellSettings): PlannedBell[] {
  const intervals = every > 0 ? Math.ceil(lengthMs / (every * minuteMs)) - 1 : 0
  return [
    ...(start ? [{ bell: 'start' as const, atMs: 0 }] : []),
    ...Array.from({ length: intervals }, (_, index) => ({
      bell: 'interval' as const,
      atMs: (index + 1) * every * minuteMs,
    })),
    ...(end ? [{ bell: 'end' as const, atMs: lengthMs }] : []),
  ]
}

export type BellAhead = { bell: Bell; inSeconds: number }

/** The bells still ahead, each with the seconds until it rings; `sinceStartMs` is negative before the start. */
export const bellsAhead = (bells: readonly PlannedBell[], sinceStartMs: number): BellAhead[] =>
  bells
    .filter(({ atMs }) => atMs >= sinceStartMs)
    .map(({ bell, atMs }) => ({ bell, inSeconds: (atMs - sinceStartMs) / 1000 }))

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

/** The start bell may still ring for a few seconds, because its file may load late. */
export const isStartBellDue = (sinceStartMs: number, { start }: BellSettings): boolean =>
  start && sinceStartMs > 0 && sinceStartMs < lateStartMs
