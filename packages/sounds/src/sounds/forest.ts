import { type Bird, finch, thrush, tit, warbler, wren } from './birds.ts'
import { around, chain, highpass, lowpass } from '../synthesis/filters.ts'
import { pinkNoise } from '../synthesis/noise.ts'
import { between, betweenOctaves, moments, type Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import {
  bothEars,
  layer,
  place,
  type Ring,
  sampleRate,
  samplesIn,
  silence,
  steered,
  type Stereo,
  times,
} from '../synthesis/ring.ts'
import { levelOf, wander, wanderLevel } from '../synthesis/wander.ts'

/** Leaves in a light breeze, a brook between stones, and birds near and far that never sing the same twice. */
export function forest(random: Random, length: number): Stereo {
  const stage = silence(length)
  const wind = wander(random, length, 4.3, { low: 0, high: 1 })
  for (const { low, high, decibels } of trees) {
    const leaves = pinkNoise(random, length, 0.7, () => chain(highpass(low), lowpass(high)))
    layer(stage, steered(leaves, gusts(random, wind)), decibels)
  }
  layer(stage, brook(random, length), -13)

  for (const { birds, brightHz, dry, wet } of distances) {
    const calls = bothEars(inhabited(random, length, birds), (ear) => around(ear, lowpass(brightHz), 0.1))
    layer(stage, calls, dry)
    layer(stage, room(calls, { seconds: 1.9, brightHz: 2800 }), wet)
  }
  return stage
}

/** Crowns, branches and small leaves, each of which follows the wind at its own pace. */
const trees = [
  { low: 110, high: 480, decibels: -7 },
  { low: 600, high: 2000, decibels: -3 },
  { low: 1500, high: 4200, decibels: -1 },
  { low: 2600, high: 6000, decibels: -7 },
]

/** Gusts within gusts, down to the trembling of single leaves. */
function gusts(random: Random, wind: Ring): Ring {
  const { length } = wind
  const gust = wander(random, length, 2.3, { low: 0, high: 1 })
  const tremble = wanderLevel(random, length, 0.19, { low: -1.8, high: 1.8 })
  const force = wind.map((base, i) => levelOf(5 * base + 4 * base * (gust[i] ?? 0)))
  return times(force, tremble)
}

/** We hear water by its bubbles, each a small tone that rises as it fades. */
function brook(random: Random, length: number): Stereo {
  const water = silence(length)
  for (const at of moments(random, length / sampleRate, 95)) {
    const hz = betweenOctaves(random, 420, 1900)
    place(water, bubble(hz, between(random, 0.012, 0.05)), {
      at,
      gain: between(random, 0.15, 1) ** 3 * (500 / hz) ** 0.4,
      pan: between(random, 0, 0.7),
    })
  }
  return steered(water, wanderLevel(random, length, 0.8, { low: -3, high: 2 }))
}

function bubble(hz: number, fadeSeconds: number): Float32Array {
  let phase = 0
  return new Float32Array(samplesIn(fadeSeconds * 5)).map((_, i) => {
    const age = i / (fadeSeconds * sampleRate)
    phase += (2 * Math.PI * hz * (1 + 0.09 * age)) / sampleRate
    return Math.sin(phase) * Math.exp(-age) * Math.min(1, i / 24) * (1 - age / 5)
  })
}

type Perch = { bird: Bird; pan: number; gain: number; everySeconds: number }

/** The near ones are few and soft; the far ones are dull and mostly echo. */
const distances: { birds: Perch[]; brightHz: number; dry: number; wet: number }[] = [
  {
    birds: [
      { bird: thrush, pan: -0.5, gain: 0.8, everySeconds: 9 },
      { bird: finch, pan: 0.45, gain: 0.5, everySeconds: 23 },
      { bird: wren, pan: 0.75, gain: 0.45, everySeconds: 17 },
    ],
    brightHz: 5200,
    dry: -10,
    wet: -12,
  },
  {
    birds: [
      { bird: thrush, pan: 0.6, gain: 0.7, everySeconds: 7 },
      { bird: warbler, pan: -0.8, gain: 0.8, everySeconds: 12 },
      { bird: tit, pan: 0.15, gain: 0.6, everySeconds: 19 },
      { bird: finch, pan: -0.1, gain: 0.6, everySeconds: 17 },
    ],
    brightHz: 2400,
    dry: -16,
    wet: -12,
  },
]

function inhabited(random: Random, length: number, perches: Perch[]): Stereo {
  const calls = silence(length)
  const seconds = length / sampleRate
  for (const { bird, pan, gain, everySeconds } of perches) {
    const count = Math.max(2, Math.round(seconds / everySeconds))
    for (let n = 0; n < count; n++) {
      const at = ((n + between(random, 0.08, 0.92)) / count) * seconds
      const turned = pan + between(random, -0.12, 0.12)
      place(calls, bird(random), { at, gain: gain * between(random, 0.35, 1), pan: Math.max(-1, Math.min(1, turned)) })
    }
  }
  return calls
}
