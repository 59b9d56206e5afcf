import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { defaultSettings } from '../settings/settings.rules.ts'
import { createStore } from '../shared/store.ts'
import { aSit } from '../testing.ts'
import { createSavedTimer } from '../timer/saved-timer.ts'
import { createSitClock } from '../timer/sit-clock.ts'
import { createTimer } from '../timer/timer.ts'
import { createSitSound } from './sit-sound.ts'
import { device, silenceDevice } from './testing.ts'

beforeAll(silenceDevice)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => new Promise((done) => setImmediate(done))

/** Time passes, and the bells that were planned for it ring. The audio clock may be slower or faster than the wall's. */
function pass(ms: number, rings: number[], audioDrift = 0) {
  const audioMs = Math.max(ms + audioDrift, 0)
  for (const source of device.planned)
    if (source.strikesAt >= device.audio && source.strikesAt < device.audio + audioMs) {
      rings.push(device.wall + source.strikesAt - device.audio)
      device.planned.delete(source)
    }
  device.audio += audioMs
  device.monotonic += ms
  device.wall += ms
  vi.setSystemTime(device.wall)
}

const moments = fc.record({
  /** From one look at the clocks to the next. */
  tickMs: fc.integer({ min: 150, max: 900 }),
  /** A busy device may be late with the sound, and catch up. */
  audioDrift: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -400, max: 400 })),
  /** How long the page has to wait for the processor in the middle of its work. */
  heldUpMs: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 500 })),
})

test('on a busy device, whose clocks drift apart while the page waits, each bell still rings once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moments, { minLength: 100, maxLength: 250, size: 'max' }), async (steps) => {
      Object.assign(device, { wall: 1_000_000, monotonic: 0, audio: 0 })
      device.planned.clear()
      vi.setSystemTime(device.wall)
      const clock = createSitClock({ wall: () => device.wall, monotonic: () => device.monotonic })
      const timer = createTimer({ saved: createSavedTimer(memoryStorage(), 'asha'), clock, onEnd: () => undefined })
      const sound = createSitSound({ timer, settings: createStore(defaultSettings), tabId: 'tab' })
      const startsAt = device.wall + 3_000
      const stretches = [1, 1, 1].map((strokes) => ({ name: 'Sitting', minutes: 1, strokes }))
      const programme = { settle: { minutes: 0, strokes: 1 }, stretches }
      timer.start(aSit({ programme, minutes: 3, startsAt, beganAt: startsAt, aliveAt: device.wall }))
      await settled()
      const rings: number[] = []
      for (const { tickMs, audioDrift, heldUpMs } of steps) {
        pass(tickMs, rings, audioDrift)
        timer.tick()
        sound.align()
        pass(heldUpMs, rings)
        await settled()
      }
      // From here on the device is quiet again.
      while (timer.get().sit) {
        pass(500, rings)
        timer.tick()
        sound.align()
        await settled()
      }
      pass(5_000, rings)
      expect(rings.map((at) => Math.round((at - startsAt) / 60_000) || 0)).toEqual([0, 1, 2, 3])
    }),
    { numRuns: Number(process.env.BUSY_DEVICES ?? 150), endOnFailure: true },
  )
})
