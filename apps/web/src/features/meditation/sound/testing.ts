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
