import { ambientSoundIds, volume, type AmbientSound } from '@sadhana/contract'

/** Sounds that play together, in the order they were chosen. An empty mix is silence. */
export type Mix = readonly AmbientSound[]

const maxSounds = 3

/** Chooses one sound, or up to three when mixing: a fourth replaces the first. Choosing a sound again removes it. */
export function choose(mix: Mix, sound: AmbientSound, isMixing: boolean): Mix {
  if (mix.includes(sound)) return mix.filter((other) => other !== sound)
  return isMixing ? [...mix, sound].slice(-maxSounds) : [sound]
}

/** A mix that this device has saved; it becomes a preset. */
export type SavedMix = { name: string; mix: Mix }

/** Makes a mix about as loud as one sound. */
export const loudnessOfEach = (mix: Mix): number => 1 / Math.sqrt(Math.max(mix.length, 1))

/** Rounds to one of eleven steps from 0 to 1. */
export const toStep = (value: number): number =>
  Math.round(Math.min(Math.max(value, volume.min), volume.max) / volume.step) / Math.round(1 / volume.step)

export const isMix = (value: unknown): value is Mix =>
  Array.isArray(value) &&
  value.length <= maxSounds &&
  value.every((sound) => (ambientSoundIds as readonly unknown[]).includes(sound))
