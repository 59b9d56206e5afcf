import { around, bandpass, chain, highpass, lowpass } from '../synthesis/filters.ts'
import { pinkNoise } from '../synthesis/noise.ts'
import { between, betweenOctaves, moments, type Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import {
  layer,
  place,
  sampleRate,
  samplesIn,
  silence,
  steered,
  type Stereo,
  times,
  whiteNoise,
} from '../synthesis/ring.ts'
import { wander, wanderLevel } from '../synthesis/wander.ts'

/** A wood fire in a hearth: a low flutter of flames, a faint hiss, and crackle in bursts. */
export function fire(random: Random, length: number): Stereo {
  const stage = silence(length)
  const flames = pinkNoise(random, length, 0.4, () => chain(highpass(120), lowpass(280), lowpass(600)))
  const flutter = times(
    wanderLevel(random, length, 0.21, { low: -3.5, high: 2.5 }),
    wanderLevel(random, length, 3.1, { low: -2.5, high: 2 }),
  )
  layer(stage, steered(flames, flutter), -6)

  const hiss = pinkNoise(random, length, 0.5, () => bandpass(2200, 0.5))
  const embers = wanderLevel(random, length, 1.7, { low: -7, high: 1 })
  layer(stage, steered(hiss, embers), -14)

  const sparks = silence(length)
  crackle(random, sparks)
  layer(stage, sparks, -14)
  layer(stage, room(sparks, { seconds: 0.35, brightHz: 3800 }), -19)
  return stage
}

function crackle(random: Random, sparks: Stereo): void {
  const { length } = sparks.left
  const mood = wander(random, length, 4.7, { low: 0.15, high: 1 })
  for (const at of moments(random, length / sampleRate, 5)) {
    const eager = mood[samplesIn(at)] ?? 1
    if (random() > eager) continue
    burst(random, sparks, at)
  }
  for (const at of moments(random, length / sampleRate, 26)) {
    const gain = between(random, 0.02, 0.08)
    place(sparks, snap(random, betweenOctaves(random, 1500, 6500)), { at, gain, pan: between(random, -0.5, 0.5) })
  }
}

/** Several snaps from one place, the first ones closest together. */
function burst(random: Random, sparks: Stereo, begins: number): void {
  const pan = between(random, -0.45, 0.45)
  const count = 1 + Math.floor(random() ** 2 * 9)
  const strength = between(random, 0.1, 0.22)
  let at = begins
  for (let n = 0; n < count; n++) {
    const hz = betweenOctaves(random, 900, 5200)
    place(sparks, snap(random, hz), { at, gain: strength * between(random, 0.25, 1) ** 1.5, pan })
    at += between(random, 0.008, 0.05) * (1 + n * 0.5)
  }
  if (random() < 0.2) place(sparks, thump(random), { at: begins, gain: strength * 0.25, pan })
}

/** Splitting wood: a very short grain of noise, coloured by the piece it came from. */
function snap(random: Random, hz: number): Float32Array {
  const fade = between(random, 0.0012, 0.0065)
  const grain = whiteNoise(random, samplesIn(fade * 8)).map(
    (sample, i) => sample * Math.exp(-i / sampleRate / fade) * Math.min(1, i / 6),
  )
  return around(grain, bandpass(hz, between(random, 0.8, 2.5)), 0).map((sample) => Math.tanh(sample * 2.2))
}

function thump(random: Random): Float32Array {
  const hz = between(random, 75, 140)
  return new Float32Array(samplesIn(0.16)).map(
    (_, i) => Math.sin((2 * Math.PI * hz * i) / sampleRate) * Math.exp(-i / sampleRate / 0.03) * Math.min(1, i / 40),
  )
}
