import { bandpass, chain, highpass, lowpass } from './filters.ts'
import { noise, pinkNoise } from './noise.ts'
import { between, type Random } from './random.ts'
import { add, layer, type Ring, sampleRate, samplesIn, silence, steered, type Stereo, times } from './ring.ts'
import { wanderLevel } from './wander.ts'

/** Unequal waves on a long beach: each gathers, breaks and draws back over the sand. The sea itself never stops. */
export function ocean(random: Random, length: number): Stereo {
  const stage = silence(length)
  const sea = pinkNoise(random, length, 0.6, () => chain(lowpass(420), highpass(90)))
  const breath = wanderLevel(random, length, 6, { low: -2, high: 2 })
  layer(stage, steered(sea, breath), -9)
  const spray = pinkNoise(random, length, 0.9, () => bandpass(2600, 0.5))
  layer(stage, steered(spray, breath), -18)

  const gather = pinkNoise(random, length, 0.5, () => bandpass(230, 0.6))
  const crash = pinkNoise(random, length, 0.8, () => chain(highpass(160), lowpass(1900)))
  const foam = noise(random, length, 0.9, () => chain(highpass(1500), lowpass(4200)))
  const waves = wavesOf(random, length / sampleRate)
  layer(stage, swept(gather, waves, { begins: -3.2, rises: 3.4, fades: 3 }), -4)
  layer(stage, swept(crash, waves, { begins: -0.9, rises: 1.3, fades: 2.6 }), 0)
  layer(stage, swept(foam, waves, { begins: -0.2, rises: 1.9, fades: 4.6 }), -6)
  return stage
}

type Wave = { at: number; size: number; pan: number; pace: number }

/** The pause before each wave and its size: so that no part of the period looks like another. */
const swells: [pause: number, size: number][] = [
  [7, 0.95],
  [5.3, 0.84],
  [9, 0.84],
  [11.3, 0.6],
  [6.1, 0.92],
  [10, 0.75],
]

function wavesOf(random: Random, seconds: number): Wave[] {
  const whole = swells.reduce((sum, [pause]) => sum + pause, 0)
  let at = 0
  return swells.map(([pause, size]) => {
    at += (pause / whole) * seconds
    return { at, size, pan: between(random, -0.35, 0.35), pace: between(random, 0.8, 1.3) }
  })
}

type Sweep = { begins: number; rises: number; fades: number }

/** Lets noise be heard only as the waves pass, each from its own side. */
function swept(sound: Stereo, waves: Wave[], sweep: Sweep): Stereo {
  const level = silence(sound.left.length)
  for (const wave of waves) {
    const start = (wave.at + sweep.begins * wave.pace) * sampleRate
    const shape = swell(sweep.rises * wave.pace, sweep.fades * wave.pace)
    add(level.left, start, shape, wave.size * (1 - wave.pan))
    add(level.right, start, shape, wave.size * (1 + wave.pan))
  }
  return { left: times(sound.left, level.left), right: times(sound.right, level.right) }
}

function swell(rises: number, fades: number): Ring {
  const top = samplesIn(rises)
  return new Float32Array(top + samplesIn(fades * 3)).map((_, i) => {
    if (i < top) return Math.sin((Math.PI / 2) * (i / top)) ** 3
    const age = (i - top) / (fades * sampleRate)
    return (1 / (1 + age * age * 4)) * (1 - age / 3)
  })
}
