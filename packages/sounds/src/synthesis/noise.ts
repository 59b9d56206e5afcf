import { around, chain, type Filter, pinken } from './filters.ts'
import type { Random } from './random.ts'
import { type Ring, type Stereo, whiteNoise } from './ring.ts'

/** Noise around the listener. `width` 0 comes from the middle, 1 from everywhere. */
export function noise(random: Random, length: number, width: number, shape: () => Filter): Stereo {
  const middle = around(whiteNoise(random, length), shape())
  const side = around(whiteNoise(random, length), shape())
  const even = 1 / Math.hypot(1, width)
  const ear = (sign: number): Ring => middle.map((sample, i) => even * (sample + sign * width * (side[i] ?? 0)))
  return { left: ear(1), right: ear(-1) }
}

/** Noise with equal energy in every octave, then shaped by a filter. */
export const pinkNoise = (random: Random, length: number, width: number, shape: () => Filter): Stereo =>
  noise(random, length, width, () => chain(pinken(), shape()))
