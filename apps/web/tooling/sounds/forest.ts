import { type Bird, dove, finch, thrush, tit, warbler, wren } from './birds.ts'
import { bandpass, chain, highpass, lowpass } from './filters.ts'
import { pinkNoise } from './noise.ts'
import { between, type Random } from './random.ts'
import { room } from './reverb.ts'
import { layer, place, sampleRate, silence, steered, type Stereo, times } from './ring.ts'
import { levelOf, wander, wanderLevel } from './wander.ts'

/** Leaves in a light breeze, a brook far off, and now and then one of six birds, never twice alike. */
export function forest(random: Random, length: number): Stereo {
  const stage = silence(length)
  const breeze = wander(random, length, 3.7, { low: 0, high: 1 })
  const leaves = pinkNoise(random, length, 0.8, () => chain(highpass(1000), lowpass(3600)))
  const rustle = times(
    breeze.map((force) => levelOf(8 * force)),
    wanderLevel(random, length, 0.33, { low: -2, high: 2 }),
  )
  layer(stage, steered(leaves, rustle), 0)

  const crowns = pinkNoise(random, length, 0.6, () => chain(highpass(110), lowpass(520)))
  const sway = breeze.map((force) => levelOf(5 * force))
  layer(stage, steered(crowns, sway), -8)

  for (const hz of [620, 940, 1350]) {
    const brook = pinkNoise(random, length, 1, () => bandpass(hz, 5))
    const gurgle = wanderLevel(random, length, 0.12, { low: -12, high: 3 })
    layer(stage, steered(brook, gurgle), -17)
  }

  const birds = silence(length)
  inhabit(random, birds)
  layer(stage, birds, -8)
  layer(stage, room(birds, { seconds: 1.6, brightHz: 3600 }), -12)
  return stage
}

/** Where each bird sits, how loud it is there, and at which shares of the period it calls. */
const perches: [bird: Bird, pan: number, gain: number, shares: number[]][] = [
  [thrush, -0.55, 0.9, [0.03, 0.36, 0.715, 0.8]],
  [tit, 0.6, 0.8, [0.19, 0.87]],
  [finch, 0.25, 0.75, [0.3, 0.5]],
  [dove, -0.2, 0.5, [0.105, 0.64]],
  [warbler, -0.75, 0.75, [0.43, 0.945]],
  [wren, 0.8, 0.7, [0.25, 0.56]],
]

function inhabit(random: Random, birds: Stereo): void {
  const seconds = birds.left.length / sampleRate
  for (const [bird, pan, gain, shares] of perches) {
    for (const share of shares) {
      const at = (share + between(random, -0.006, 0.006)) * seconds
      place(birds, bird(random), { at, gain: gain * between(random, 0.6, 1), pan })
    }
  }
}
