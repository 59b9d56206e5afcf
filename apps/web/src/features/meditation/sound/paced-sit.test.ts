import type { OwnBreath } from '@sadhana/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { defaultSettings } from '../settings/settings.rules.ts'
import { createStore } from '../shared/store.ts'
import { aSit } from '../testing.ts'
import { createSavedTimer } from '../timer/saved-timer.ts'
import { createSitClock } from '../timer/sit-clock.ts'
import { createTimer } from '../timer/timer.ts'
import { createSitSound } from './sit-sound.ts'
import { device, silenceDevice } from './testing.ts'

const tones = new Set<Oscillator>()

class Oscillator {
  at = 0
  frequency = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  connect = (to: unknown) => to
  start = (at: number) => {
    this.at = Math.round(at * 1000)
    tones.add(this)
  }
  /** Without a time it falls silent before it has sounded. */
  stop = (at?: number) => {
    if (at === undefined) tones.delete(this)
  }
}
const param = {
  setTargetAtTime: () => undefined,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
}

beforeAll(() => {
  silenceDevice()
  vi.stubGlobal('OscillatorNode', Oscillator)
  vi.stubGlobal(
    'GainNode',
    class {
      gain = param
      readonly context: unknown
      constructor(context: unknown) {
        this.context = context
      }
      connect = (to: unknown) => to
    },
  )
})
beforeEach(() => {
  tones.clear()
  vi.setSystemTime(device.wall)
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => new Promise((done) => setImmediate(done))

async function sitWith(breath: OwnBreath, minutes: number | null) {
  const clock = createSitClock({ wall: () => device.wall, monotonic: () => device.monotonic })
  const timer = createTimer({ saved: createSavedTimer(memoryStorage(), 'asha'), clock, onEnd: () => undefined })
  const sound = createSitSound({ timer, settings: createStore(defaultSettings), tabId: 'tab' })
  const [audio, wall] = [device.audio, device.wall]
  const bells = { start: false, end: false, every: 0 }
  timer.start(aSit({ breath, minutes, bells, startsAt: wall, beganAt: wall, aliveAt: wall }))
  await settled()
  const pass = async (ms: number, isAwake = true) => {
    device.wall += ms
    if (isAwake) {
      device.monotonic += ms
      device.audio += ms
    }
    vi.setSystemTime(device.wall)
    timer.tick()
    sound.align()
    await settled()
  }
  return { pass, sinceStart: () => [...tones].map(({ at }) => at - audio).toSorted((one, other) => one - other) }
}

test('each part of the breath has its tone, until the sit ends', async () => {
  const { sinceStart } = await sitWith({ in: 4, hold: 2, out: 6, rest: 0 }, 1)
  expect(sinceStart()).toEqual([0, 4, 6, 12, 16, 18, 24, 28, 30, 36, 40, 42, 48, 52, 54].map((at) => at * 1000))
})

test('in a sit of hours tones are planned bit by bit, and each still comes at its time', async () => {
  const { pass, sinceStart } = await sitWith({ in: 3, hold: 0, out: 3, rest: 0 }, null)
  const most = sinceStart().length
  for (let minute = 0; minute < 180; minute++) await pass(60_000)
  expect(most).toBe(600)
  const all = sinceStart()
  expect(all.slice(0, 3600)).toEqual(Array.from({ length: 3600 }, (_, index) => index * 3000))
})

test('after the device slept, the tones follow the timer again, without any bell', async () => {
  const { pass, sinceStart } = await sitWith({ in: 5, hold: 0, out: 5, rest: 0 }, 10)
  await pass(60_000)
  await pass(7_000, false)
  // The audio clock stood still for seven seconds, so it reaches every later tone that much earlier.
  expect(sinceStart().find((at) => at > 60_000)).toBe(70_000 - 7_000)
})
