import { around, bandpass, chain, highpass, lowpass } from '../synthesis/filters.ts'
import { strike } from '../synthesis/modes.ts'
import { pinkNoise } from '../synthesis/noise.ts'
import { between, betweenOctaves, moments, type Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import {
  bothEars,
  fromCalmest,
  layer,
  place,
  type Ring,
  sampleRate,
  samplesIn,
  silence,
  steered,
  type Stereo,
} from '../synthesis/ring.ts'
import { talker } from './talker.ts'
import { wanderLevel } from '../synthesis/wander.ts'

/** A café in the afternoon: thirty voices and no word, cups and spoons, the hush of the room. */
export function cafe(random: Random, length: number): Stereo {
  const stage = silence(length)
  const seconds = length / sampleRate
  const tables = silence(length)
  for (let n = 0; n < 30; n++) {
    const far = between(random, 0.35, 0.95)
    place(tables, talker(random, length, n % 2 === 0), {
      at: random() * seconds,
      gain: 1.1 - far,
      pan: between(random, -0.6, 0.6),
    })
  }
  const dulled = bothEars(tables, soften)
  layer(stage, dulled, 0)

  const crockery = silence(length)
  for (const at of moments(random, seconds, 0.9)) lay(random, crockery, at)
  layer(stage, crockery, -21)

  layer(stage, room(stage, { seconds: 1.1, brightHz: 3800 }), -3)

  const air = pinkNoise(random, length, 0.7, () => chain(highpass(70), lowpass(700)))
  const hush = wanderLevel(random, length, 5, { low: -1.5, high: 1.5 })
  layer(stage, steered(air, hush), -15)
  return fromCalmest(stage)
}

const soften = (ear: Ring): Ring => around(ear, chain(lowpass(2900), highpass(120)))

/** Sometimes a single touch of cup and saucer, sometimes a stirring spoon. */
function lay(random: Random, crockery: Stereo, begins: number): void {
  const pan = between(random, -0.85, 0.85)
  const hz = betweenOctaves(random, 1700, 4200)
  const loud = between(random, 0.25, 1) ** 1.5
  const stirs = random() < 0.3
  const count = stirs ? 4 + Math.floor(random() * 4) : 1 + Math.floor(random() * 2.4)
  let at = begins
  for (let n = 0; n < count; n++) {
    const gain = loud * (stirs ? 0.4 : 1) * between(random, 0.4, 1)
    place(crockery, clink(random, hz * between(random, 0.985, 1.015)), { at, gain, pan })
    at += stirs ? between(random, 0.2, 0.31) : between(random, 0.07, 0.24)
  }
}

function clink(random: Random, hz: number): Float32Array {
  const modes = [1, 1.58, 2.21, 2.94].map((ratio, n) => ({
    hz: hz * ratio * between(random, 0.98, 1.02),
    gain: between(random, 0.4, 1) / (1 + n),
    fadeSeconds: between(random, 0.12, 0.38) / (1 + 0.5 * n),
    beatHz: between(random, 4, 19),
    riseSeconds: 0.0012,
  }))
  const { left, right } = strike(
    modes.filter((mode) => mode.hz < 12_000),
    0.7,
  )
  const touch = bandpass(hz * 0.7, 1)
  const contact = samplesIn(0.004)
  return left.map((sample, i) => sample + (right[i] ?? 0) + (i < contact ? touch(random() - 0.5, i) : 0))
}
