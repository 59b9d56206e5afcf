import { bandpass, chain, highpass, lowpass } from '../synthesis/filters.ts'
import { noise, pinkNoise } from '../synthesis/noise.ts'
import { between, type Random } from '../synthesis/random.ts'
import {
  add,
  layer,
  type Ring,
  sampleRate,
  samplesIn,
  silence,
  steered,
  type Stereo,
  times,
} from '../synthesis/ring.ts'
import { wanderLevel } from '../synthesis/wander.ts'

/**
 * A long beach. Every wave breaks in many places along the shore, one after the other, and each place has its own size,
 * pace and side. So no two waves sound alike, and none has an edge by which it could be recognised.
 */
export function ocean(random: Random, length: number): Stereo {
  const stage = silence(length)
  const sea = pinkNoise(random, length, 0.6, () => chain(lowpass(300), highpass(60)))
  layer(stage, steered(sea, restless(random, length, [11, 4.1], 2)), -6)
  const farSurf = pinkNoise(random, length, 0.7, () => chain(highpass(250), lowpass(900)))
  layer(stage, steered(farSurf, restless(random, length, [7.3, 2.9, 0.9], 2.5)), -7)

  const breakers = breakersOf(random, length / sampleRate)
  for (const { sound, sweep, decibels } of bandsOf(random, length)) {
    const turbulence = restless(random, length, [0.31, 0.11], 1.6)
    layer(stage, steered(swept(random, sound, breakers, sweep), turbulence), decibels)
  }
  return stage
}

type Sweep = { lag: number; rises: number; fades: number }
type Band = { sound: Stereo; sweep: Sweep; decibels: number }

/** Low sounds come first, bright ones fade first, and the foam stays longest. */
const bandsOf = (random: Random, length: number): Band[] => [
  {
    sound: pinkNoise(random, length, 0.4, () => chain(highpass(70), lowpass(260))),
    sweep: { lag: -1.6, rises: 2.4, fades: 2.6 },
    decibels: -2,
  },
  {
    sound: pinkNoise(random, length, 0.6, () => bandpass(520, 0.6)),
    sweep: { lag: -0.5, rises: 1.3, fades: 2.3 },
    decibels: -1,
  },
  {
    sound: pinkNoise(random, length, 0.6, () => bandpass(1300, 0.6)),
    sweep: { lag: -0.1, rises: 0.9, fades: 1.7 },
    decibels: -3,
  },
  {
    sound: noise(random, length, 0.45, () => chain(bandpass(3000, 0.7), lowpass(5000))),
    sweep: { lag: 0.3, rises: 1.1, fades: 3.4 },
    decibels: -9,
  },
  {
    sound: fizz(random, length),
    sweep: { lag: 0.9, rises: 1.6, fades: 4.2 },
    decibels: -14,
  },
]

/** Bursting bubbles: noise that is never even. */
function fizz(random: Random, length: number): Stereo {
  const foam = noise(random, length, 0.35, () => chain(highpass(1800), lowpass(5200)))
  return steered(foam, wanderLevel(random, length, 0.017, { low: -16, high: 5 }))
}

/** A level without a period of its own: slow and fast changes on top of each other. */
function restless(random: Random, length: number, everySeconds: number[], decibels: number): Ring {
  return everySeconds
    .map((seconds) => wanderLevel(random, length, seconds, { low: -decibels, high: decibels }))
    .reduce((whole, part) => times(whole, part))
}

type Breaker = { at: number; size: number; pan: number; pace: number }

/** Waves come in sets: they grow, then the sea rests a little. */
function breakersOf(random: Random, seconds: number): Breaker[] {
  const pauses = Array.from({ length: waveCount }, () => between(random, 0.55, 1.45))
  const whole = pauses.reduce((sum, pause) => sum + pause, 0)
  let at = 0
  return pauses.flatMap((pause, n) => {
    at += (pause / whole) * seconds
    const set = 0.7 + 0.14 * Math.sin((2 * Math.PI * n) / 4.6)
    return breakersOfWave(random, at, set * between(random, 0.85, 1.1))
  })
}

const waveCount = 14

function breakersOfWave(random: Random, at: number, size: number): Breaker[] {
  const count = 4 + Math.floor(random() * 7)
  const [first, last] = random() < 0.5 ? [-0.8, 0.8] : [0.8, -0.8]
  const takes = between(random, 1.2, 4.2)
  return Array.from({ length: count }, (_, n) => ({
    at: at + (n / count) * takes + between(random, -0.4, 0.6),
    size: (size * between(random, 0.35, 1)) / Math.sqrt(count / 5),
    pan: first + ((last - first) * (n + 0.5)) / count + between(random, -0.3, 0.3),
    pace: between(random, 0.6, 1.7),
  }))
}

/** Noise is heard only where the breakers are, each from its own side. */
function swept(random: Random, sound: Stereo, breakers: Breaker[], { lag, rises, fades }: Sweep): Stereo {
  const level = silence(sound.left.length)
  for (const { at, size, pan, pace } of breakers) {
    const start = (at + lag * pace) * sampleRate
    const shape = swell(rises * pace * between(random, 0.7, 1.3), fades * pace * between(random, 0.7, 1.4))
    const side = 0.5 * Math.max(-1, Math.min(1, pan))
    add(level.left, start, shape, size * (1 - side))
    add(level.right, start, shape, size * (1 + side))
  }
  return { left: times(sound.left, level.left.map(tamed)), right: times(sound.right, level.right.map(tamed)) }
}

/**
 * Where breakers pile up, the sum grows more slowly than its parts, so that no single wave is loud enough to be
 * recognised.
 */
const tamed = (level: number): number => level / (1 + 0.55 * level)

function swell(rises: number, fades: number): Ring {
  const top = samplesIn(rises)
  return new Float32Array(top + samplesIn(fades * 3)).map((_, i) => {
    if (i < top) return Math.sin((Math.PI / 2) * (i / top)) ** 2
    const age = (i - top) / (fades * sampleRate)
    return (1 / (1 + age * age * 3)) * (1 - age / 3)
  })
}
