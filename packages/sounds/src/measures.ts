import { around, bandpass } from './synthesis/filters.ts'
import { averageOf, type Ring, samplesIn, type Stereo } from './synthesis/ring.ts'

/** The join compared with all other places. 1 is the 99th percentile of their steps (or bends). */
export type Seam = { step: number; bend: number }

export function seamOf(decoded: Float32Array, loopStart: number, loopEnd: number): Seam {
  const loop = decoded.slice(loopStart, loopEnd)
  const steps = toNext(loop)
  const bends = toNext(steps).map(Math.abs)
  return {
    step: Math.abs(steps.at(-1) ?? Infinity) / nearHighest(steps.map(Math.abs)),
    bend: Math.max(bends.at(-2) ?? Infinity, bends.at(-1) ?? Infinity) / nearHighest(bends),
  }
}

const toNext = (ring: Ring): Ring => ring.map((sample, i) => (ring[i + 1] ?? ring[0] ?? 0) - sample)

const nearHighest = (values: Float32Array): number => values.toSorted()[Math.floor(values.length * 0.99)] ?? 0

/** The crest: how much louder the highest sample is than the average, in dB. */
export const crestOf = (sound: Stereo): number =>
  20 * Math.log10(Math.max(highestOf(sound.left), highestOf(sound.right)) / averageOf(sound))

const highestOf = (ring: Ring): number => ring.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

const frameSeconds = 0.05
const bands = [90, 180, 360, 720, 1440, 2880, 5760, 9500]

export type Echo = { likeness: number; afterSeconds: number }

/**
 * The moment at which the sound is most similar to itself within a period, comparing the levels of eight octaves twenty
 * times a second. 1 is an exact repeat. Moments before the first dissimilar one belong to the same event.
 */
export function strongestEcho(ring: Ring): Echo {
  const levels = bands.map((hz) => around(ring, bandpass(hz, 1.4), 0.2)).map(levelsOf)
  const frames = levels[0]?.length ?? 0
  const likeness = (lag: number) => levels.reduce((sum, band) => sum + overlap(band, lag), 0) / whole
  const whole = levels.reduce((sum, band) => sum + overlap(band, 0), 0)
  const likenesses = Array.from({ length: Math.floor(frames / 2) + 1 }, (_, lag) => likeness(lag))
  const unlike = likenesses.findIndex((value) => value < 0.1)
  const later = unlike < 0 ? likenesses.slice(1) : likenesses.slice(unlike)
  const highest = Math.max(...later)
  return { likeness: highest, afterSeconds: likenesses.lastIndexOf(highest) * frameSeconds }
}

function levelsOf(ring: Ring): Float32Array {
  const size = samplesIn(frameSeconds)
  const decibels = Float32Array.from({ length: Math.floor(ring.length / size) }, (_, n) => {
    const frame = ring.subarray(n * size, (n + 1) * size)
    return 10 * Math.log10(frame.reduce((sum, sample) => sum + sample * sample, 1e-9) / size)
  })
  const mean = decibels.reduce((sum, level) => sum + level, 0) / decibels.length
  return decibels.map((level) => level - mean)
}

const overlap = (levels: Float32Array, lag: number): number =>
  levels.reduce((sum, level, i) => sum + level * (levels[(i + lag) % levels.length] ?? 0), 0)
