import { around, bandpass } from '../synthesis/filters.ts'
import { between, betweenOctaves, pick, type Random } from '../synthesis/random.ts'
import { add, type Ring, sampleRate, samplesIn } from '../synthesis/ring.ts'
import { wander } from '../synthesis/wander.ts'

/** The first three resonances, in Hz. */
type Mouth = readonly [number, number, number]

/** Hissing consonants: their pitch, and their loudness relative to a vowel. */
const hisses: [Hiss, ...Hiss[]] = [
  { hz: 5200, loud: 0.16 },
  { hz: 3000, loud: 0.2 },
  { hz: 1900, loud: 0.12 },
]
type Hiss = { hz: number; loud: number }

/** ah, eh, ee, oh, oo, uh */
const vowels: [Mouth, ...Mouth[]] = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [300, 2200, 2950],
  [570, 840, 2410],
  [320, 870, 2240],
  [600, 1200, 2400],
]

/** Someone who speaks in phrases and listens in between: a voice through a moving mouth, too far away to understand. */
export function talker(random: Random, length: number, deep: boolean): Ring {
  const speech = syllables(random, length)
  const voice = buzz(random, speech, deep)
  const size = (deep ? 1 : 1.15) * between(random, 0.94, 1.07)
  const said = new Float32Array(length)
  const resonances = [0, 1, 2].map((n) => speech.mouth.map((shape) => shape[n] ?? 500))
  resonances.forEach((targets, n) => {
    const path = stepsThrough(speech.starts, targets, length, size)
    add(said, 0, around(voice, bandpass(path, 5 + 2 * n), 0.1), [1, 0.9, 0.65][n])
  })
  for (const start of speech.starts) if (random() < 0.4) add(said, start - samplesIn(0.05), hiss(random))
  return said
}

function hiss(random: Random): Float32Array {
  const { hz, loud } = pick(random, hisses)
  const band = bandpass(hz * between(random, 0.85, 1.15), 1.2)
  const length = samplesIn(between(random, 0.03, 0.09))
  return new Float32Array(length).map((_, i) => loud * Math.sin((Math.PI * i) / length) * band(random() * 2 - 1, i))
}

/** `tune` is the pitch as a factor: each phrase starts high and sinks, with a lift on the syllables that matter. */
type Speech = { level: Ring; tune: Ring; starts: number[]; mouth: Mouth[] }

function syllables(random: Random, length: number): Speech {
  const level = new Float32Array(length)
  const tune = new Float32Array(length).fill(1)
  const seconds = length / sampleRate
  const starts: number[] = []
  const mouth: Mouth[] = []
  let at = between(random, 0, 1)
  // The last phrase ends before the ring does, so that the voice never has to join up with itself.
  while (at < seconds - 6) {
    const phraseBegins = at
    const phraseEnds = at + betweenOctaves(random, 0.4, 5)
    const lively = between(random, 0.5, 1)
    const pace = between(random, 0.8, 1.25)
    const asks = random() < 0.2
    while (at < phraseEnds) {
      const lasts = pace * between(random, 0.09, 0.27)
      const share = (at - phraseBegins) / (phraseEnds - phraseBegins)
      const pitch = (asks ? 0.95 + 0.25 * share ** 3 : 1.13 - 0.26 * share) * between(random, 0.96, 1.1)
      tune.fill(pitch, samplesIn(at), samplesIn(at + lasts * 1.3))
      starts.push(samplesIn(at))
      mouth.push(pick(random, vowels))
      add(level, at * sampleRate, hump(lasts), lively * between(random, 0.35, 1))
      at += lasts * between(random, 0.8, 1.15)
    }
    at += betweenOctaves(random, 0.3, 6)
  }
  return { level, tune, starts, mouth }
}

const hump = (seconds: number): Float32Array => {
  const length = samplesIn(seconds * 1.25)
  return new Float32Array(length).map((_, i) => Math.sin((Math.PI * i) / length) ** 1.4)
}

/** The source of the voice: an airflow that opens slowly and closes at once, at a wandering pitch, with some breath. */
function buzz(random: Random, { level, tune }: Speech, deep: boolean): Ring {
  const base = deep ? between(random, 92, 135) : between(random, 165, 235)
  const unsteady = wander(random, level.length, 0.09, { low: 0.985, high: 1.015 })
  let [phase, pitch] = [0, 1]
  return level.map((loud, i) => {
    pitch += ((tune[i] ?? 1) - pitch) * 0.0007
    phase += (base * pitch * (unsteady[i] ?? 1)) / sampleRate
    phase -= Math.floor(phase)
    const open = phase / 0.6
    const pulse = open < 1 ? 2 * open - 3 * open * open : 0
    return loud * (pulse + 0.15 * (random() - 0.5))
  })
}

/** Glides from one mouth to the next in about a twentieth of a second. */
function stepsThrough(starts: number[], targets: number[], length: number, size: number): Ring {
  const path = new Float32Array(length)
  let held = (targets.at(-1) ?? 500) * size
  let next = 0
  for (let i = 0; i < length; i++) {
    if (i === starts[next]) next++
    const target = (targets[next === 0 ? targets.length - 1 : next - 1] ?? 500) * size
    held += (target - held) * 0.0009
    path[i] = held
  }
  return path
}
