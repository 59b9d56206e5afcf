import { between, type Random } from './random.ts'
import { type Ring, sampleRate } from './ring.ts'

export type Range = { low: number; high: number }

/** A value that wanders between two bounds, turns about every `everySeconds`, and ends where it started. */
export function wander(random: Random, length: number, everySeconds: number, { low, high }: Range): Ring {
  const count = Math.max(3, Math.round(length / sampleRate / everySeconds))
  const points = Float32Array.from({ length: count }, () => between(random, low, high))
  const point = (i: number) => points[i % count] ?? 0
  return new Float32Array(length).map((_, i) => {
    const position = (i / length) * count
    const before = Math.floor(position)
    return smoothStep(point(before), point(before + 1), position - before)
  })
}

const smoothStep = (from: number, to: number, share: number) => from + (to - from) * share * share * (3 - 2 * share)

/** The same with bounds in decibels; returns a factor. */
export const wanderLevel = (random: Random, length: number, everySeconds: number, range: Range): Ring =>
  wander(random, length, everySeconds, range).map(levelOf)

export const levelOf = (decibels: number): number => 10 ** (decibels / 20)
