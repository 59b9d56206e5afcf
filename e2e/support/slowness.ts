/** How many times slower than a quiet machine this one is right now, as it was measured at the start; never below 1. */
const slowness = Math.max(1, Number(process.env.SLOWNESS ?? 1))

/** A limit in milliseconds that is meant for a quiet machine, as long as it must be on this one. */
export const onThisMachine = (ms: number): number => Math.round(ms * slowness)
