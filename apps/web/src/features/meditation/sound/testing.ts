import type { Programme } from '@sadhana/contract'
import fc from 'fast-check'
import { vi } from 'vitest'

const onsetSeconds = 0.05

type PlannedSource = { strikesAt: number }

/** The device: its clocks, and the bells that the open page has planned on its audio clock, which stops in sleep. */
export const device = { wall: 0, monotonic: 0, audio: 0, planned: new Set<PlannedSource>() }

class AudioClock extends EventTarget {
  state = 'running'
  destination = {}
  get currentTime() {
    return device.audio / 1000
  }
  resume = async () => undefined
  decodeAudioData = async () => ({})
}
class Gain {
  gain = { setTargetAtTime: () => undefined }
  readonly context: AudioClock
  constructor(context: AudioClock) {
    this.context = context
  }
  connect = (to: unknown) => to
}
class BellSource {
  readonly planned: PlannedSource = { strikesAt: 0 }
  connect = (to: unknown) => to
  start(when: number, offset: number) {
    this.planned.strikesAt = Math.round((when + onsetSeconds - offset) * 1000)
    device.planned.add(this.planned)
  }
  stop = () => device.planned.delete(this.planned)
}

/** A device without loudspeakers, whose clocks the test moves. */
export function silenceDevice() {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('AudioContext', AudioClock)
  vi.stubGlobal('GainNode', Gain)
  vi.stubGlobal('AudioBufferSourceNode', BellSource)
  vi.stubGlobal('fetch', async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }))
}

const strokes = fc.integer({ min: 0, max: 3 })
const programmes: fc.Arbitrary<Programme> = fc.record({
  settle: fc.record({ minutes: fc.integer({ min: 0, max: 5 }), strokes }),
  stretches: fc.array(fc.record({ name: fc.constant('Sitting'), minutes: fc.integer({ min: 1, max: 9 }), strokes }), {
    minLength: 1,
    maxLength: 12,
  }),
})

const seconds = (max: number) => fc.integer({ min: 1, max })
/** What happens to a sit, second by second. */
export const acts = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('start' as const), programme: programmes }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('watch' as const), seconds: seconds(600) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('hide' as const), seconds: seconds(1800) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('sleep' as const), seconds: seconds(900) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('reload' as const), seconds: fc.integer({ min: 0, max: 400 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ act: 'pause' as const }) },
  { weight: 4, arbitrary: fc.constant({ act: 'continue' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('change length' as const),
      minutes: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'finish' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'discard' as const }) },
)
export type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never
