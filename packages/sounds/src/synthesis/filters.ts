import { type Ring, sampleRate, samplesIn } from './ring.ts'

/** Processes samples in order, and remembers earlier ones. */
export type Filter = (sample: number, index: number) => number

/**
 * Runs a ring through a filter as if it had been looping for ever. The filter first gets the end of the ring, so that
 * at the beginning it has the same memory as it will have after the end.
 */
export function around(ring: Ring, filter: Filter, settleSeconds = 1): Ring {
  const settle = Math.min(ring.length, samplesIn(settleSeconds))
  const first = ring.length - settle
  ring.subarray(first).forEach((sample, i) => filter(sample, first + i))
  return ring.map((sample, i) => filter(sample, i))
}

/** A gentle slope of 6 dB per octave. */
export function lowpass(hz: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let held = 0
  return (sample) => (held += share * (sample - held))
}

export function highpass(hz: number): Filter {
  const low = lowpass(hz)
  return (sample, i) => sample - low(sample, i)
}

/** A band that keeps its loudness at the centre, which may move. */
export function bandpass(hz: number | Ring, q: number): Filter {
  let [first, second] = [0, 0]
  let g = typeof hz === 'number' ? steepness(hz) : 0
  return (sample, i) => {
    if (typeof hz !== 'number') g = steepness(hz[i] ?? 0)
    const a = 1 / (1 + g * (g + 1 / q))
    const band = a * (first + g * (sample - second))
    const low = second + g * band
    first = 2 * band - first
    second = 2 * low - second
    return band / q
  }
}

const steepness = (hz: number): number => Math.tan((Math.PI * Math.min(hz, sampleRate * 0.45)) / sampleRate)

/** Turns white noise into noise with equal loudness in every octave (Kellet's three poles). */
export function pinken(): Filter {
  let [low, middle, high] = [0, 0, 0]
  return (sample) => {
    low = 0.996 * low + 0.0789 * sample
    middle = 0.95 * middle + 0.2418 * sample
    high = 0.53 * high + 0.7766 * sample
    return (low + middle + high + 0.1496 * sample) * 0.3
  }
}

export const chain = (...filters: Filter[]): Filter =>
  filters.reduce((before, after) => (sample, i) => after(before(sample, i), i))
