export type Bell = 'start' | 'interval' | 'end'

export type BellSettings = {
  start: boolean
  end: boolean
  /** Minutes from one to the next; 0 for none. */
  every: number
}

export type PlannedBell = { bell: Bell; atMs: number }

export const intervalChoices = [0, 1, 2, 3, 5, 10, 15, 20, 30] as const

const minuteMs = 60_000

/** When each bell rings, counted from the start of the sit. No interval bell rings with the end bell. */
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

/** The bells still ahead, and in how many seconds; `sinceStartMs` is negative before the start. */
export const bellsAhead = (bells: readonly PlannedBell[], sinceStartMs: number): BellAhead[] =>
  bells
    .filter(({ atMs }) => atMs >= sinceStartMs)
    .map(({ bell, atMs }) => ({ bell, inSeconds: (atMs - sinceStartMs) / 1000 }))

/** Further apart, the device slept: a bell of that time would only startle. */
const maxLagSeconds = 2

/**
 * The bells still to ring, given how far the audio clock is behind the timer. If the timer has passed a bell that
 * hasn't rung, it rings at once. If it is behind one that has rung, that one doesn't ring twice.
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
export const isStartBellDue = (sinceStartMs: number, { start }: BellSettings): boolean =>
  start && sinceStartMs > 0 && sinceStartMs < lateStartMs
