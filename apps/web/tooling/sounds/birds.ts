import { between, type Random } from './random.ts'
import { joined, sampleRate, samplesIn } from './ring.ts'

/** A whistled note: from one pitch to another, with a quaver of so many Hz, as deep as a share of the pitch. */
type Note = { seconds: number; from: number; to: number; loud?: number; quaver?: number; depth?: number }
type Rest = { rest: number }

/** Every call is made anew, so that no two in the forest are the same. */
export type Bird = (random: Random) => Float32Array

function whistle(random: Random, notes: (Note | Rest)[], overtone = 0.08): Float32Array {
  const voice = between(random, 0.96, 1.04)
  return joined(
    ...notes.map((note) => ('rest' in note ? new Float32Array(samplesIn(note.rest)) : sing(note, voice, overtone))),
  )
}

function sing(
  { seconds, from, to, loud = 1, quaver = 0, depth = 0 }: Note,
  voice: number,
  overtone: number,
): Float32Array {
  const length = samplesIn(seconds)
  let phase = 0
  return new Float32Array(length).map((_, i) => {
    const share = i / length
    const bend = from * (to / from) ** (share * share * (3 - 2 * share))
    const hz = voice * bend * (1 + depth * Math.sin((2 * Math.PI * quaver * i) / sampleRate))
    phase += (2 * Math.PI * hz) / sampleRate
    const swell = Math.sin(Math.PI * Math.min(1, share) ** 0.8) ** 1.2
    return loud * swell * (Math.sin(phase) + overtone * Math.sin(2 * phase))
  })
}

/** Two clear notes, the second lower. */
export const tit: Bird = (random) => {
  const high = between(random, 3300, 3700)
  const low = high * between(random, 0.82, 0.87)
  const couple = (): (Note | Rest)[] => [
    { seconds: 0.17, from: high * 1.02, to: high },
    { rest: between(random, 0.05, 0.08) },
    { seconds: 0.22, from: low, to: low * 0.98, loud: 0.8 },
    { rest: between(random, 0.12, 0.2) },
  ]
  return whistle(random, Array.from({ length: 1 + Math.floor(random() * 3) }, couple).flat())
}

/** A falling run of quick notes that ends in a turn. */
export const finch: Bird = (random) => {
  const count = 7 + Math.floor(random() * 5)
  const start = between(random, 4300, 5000)
  const run = Array.from({ length: count }, (_, n): (Note | Rest)[] => {
    const hz = start * (1 - 0.035 * n)
    const seconds = 0.075 + 0.006 * n
    return [{ seconds, from: hz * 1.18, to: hz * 0.86, loud: 0.45 + 0.05 * n }, { rest: 0.03 + 0.003 * n }]
  })
  const last = start * between(random, 0.55, 0.62)
  const turn: Note = { seconds: 0.26, from: last, to: last * 1.3, quaver: 22, depth: 0.03 }
  return whistle(random, [...run.flat(), turn])
}

/** Slow, fluting phrases, each different, as if thinking in between. */
export const thrush: Bird = (random) => {
  const notes = Array.from({ length: 3 + Math.floor(random() * 3) }, (): (Note | Rest)[] => {
    const hz = between(random, 1900, 3000)
    const warbles = random() < 0.4
    return [
      {
        seconds: between(random, 0.14, 0.36),
        from: hz,
        to: hz * between(random, 0.84, 1.2),
        loud: between(random, 0.6, 1),
        quaver: warbles ? between(random, 14, 26) : 5,
        depth: warbles ? between(random, 0.02, 0.05) : 0.004,
      },
      { rest: between(random, 0.04, 0.2) },
    ]
  })
  return whistle(random, notes.flat(), 0.14)
}

/** A far dove: low, round, in three. */
export const dove: Bird = (random) => {
  const hz = between(random, 470, 520)
  return whistle(
    random,
    [
      { seconds: 0.36, from: hz * 0.92, to: hz, loud: 0.7 },
      { rest: 0.12 },
      { seconds: 0.75, from: hz * 1.06, to: hz * 0.98, loud: 1, quaver: 11, depth: 0.006 },
      { rest: 0.16 },
      { seconds: 0.4, from: hz * 0.98, to: hz * 0.9, loud: 0.65 },
    ],
    0.2,
  )
}

/** A soft, even trill. */
export const warbler: Bird = (random) => {
  const hz = between(random, 3800, 4400)
  const count = 10 + Math.floor(random() * 8)
  const trill = Array.from({ length: count }, (_, n): (Note | Rest)[] => [
    { seconds: 0.045, from: hz * 1.08, to: hz * 0.9, loud: Math.sin((Math.PI * (n + 0.6)) / (count + 0.6)) },
    { rest: 0.032 },
  ])
  return whistle(random, trill.flat())
}

/** A few bare chips from a bush nearby. */
export const wren: Bird = (random) =>
  whistle(
    random,
    Array.from({ length: 2 + Math.floor(random() * 3) }, (): (Note | Rest)[] => [
      {
        seconds: between(random, 0.035, 0.06),
        from: between(random, 5200, 6000),
        to: between(random, 4200, 4800),
        loud: 0.8,
      },
      { rest: between(random, 0.1, 0.4) },
    ]).flat(),
  )
