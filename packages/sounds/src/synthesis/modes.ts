import { sampleRate, samplesIn, type Stereo } from './ring.ts'

/** One mode of a struck body: a tone that fades. Its weaker twin is `beatHz` higher. */
export type Mode = { hz: number; gain: number; fadeSeconds: number; beatHz: number; riseSeconds: number }

/**
 * A struck body. No body is perfectly round, so each mode is a pair of slightly different tones, which beat. The two
 * lean to different sides, so that the beats move between the ears.
 */
export function strike(modes: readonly Mode[], seconds: number): Stereo {
  const length = samplesIn(seconds)
  const sound = { left: new Float32Array(length), right: new Float32Array(length) }
  modes.forEach((mode, n) => {
    const lean = n % 2 ? 0.58 : 0.42
    addTone(sound, mode, mode.hz, 1 - lean)
    addTone(sound, { ...mode, gain: mode.gain * twin }, mode.hz + mode.beatHz, lean)
  })
  fadeOutEnd(sound)
  return sound
}

/** Weaker, so that the beats breathe but never fall silent. */
const twin = 0.55

function addTone(sound: Stereo, { gain, fadeSeconds, riseSeconds }: Mode, hz: number, toRight: number): void {
  const turn = (2 * Math.PI * hz) / sampleRate
  const fade = Math.exp(-6.91 / (fadeSeconds * sampleRate))
  const rise = Math.exp(-1 / (riseSeconds * sampleRate))
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let [x, y, missing] = [0, gain, 1]
  for (let i = 0; i < sound.left.length; i++) {
    const next = x * cos + y * sin
    y = (y * cos - x * sin) * fade
    x = next * fade
    missing *= rise
    const sample = x * (1 - missing)
    sound.left[i] = (sound.left[i] ?? 0) + sample * (1 - toRight)
    sound.right[i] = (sound.right[i] ?? 0) + sample * toRight
  }
}

function fadeOutEnd({ left, right }: Stereo): void {
  const fade = Math.min(left.length, samplesIn(0.5))
  for (let i = 0; i < fade; i++) {
    const at = left.length - 1 - i
    left[at] = (left[at] ?? 0) * (i / fade)
    right[at] = (right[at] ?? 0) * (i / fade)
  }
}
