import { around, bandpass, chain, highpass, lowpass, pinken } from '../synthesis/filters.ts'
import { noise, pinkNoise } from '../synthesis/noise.ts'
import { between, type Random } from '../synthesis/random.ts'
import { layer, type Ring, scaled, silence, steered, type Stereo, times, whiteNoise } from '../synthesis/ring.ts'
import { levelOf, wander } from '../synthesis/wander.ts'

/** Wind over a ridge: wandering gusts, each with bands that sing higher the stronger it blows. */
export function wind(random: Random, length: number): Stereo {
  const stage = silence(length)
  const gust = gusts(random, length)

  const body = pinkNoise(random, length, 0.7, () => chain(highpass(110), lowpass(340)))
  const swell = gust.map((force) => levelOf(9 * force))
  layer(stage, steered(body, swell), -3)

  for (const [low, high, q, pan, decibels] of voices) {
    const drift = wander(random, length, between(random, 2.2, 3.6), { low: -0.35, high: 0.35 })
    const centre = gust.map((force, i) => low * (high / low) ** Math.min(1, Math.max(0, force + (drift[i] ?? 0))))
    const level = gust.map((force, i) => levelOf(17 * force + 5 * (drift[i] ?? 0)))
    const voice = times(around(around(whiteNoise(random, length), pinken()), bandpass(centre, q)), level)
    layer(stage, { left: scaled(voice, 1 - pan), right: scaled(voice, 1 + pan) }, decibels)
  }

  const air = noise(random, length, 0.5, () => chain(highpass(1400), lowpass(3200)))
  const rush = gust.map((force) => levelOf(15 * force))
  layer(stage, steered(air, rush), -14)
  return stage
}

/** The lowest and highest pitch of each band, its width, its place, and its loudness. */
const voices = [
  [170, 420, 2.2, -0.3, -2],
  [300, 760, 4, 0.45, -4],
  [430, 1050, 5, -0.5, -7],
  [700, 1500, 6, 0.2, -13],
] as const

/** From 0, a lull, to 1: slow changes with faster ones on top. */
function gusts(random: Random, length: number): Ring {
  const weather = wander(random, length, 7.3, { low: 0.05, high: 0.85 })
  const turns = wander(random, length, 2.1, { low: -0.18, high: 0.22 })
  return weather.map((force, i) => Math.min(1, Math.max(0, force + (turns[i] ?? 0))))
}
