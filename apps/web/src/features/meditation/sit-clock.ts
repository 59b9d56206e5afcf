export type SitClock = {
  /** The device's time, and by how much it was set back since the last reading (0, or below zero). */
  read: () => { now: number; setBackMs: number }
}

type Sources = { wall: () => number; monotonic: () => number }

/** Smaller steps are the ordinary trimming of a clock. */
const toleranceMs = 1_000

/**
 * The device's clock, checked against one that never goes backwards. When the first falls behind the second, somebody
 * set it back. When it runs ahead, the device most likely slept, which the second does not count: that time passed.
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
