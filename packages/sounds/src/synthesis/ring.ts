import { type Random } from './random.ts'

/** Enough bandwidth for these sounds (16 kHz), with fewer frames than at 44.1 or 48 kHz. */
export const sampleRate = 32_000

export const samplesIn = (seconds: number): number => Math.round(seconds * sampleRate)

/**
 * One period of a sound, or of something that controls it. A sound that runs past the end continues at the beginning.
 */
export type Ring = Float32Array

export type Stereo = { left: Ring; right: Ring }

export const silence = (length: number): Stereo => ({ left: new Float32Array(length), right: new Float32Array(length) })

export const whiteNoise = (random: Random, length: number): Ring => new Float32Array(length).map(() => random() * 2 - 1)

/** Adds a sound that starts at this sample and may wrap around the end. */
export function add(ring: Ring, at: number, sound: Float32Array, gain = 1): void {
  let place = (((Math.round(at) % ring.length) + ring.length) % ring.length) - 1
  for (const sample of sound) {
    place = place + 1 === ring.length ? 0 : place + 1
    ring[place] = (ring[place] ?? 0) + sample * gain
  }
}

export type Position = { at: number; gain: number; pan: number }

/** Places a sound between left (-1) and right (1), by its level and the moment at which it reaches each ear. */
export function place(stage: Stereo, sound: Float32Array, { at, gain, pan }: Position): void {
  const angle = ((pan + 1) * Math.PI) / 4
  const start = at * sampleRate
  add(stage.left, start + Math.max(0, pan) * farEarSamples, sound, gain * Math.cos(angle))
  add(stage.right, start + Math.max(0, -pan) * farEarSamples, sound, gain * Math.sin(angle))
}

const farEarSamples = 0.0004 * sampleRate

/** Adds a whole ring at this level in dB, whatever its own loudness. */
export function layer(stage: Stereo, sound: Stereo, decibels: number): void {
  addStereo(stage, sound, { gain: 10 ** (decibels / 20) / averageOf(sound) })
}

/** The root mean square. */
export const averageOf = ({ left, right }: Stereo): number =>
  Math.sqrt((energyOf(left) + energyOf(right)) / (2 * left.length))

const energyOf = (ring: Ring): number => ring.reduce((sum, sample) => sum + sample * sample, 0)

export function addStereo(stage: Stereo, sound: Stereo, { at = 0, gain = 1 } = {}): void {
  add(stage.left, at * sampleRate, sound.left, gain)
  add(stage.right, at * sampleRate, sound.right, gain)
}

export const times = (ring: Ring, factor: Ring): Ring => ring.map((sample, i) => sample * (factor[i] ?? 0))

export const scaled = (ring: Ring, gain: number): Ring => ring.map((sample) => sample * gain)

/** A sound whose loudness follows a path. */
export const steered = (sound: Stereo, level: Ring): Stereo => bothEars(sound, (ear) => times(ear, level))

export const bothEars = (stage: Stereo, change: (ring: Ring) => Ring): Stereo => ({
  left: change(stage.left),
  right: change(stage.right),
})

/** The same ring, starting at its calmest tenth of a second, where the errors of a coarse codec are smallest. */
export function fromCalmest(stage: Stereo): Stereo {
  const size = samplesIn(0.1)
  const loudness = (_: unknown, n: number) =>
    energyOf(stage.left.subarray(n * size, (n + 1) * size)) + energyOf(stage.right.subarray(n * size, (n + 1) * size))
  const moments = Array.from({ length: Math.floor(stage.left.length / size) }, loudness)
  const at = moments.indexOf(Math.min(...moments)) * size + size / 2
  return bothEars(stage, (ring) => concat(ring.subarray(at), ring.subarray(0, at)))
}

export function concat(...parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
