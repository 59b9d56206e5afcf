import { around, bandpass } from '../synthesis/filters.ts'
import { between, type Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import {
  add,
  layer,
  place,
  type Ring,
  sampleRate,
  samplesIn,
  silence,
  type Stereo,
  times,
  whiteNoise,
} from '../synthesis/ring.ts'
import { type Phrase, phrases, pitchOf } from './raga.ts'
import { wander, wanderLevel } from '../synthesis/wander.ts'

/** A bamboo flute in the evening: slow phrases with breath between them, over a drone of the keynote and the fifth. */
export function flute(random: Random, length: number): Stereo {
  const stage = silence(length)
  const melody = silence(length)
  const seconds = length / sampleRate
  const whole = phrases.reduce((sum, phrase) => sum + lengthOf(phrase) + phrase.rest, 0)
  const pace = seconds / whole
  let at = 0.4
  for (const phrase of phrases) {
    place(melody, play(random, phrase, pace), { at, gain: 1, pan: -0.08 })
    at += (lengthOf(phrase) + phrase.rest) * pace
  }
  layer(stage, melody, 0)
  layer(stage, room(melody, { seconds: 2.8, brightHz: 3200 }), -8)
  layer(stage, drone(random, length), -8)
  return stage
}

const lengthOf = (phrase: Phrase) => phrase.notes.reduce((sum, [, beats]) => sum + beats, 0)

/** One breath: a pitch that slides from note to note, with air around it. */
function play(random: Random, { notes, loud }: Phrase, pace: number): Float32Array {
  const total = samplesIn(notes.reduce((sum, [, beats]) => sum + beats, 0) * pace)
  const pitch = slide(random, notes, pace, total)
  const pressure = pressureOf(random, notes, pace, total).map((level) => level * loud)
  const air = around(around(whiteNoise(random, total), bandpass(pitch, 14), 0), bandpass(pitch, 6), 0)
  const rush = around(whiteNoise(random, total), bandpass(2900, 0.6), 0)
  let phase = 0
  const tone = pitch.map((hz, i) => {
    const force = pressure[i] ?? 0
    phase += (2 * Math.PI * hz) / sampleRate
    const colour = 0.3 * force * Math.sin(2 * phase) + 0.16 * force ** 1.5 * Math.sin(3 * phase)
    return force * (Math.sin(phase) + colour + 0.05 * force * force * Math.sin(4 * phase))
  })
  return tone.map((sample, i) => {
    const force = pressure[i] ?? 0
    return sample + 0.7 * Math.sqrt(force) * (air[i] ?? 0) + 0.02 * force * (rush[i] ?? 0)
  })
}

/** Notes joined by glides, with a vibrato that slowly builds on the long ones. */
function slide(random: Random, notes: Phrase['notes'], pace: number, total: number): Ring {
  const unsteady = wander(random, Math.max(total, 4), 0.4, { low: -0.0025, high: 0.0025 })
  const rate = between(random, 4.4, 5.2)
  const glide = 0.00042
  let index = 0
  let began = 0
  let ends = samplesIn((notes[0]?.[1] ?? 1) * pace)
  let held = pitchOf(notes[0]?.[0] ?? 0) * 0.975
  return new Float32Array(total).map((_, i) => {
    if (i >= ends && index < notes.length - 1) {
      index++
      began = i
      ends += samplesIn((notes[index]?.[1] ?? 1) * pace)
    }
    held += (pitchOf(notes[index]?.[0] ?? 0) - held) * glide
    const age = (i - began) / sampleRate
    const depth = 0.0065 * Math.min(1, Math.max(0, (age - 0.5) / 1.2))
    return held * (1 + depth * Math.sin((2 * Math.PI * rate * i) / sampleRate) + (unsteady[i] ?? 0))
  })
}

/** Breath pressure: a soft start, a small dip when the fingers move, and a slow end. */
function pressureOf(random: Random, notes: Phrase['notes'], pace: number, total: number): Ring {
  const swell = wander(random, Math.max(total, 4), 0.9, { low: 0.78, high: 1 })
  const level = new Float32Array(total).map((_, i) => {
    const [sinceStart, untilEnd] = [i / sampleRate, (total - i) / sampleRate]
    return Math.min(1, sinceStart / 0.16) ** 1.5 * Math.min(1, untilEnd / 0.9) ** 1.3 * (swell[i] ?? 1)
  })
  const dip = new Float32Array(samplesIn(0.12)).map((_, i, all) => -0.22 * Math.sin((Math.PI * i) / all.length) ** 2)
  let at = 0
  for (const [, beats] of notes.slice(0, -1)) {
    at += beats * pace
    dipAt(level, samplesIn(at - 0.04), dip)
  }
  return level
}

function dipAt(level: Ring, at: number, dip: Float32Array): void {
  dip.forEach((depth, i) => {
    if (at + i < level.length) level[at + i] = (level[at + i] ?? 0) * (1 + depth)
  })
}

/** Keynote, fifth and octave, as on a reed box: overtones that come and go, with whole cycles in the period. */
function drone(random: Random, length: number): Stereo {
  const sound = silence(length)
  for (const [degree, gain] of [
    [-5, 1],
    [-2, 0.5],
    [0, 0.35],
  ] as const) {
    for (let overtone = 1; overtone <= 7; overtone++) {
      const turns = Math.round((pitchOf(degree) * overtone * between(random, 0.9992, 1.0008) * length) / sampleRate)
      const start = random()
      const tone = new Float32Array(length).map((_, i) =>
        Math.sin(2 * Math.PI * (start + ((turns * i) % length) / length)),
      )
      const moved = times(tone, wanderLevel(random, length, between(random, 3, 6), { low: -10, high: 0 }))
      const right = between(random, 0.25, 0.75)
      add(sound.left, 0, moved, (gain * (1 - right)) / overtone ** 0.9)
      add(sound.right, 0, moved, (gain * right) / overtone ** 0.9)
    }
  }
  return sound
}
