import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { createSavedTimer } from './saved-timer.ts'
import { createSitClock } from './sit-clock.ts'
import { createTimer, type TimerEvent } from './timer.ts'
import { aSit } from '../testing.ts'

const minute = 60_000

/** A device whose clocks the test sets. Pages open on it and close without warning. */
function device() {
  const storage = memoryStorage()
  const time = { wall: 1_000_000, monotonic: 0 }
  const pass = (ms: number) => {
    time.wall += ms
    time.monotonic += ms
  }
  const openPage = (userId = 'asha') => {
    const onEnd = vi.fn()
    const events: (TimerEvent | undefined)[] = []
    const clock = createSitClock({ wall: () => time.wall, monotonic: () => time.monotonic })
    const timer = createTimer({ saved: createSavedTimer(storage, userId), clock, onEnd })
    timer.subscribe((event) => events.push(event))
    timer.restore()
    /** Keeps the page open for a while, second by second. */
    const live = (ms: number) => {
      for (let gone = 0; gone < ms; gone += 1000) {
        pass(1000)
        timer.tick()
      }
    }
    const start = (changes: object = {}) => timer.start(aSit({ startsAt: time.wall, beganAt: time.wall, ...changes }))
    return { timer, onEnd, events, live, start }
  }
  return { time, pass, openPage, storage }
}

const left = ({ timer }: { timer: ReturnType<typeof createTimer> }) => 10 * minute - timer.get().elapsedMs

test('a sit runs from its full length to its end, and ends once', () => {
  const page = device().openPage()
  page.start()
  expect(left(page)).toBe(10 * minute)
  page.live(10 * minute)
  expect(page.onEnd).toHaveBeenCalledTimes(1)
  page.live(minute)
  expect(page.onEnd).toHaveBeenCalledTimes(1)
  expect(page.timer.get()).toMatchObject({ phase: 'idle', sit: null, elapsedMs: 0 })
})

test('listeners are called once a second', () => {
  const { openPage, pass } = device()
  const page = openPage()
  page.start()
  page.events.length = 0
  for (let quarter = 0; quarter < 40; quarter += 1) {
    pass(250)
    page.timer.tick()
  }
  expect(page.events).toHaveLength(10)
})

test('a pause stops the time, and a reset saves nothing', () => {
  const { openPage, pass } = device()
  const page = openPage()
  page.start()
  page.live(minute)
  page.timer.pause()
  pass(60 * minute)
  page.timer.tick()
  expect(left(page)).toBe(9 * minute)
  page.timer.resume()
  expect(left(page)).toBe(9 * minute)
  page.timer.reset()
  expect(page.timer.get().phase).toBe('idle')
  expect(page.onEnd).not.toHaveBeenCalled()
})

test('a page that slept past the end saves the moment of the end', () => {
  const { openPage, time } = device()
  const page = openPage()
  page.start()
  const end = time.wall + 10 * minute
  page.live(minute)
  // While the device sleeps, the wall clock runs but the monotonic one doesn't.
  time.wall += 60 * minute
  page.timer.tick()
  expect(page.onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ minutes: 10 }), end)
})

test('a sit that is reloaded halfway through continues where it was', () => {
  const { openPage, pass } = device()
  const first = openPage()
  first.start()
  first.live(5 * minute)
  pass(3_000)
  const second = openPage()
  expect(second.timer.get().phase).toBe('running')
  expect(left(second)).toBe(5 * minute - 3_000)
  second.live(5 * minute)
  expect(second.onEnd).toHaveBeenCalledTimes(1)
})

test('a sit whose page was closed is offered to the member, and saved only after their answer', () => {
  const { openPage, pass } = device()
  const first = openPage()
  first.start()
  first.live(4 * minute)
  pass(30 * minute)
  const second = openPage()
  expect(second.onEnd).not.toHaveBeenCalled()
  expect(second.timer.get()).toMatchObject({ phase: 'idle', cutOff: { minutes: 10 } })
  second.timer.resolveCutOff(null)
  expect(second.timer.get().cutOff).toBeNull()
  expect(openPage().timer.get().cutOff).toBeNull()
})

test('setting the clock back by an hour does not make the sit longer, before or after a reload', () => {
  const { openPage, time } = device()
  const page = openPage()
  page.start()
  page.live(4 * minute)
  time.wall -= 60 * minute
  page.timer.tick()
  expect(left(page)).toBe(6 * minute)
  expect(left(openPage())).toBe(6 * minute)
})

test('when two tabs show a sit, the one that sees the end later ends it too, even if the other has stored it by then', () => {
  const { openPage, pass, storage } = device()
  const [first, second] = [openPage(), openPage()]
  first.start()
  second.timer.restore()
  pass(10 * minute)
  first.timer.tick()
  const written = storage.getItem('meditation-sit')
  first.timer.stored(aSit({}).id)
  second.timer.follow(written)
  second.timer.follow(null)
  expect(second.events.filter((event) => event === 'ended')).toHaveLength(1)
  expect(second.onEnd).toHaveBeenCalledTimes(1)
  expect(second.onEnd.mock.calls).toEqual(first.onEnd.mock.calls)
})

test('when two tabs slept past the end, a sign of life written before that does not make the sit look abandoned', () => {
  const { openPage, pass, storage } = device()
  const [first, second] = [openPage(), openPage()]
  first.start()
  second.timer.follow(storage.getItem('meditation-sit'))
  first.live(6000)
  const written = storage.getItem('meditation-sit')
  pass(10 * minute)
  second.timer.follow(written)
  expect(second.timer.get().cutOff).toBeNull()
  expect(second.onEnd).toHaveBeenCalledTimes(1)
})

test('a pause in another tab is a pause in this one', () => {
  const { openPage, pass, storage } = device()
  const [first, second] = [openPage(), openPage()]
  first.start()
  second.timer.follow(storage.getItem('meditation-sit'))
  pass(minute)
  first.timer.pause()
  second.timer.follow(storage.getItem('meditation-sit'))
  expect(second.timer.get()).toMatchObject({ phase: 'paused', elapsedMs: minute })
})

test('a sit that was finished or reset in another tab is simply over in this one', () => {
  const { openPage, storage } = device()
  const [first, second] = [openPage(), openPage()]
  for (const stop of ['finish', 'reset'] as const) {
    first.start()
    second.timer.restore()
    first.live(2 * minute)
    first.timer[stop]()
    second.timer.follow(storage.getItem('meditation-sit'))
    expect(second.timer.get().phase).toBe('idle')
  }
  expect(second.onEnd).not.toHaveBeenCalled()
})

test('another member on this device finds no sit', () => {
  const { openPage, storage } = device()
  openPage('asha').start()
  expect(openPage('ben').timer.get().phase).toBe('idle')
  storage.setItem('meditation-sit', 'nonsense')
  expect(openPage('asha').timer.get().phase).toBe('idle')
})
