/** How many times slower than a quiet machine this one is, as measured at the start. Never below 1. */
const slowness = Math.max(1, Number(process.env.SLOWNESS ?? 1))

/** Converts a limit for a quiet machine, in milliseconds, to one for this machine. */
export const onThisMachine = (ms: number): number => Math.round(ms * slowness)
