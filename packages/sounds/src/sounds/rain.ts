import { bandpass, chain, highpass, lowpass } from '../synthesis/filters.ts'
import { pinkNoise } from '../synthesis/noise.ts'
import { between, betweenOctaves, moments, type Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import { layer, place, sampleRate, samplesIn, silence, steered, type Stereo } from '../synthesis/ring.ts'
import { wanderLevel } from '../synthesis/wander.ts'

/** Steady rain under trees: a soft curtain, the patter of many drops, and a few that are close. */
export function rain(random: Random, length: number): Stereo {
  const stage = silence(length)
  const seconds = length / sampleRate

  const curtain = pinkNoise(random, length, 0.7, () => chain(highpass(500), lowpass(6500), lowpass(9500)))
  const shower = wanderLevel(random, length, 4.5, { low: -1.6, high: 1.2 })
  layer(stage, steered(curtain, shower), 0)

  const ground = pinkNoise(random, length, 0.5, () => bandpass(190, 0.7))
  const far = wanderLevel(random, length, 7, { low: -2.5, high: 1.5 })
  layer(stage, steered(ground, far), -12)

  const patter = silence(length)
  for (const at of moments(random, seconds, 170)) {
    const gain = between(random, 0.15, 1) ** 2
    place(patter, drop(random, betweenOctaves(random, 1800, 7000)), { at, gain, pan: between(random, -0.9, 0.9) })
  }
  const near = silence(length)
  for (const at of moments(random, seconds, 9)) {
    const gain = between(random, 0.2, 1) ** 2
    place(near, drop(random, betweenOctaves(random, 650, 2200)), { at, gain, pan: between(random, -0.7, 0.7) })
  }
  layer(stage, patter, -5)
  layer(stage, near, -12)
  layer(stage, room(near, { seconds: 0.5, brightHz: 5000 }), -17)
  return stage
}

/** A drop that falls into water or onto a leaf encloses a bubble: a tone that rises a little while it fades. */
function drop(random: Random, hz: number): Float32Array {
  const fade = between(random, 3, 9) / hz
  const rise = between(random, 0.02, 0.25)
  const length = samplesIn(fade * 6)
  let phase = 0
  return new Float32Array(length).map((_, i) => {
    const age = i / sampleRate / fade
    phase += (2 * Math.PI * hz * (1 + (rise * age) / 3)) / sampleRate
    return Math.sin(phase) * Math.exp(-age) * Math.min(1, i / 12)
  })
}
