/**
 * One subject's results in one round: times in milliseconds, `failed` for unsuccessful replies, and the server's
 * processor time per request in microseconds (NaN for subjects without a server of ours).
 */
export type Sample = { perSecond: number; p50: number; p95: number; p99: number; cpuMicros: number; failed: number }

type CountedSample = Pick<Sample, 'perSecond' | 'failed'> & { times: number[]; cpuMicros?: number }

export function sampleOf({ times, perSecond, failed, cpuMicros = Number.NaN }: CountedSample): Sample {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpuMicros, failed }
}

/** Leaves out values that couldn't be measured. */
export function median(values: number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}
