import { bowlBell, gongBell, tingshaBell } from './sounds/bells.ts'
import { cafe } from './sounds/cafe.ts'
import { fire } from './sounds/fire.ts'
import { flute } from './sounds/flute.ts'
import { forest } from './sounds/forest.ts'
import { ocean } from './sounds/ocean.ts'
import { rain } from './sounds/rain.ts'
import type { Random } from './synthesis/random.ts'
import { sampleRate, type Stereo } from './synthesis/ring.ts'
import { tibetan } from './sounds/tibetan.ts'
import { wind } from './sounds/wind.ts'

/** An mp3 frame. With a period of whole frames, the codec cuts the end and the beginning in the same way. */
const frameSamples = 1152
const frames = (count: number) => count * frameSamples

/** The same ring continues before and after the loop, so that the codec's edges are outside the loop. */
export const leadSamples = frames(15)

export type Loop = { id: string; periodSamples: number; kbps: number; make: (random: Random, length: number) => Stereo }

/**
 * In 500 kB a sound is either long or finely encoded. Even noise has to be finely encoded, or it sounds watery; events
 * need length. Waves, calls and voices get 700 kB and at least 90 s, so that none of them is recognised. Multiples of
 * five frames are whole samples at 44.1 and 48 kHz too. No two periods are equal, so a mix of sounds doesn't repeat for
 * hours.
 */
export const loops: Loop[] = [
  { id: 'rain', periodSamples: frames(1120), kbps: 96, make: rain },
  { id: 'ocean', periodSamples: frames(2530), kbps: 56, make: ocean },
  { id: 'forest', periodSamples: frames(2560), kbps: 56, make: forest },
  { id: 'tibetan', periodSamples: frames(2270), kbps: 48, make: tibetan },
  { id: 'wind', periodSamples: frames(1340), kbps: 80, make: wind },
  { id: 'cafe', periodSamples: frames(2590), kbps: 56, make: cafe },
  { id: 'flute', periodSamples: frames(2255), kbps: 48, make: flute },
  { id: 'fire', periodSamples: frames(1345), kbps: 80, make: fire },
]

export type Bell = { id: string; kbps: number; make: (random: Random) => Stereo }

/** The strike comes this long after the start of the file, so that the codec has settled by then. */
export const onsetSamples = Math.round(0.05 * sampleRate)

export const bells: Bell[] = [
  { id: 'bowl', kbps: 96, make: bowlBell },
  { id: 'tingsha', kbps: 96, make: tingshaBell },
  { id: 'gong', kbps: 96, make: gongBell },
]
