import { bowl } from './bowls.ts'
import { strike } from '../synthesis/modes.ts'
import { between, type Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import { addStereo, layer, type Ring, sampleRate, scaled, silence, type Stereo, times } from '../synthesis/ring.ts'
import { wanderLevel } from '../synthesis/wander.ts'

/** Three bowls a fifth and an octave apart, struck at unequal intervals, over the hum of one that is rubbed. */
const bowls = [
  { hz: 136.1, fadeSeconds: 58, soft: 0.75 },
  { hz: 204.2, fadeSeconds: 48, soft: 0.6 },
  { hz: 272.9, fadeSeconds: 42, soft: 0.7 },
  { hz: 181.6, fadeSeconds: 44, soft: 0.85 },
]

/** Which bowl is struck, at which share of the period, and how hard. */
const strikes: [bowl: number, share: number, gain: number][] = [
  [0, 0.02, 0.9],
  [1, 0.135, 0.62],
  [2, 0.222, 0.42],
  [0, 0.36, 0.74],
  [3, 0.445, 0.5],
  [1, 0.575, 0.72],
  [0, 0.668, 0.58],
  [2, 0.79, 0.5],
  [1, 0.872, 0.46],
]

export function tibetan(random: Random, length: number): Stereo {
  const struck = silence(length)
  for (const [which, share, gain] of strikes) {
    const { soft, ...body } = bowls[which] ?? { hz: 136.1, fadeSeconds: 30, soft: 0.7 }
    const sound = strike(bowl(random, { ...body, soft: soft + between(random, -0.12, 0.12) }), body.fadeSeconds)
    addStereo(struck, sound, { at: (share * length) / sampleRate, gain })
  }
  const heard = silence(length)
  layer(heard, struck, 0)
  layer(heard, hum(random, length), -7)
  layer(heard, room(struck, { seconds: 2.6, brightHz: 2600 }), -13)
  return heard
}

/** A bowl that the stick keeps singing: a few pure tones that swell and fade, with whole cycles in the period. */
function hum(random: Random, length: number): Stereo {
  const sound = silence(length)
  const tones: [hz: number, gain: number][] = [
    [136.1, 1],
    [136.6, 0.8],
    [272.2, 0.3],
    [272.5, 0.3],
    [373.1, 0.4],
    [374.2, 0.36],
    [702.4, 0.09],
    [703.9, 0.08],
  ]
  tones.forEach(([hz, gain], n) => {
    const tone = times(wholeTurns(hz, length), wanderLevel(random, length, 6.5, { low: -9, high: 0 }))
    const right = n % 2 ? 0.68 : 0.32
    addStereo(sound, { left: scaled(tone, (1 - right) * gain), right: scaled(tone, right * gain) })
  })
  return sound
}

function wholeTurns(hz: number, length: number): Ring {
  const turns = Math.round((hz * length) / sampleRate)
  return new Float32Array(length).map((_, i) => Math.sin((2 * Math.PI * ((turns * i) % length)) / length))
}
