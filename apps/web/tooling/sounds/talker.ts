import { around, bandpass } from './filters.ts'
import { between, pick, type Random } from './random.ts'
import { add, type Ring, sampleRate, samplesIn } from './ring.ts'
import { wander } from './wander.ts'

/** The first three resonances, in Hz. */
type Mouth = readonly [number, number, number]

/** ah, eh, ee, oh, oo, uh */
const vowels: [Mouth, ...Mouth[]] = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [300, 2200, 2950],
  [570, 840, 2410],
  [320, 870, 2240],
  [600, 1200, 2400],
]

/** Someone who speaks in phrases and listens in between: a voice through a mouth that moves, too far to understand. */
export function talker(random: Random, length: number, deep: boolean): Ring {
  const speech = syllables(random, length)
  const voice = buzz(random, speech, deep)
  const size = deep ? 1 : 1.15
  const said = new Float32Array(length)
  const resonances = [0, 1, 2].map((n) => speech.mouth.map((shape) => shape[n] ?? 500))
  resonances.forEach((targets, n) => {
    const path = stepsThrough(speech.starts, targets, length, size)
    add(said, 0, around(voice, bandpass(path, 5 + 2 * n), 0.1), [1, 0.7, 0.4][n])
  })
  return said
}

type Speech = { level: Ring; starts: number[]; mouth: Mouth[] }

function syllables(random: Random, length: number): Speech {
  const level = new Float32Array(length)
  const seconds = length / sampleRate
  const starts: number[] = []
  const mouth: Mouth[] = []
  let at = between(random, 0, 1)
  // The last phrase ends before the ring does, so that the voice never has to join itself.
  while (at < seconds - 6) {
    const phraseEnds = at + between(random, 1.2, 4.5)
    const lively = between(random, 0.6, 1)
    while (at < phraseEnds) {
      const lasts = between(random, 0.11, 0.3)
      starts.push(samplesIn(at))
      mouth.push(pick(random, vowels))
      add(level, at * sampleRate, hump(lasts), lively * between(random, 0.35, 1))
      at += lasts * between(random, 0.8, 1.15)
    }
    at += between(random, 0.5, 4.5)
  }
  return { level, starts, mouth }
}

const hump = (seconds: number): Float32Array => {
  const length = samplesIn(seconds * 1.25)
  return new Float32Array(length).map((_, i) => Math.sin((Math.PI * i) / length) ** 1.4)
}

/** The source of the voice: the flow that opens slowly and shuts at once, at a pitch that wanders, with some breath. */
function buzz(random: Random, { level }: Speech, deep: boolean): Ring {
  const base = deep ? between(random, 92, 135) : between(random, 165, 235)
  const melody = wander(random, level.length, 0.55, { low: 0.86, high: 1.22 })
  let phase = 0
  return level.map((loud, i) => {
    phase += (base * (melody[i] ?? 1)) / sampleRate
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
