import { between, type Random } from '../synthesis/random.ts'
import { concat, sampleRate, samplesIn } from '../synthesis/ring.ts'

/**
 * A whistled note that moves from one pitch to another, with a vibrato: its rate in Hz, and its depth as a share of the
 * pitch.
 */
type Note = { seconds: number; from: number; to: number; loud?: number; quaver?: number; depth?: number }
type Rest = { rest: number }

/** Every call is generated separately, so that no two in the forest are the same. */
export type Bird = (random: Random) => Float32Array

function whistle(random: Random, notes: (Note | Rest)[], overtone = 0.08): Float32Array {
  const voice = between(random, 0.96, 1.04)
  return concat(
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

/** Two clear notes, the second one lower. */
export const tit: Bird = (random) => {
  const high = between(random, 3000, 3900)
  const low = high * between(random, 0.74, 0.92)
  const [first, second] = [between(random, 0.1, 0.2), between(random, 0.14, 0.3)]
  const couple = (): (Note | Rest)[] => [
    { seconds: first, from: high * between(random, 0.98, 1.06), to: high },
    { rest: between(random, 0.04, 0.12) },
    { seconds: second, from: low, to: low * between(random, 0.93, 1.03), loud: between(random, 0.5, 0.9) },
    { rest: between(random, 0.12, 0.34) },
  ]
  return whistle(random, Array.from({ length: 1 + Math.floor(random() * 3) }, couple).flat())
}

/** A falling run of quick notes that ends in a turn. */
export const finch: Bird = (random) => {
  const count = 4 + Math.floor(random() * 9)
  const start = between(random, 3900, 5200)
  const falls = between(random, 0.015, 0.05)
  const beat = between(random, 0.055, 0.095)
  const run = Array.from({ length: count }, (_, n): (Note | Rest)[] => {
    const hz = start * (1 - falls * n)
    const loud = 0.4 + 0.05 * n
    return [
      { seconds: beat + 0.006 * n, from: hz * between(random, 1.1, 1.25), to: hz * 0.86, loud },
      { rest: between(random, 0.02, 0.06) + 0.003 * n },
    ]
  })
  const last = start * between(random, 0.5, 0.68)
  const turn: Note = {
    seconds: between(random, 0.16, 0.3),
    from: last,
    to: last * between(random, 0.85, 1.35),
    quaver: between(random, 14, 26),
    depth: 0.03,
  }
  return whistle(random, [...run.flat(), turn])
}

/** Slow, fluting phrases, each different, as if thinking in between. */
export const thrush: Bird = (random) => {
  const notes = Array.from({ length: 2 + Math.floor(random() * 5) }, (): (Note | Rest)[] => {
    const hz = between(random, 1700, 3200)
    const warbles = random() < 0.4
    return [
      {
        seconds: between(random, 0.09, 0.42),
        from: hz,
        to: hz * between(random, 0.76, 1.3),
        loud: between(random, 0.6, 1),
        quaver: warbles ? between(random, 14, 26) : 5,
        depth: warbles ? between(random, 0.02, 0.05) : 0.004,
      },
      { rest: between(random, 0.04, 0.2) },
    ]
  })
  return whistle(random, notes.flat(), 0.14)
}

/** A soft trill, quicker or slower, that rises or falls a little. */
export const warbler: Bird = (random) => {
  const hz = between(random, 3300, 4600)
  const count = 6 + Math.floor(random() * 14)
  const [seconds, rest] = [between(random, 0.034, 0.062), between(random, 0.022, 0.05)]
  const drifts = between(random, -0.012, 0.012)
  const trill = Array.from({ length: count }, (_, n): (Note | Rest)[] => {
    const here = hz * (1 + drifts * n)
    return [
      { seconds, from: here * 1.08, to: here * 0.9, loud: Math.sin((Math.PI * (n + 0.6)) / (count + 0.6)) },
      { rest: rest * between(random, 0.85, 1.2) },
    ]
  })
  return whistle(random, trill.flat())
}

/** A few single chirps from a bush nearby. */
export const wren: Bird = (random) =>
  whistle(
    random,
    Array.from({ length: 1 + Math.floor(random() * 5) }, (): (Note | Rest)[] => [
      {
        seconds: between(random, 0.03, 0.07),
        from: between(random, 5200, 6000),
        to: between(random, 4200, 4800),
        loud: 0.8,
      },
      { rest: between(random, 0.1, 0.4) },
    ]).flat(),
  )
