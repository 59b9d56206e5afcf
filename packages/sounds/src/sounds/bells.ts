import { bowl, gong, tingsha } from './bowls.ts'
import { type Mode, strike } from '../synthesis/modes.ts'
import type { Random } from '../synthesis/random.ts'
import { room } from '../synthesis/reverb.ts'
import { addStereo, samplesIn, silence, type Stereo } from '../synthesis/ring.ts'

export const bowlBell = (random: Random): Stereo => inHall(bowl(random, { hz: 224.5, fadeSeconds: 13, soft: 0.35 }), 12)

export const tingshaBell = (random: Random): Stereo => inHall(tingsha(random, 1568), 6)

export const gongBell = (random: Random): Stereo => inHall(gong(random, 92.5), 15)

/** A bell alone in a quiet hall. The ring is longer than the sound, so nothing wraps around. */
function inHall(modes: Mode[], seconds: number): Stereo {
  const stage = silence(samplesIn(seconds))
  addStereo(stage, strike(modes, seconds - 2))
  addStereo(stage, room(stage, { seconds: 1.8, brightHz: 4000 }), { gain: 0.16 })
  return stage
}
