import type { Mode } from '../synthesis/modes.ts'
import { between, type Random } from '../synthesis/random.ts'

/** The modes of a hammered bowl relative to its lowest. They are nearly squares, and never in tune with each other. */
const ratios = [1, 2.74, 5.16, 8.12, 11.55, 15.3]

type Bowl = { hz: number; fadeSeconds: number; soft: number }

/** The modes of one bowl and one mallet. A softer mallet (towards 1) excites fewer of the high ones. */
export const bowl = (random: Random, { hz, fadeSeconds, soft }: Bowl): Mode[] =>
  ratios
    .map((ratio, n) => ({
      hz: hz * ratio * between(random, 0.995, 1.005),
      gain: Math.exp(-n * (0.45 + 0.65 * soft)),
      fadeSeconds: fadeSeconds / (1 + n * 0.85),
      beatHz: between(random, 0.35, 0.8) * (1 + n * 0.45),
      riseSeconds: (0.004 + 0.12 * soft ** 2) / (1 + 0.5 * n),
    }))
    .filter((mode) => mode.hz < 12_000)

/** Two small thick cymbals struck together. They are bright and nearly alike, so that each mode beats. */
export const tingsha = (random: Random, hz: number): Mode[] =>
  [1, 2.42, 2.68, 4.18].map((ratio, n) => ({
    hz: hz * ratio * between(random, 0.998, 1.002),
    gain: [1, 0.34, 0.2, 0.09][n] ?? 0,
    fadeSeconds: [5.5, 2.6, 2.2, 1.2][n] ?? 1,
    beatHz: [4.3, 6.1, 5.2, 7.7][n] ?? 5,
    riseSeconds: 0.0015,
  }))

/** A large gong: a deep tone at once, then a shimmer of many modes that slowly blooms. */
export function gong(random: Random, hz: number): Mode[] {
  const deep: Mode[] = [1, 1.51, 2.02, 2.74, 3.36].map((ratio, n) => ({
    hz: hz * ratio,
    gain: [1, 0.55, 0.7, 0.42, 0.3][n] ?? 0,
    fadeSeconds: 17 / (1 + 0.28 * n),
    beatHz: between(random, 0.3, 0.9),
    riseSeconds: 0.02,
  }))
  const shimmer: Mode[] = Array.from({ length: 44 }, (_, n) => {
    const ratio = 3.8 + n * 0.7 + between(random, -0.3, 0.3)
    return {
      hz: hz * ratio,
      gain: 0.2 * Math.exp(-n * 0.045) * between(random, 0.4, 1),
      fadeSeconds: 8.5 / (1 + 0.05 * n),
      beatHz: between(random, 0.4, 2.4),
      riseSeconds: 0.15 + 0.015 * n,
    }
  })
  return [...deep, ...shimmer]
}
