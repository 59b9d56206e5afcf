export type SitClock = {
  /** The device's time, and how far it was set back since the last reading (0 or negative). */
  read: () => { now: number; setBackMs: number }
}

type Sources = { wall: () => number; monotonic: () => number }

/** Smaller steps are ordinary clock corrections. */
const toleranceMs = 1_000

/**
 * The device's clock, checked against one that never goes backwards. If it falls behind, it was set back. If it runs
 * ahead, the device most likely slept: the monotonic clock doesn't count that time, but it has passed.
 */
export function createSitClock({ wall, monotonic }: Sources): SitClock {
  let last = { wall: wall(), monotonic: monotonic() }
  return {
    read: () => {
      const reading = { wall: wall(), monotonic: monotonic() }
      const drift = reading.wall - last.wall - (reading.monotonic - last.monotonic)
      last = reading
      return { now: reading.wall, setBackMs: drift < -toleranceMs ? drift : 0 }
    },
  }
}

export const deviceSitClock = (): SitClock =>
  createSitClock({ wall: () => Date.now(), monotonic: () => performance.now() })
