// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { MeditationScreen } from '../meditation-screen.tsx'
import { controllerOf } from '../sit/controller.ts'

type Ramp = [value: number, at: number]

/** The device's sound: what plays, and how its loudness changes. */
const device = { now: 0, loops: [] as { isPlaying: boolean }[], ramps: [] as Ramp[] }

class AudioClock extends EventTarget {
  state = 'running'
  destination = {}
  get currentTime() {
    return device.now
  }
  resume = async () => undefined
  close = async () => undefined
  decodeAudioData = async () => ({})
}
class Gain {
  gain = {
    setTargetAtTime: () => undefined,
    setValueAtTime: () => undefined,
    cancelScheduledValues: () => (device.ramps = []),
    linearRampToValueAtTime: (value: number, at: number) => device.ramps.push([value, at]),
  }
  readonly context: AudioClock
  constructor(context: AudioClock) {
    this.context = context
  }
  connect = (to: unknown) => to
}
class Loop {
  readonly playing = { isPlaying: false }
  connect = (to: unknown) => to
  start = () => {
    this.playing.isPlaying = true
    device.loops.push(this.playing)
  }
  stop = () => (this.playing.isPlaying = false)
}

let isFileThere = true

beforeEach(() => {
  isFileThere = true
  Object.assign(device, { now: 0, loops: [], ramps: [] })
  window.history.replaceState(null, '', '/meditation')
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 22, 30), toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('AudioContext', AudioClock)
  vi.stubGlobal('GainNode', Gain)
  vi.stubGlobal('AudioBufferSourceNode', Loop)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

let members = 0
async function open(path = '/meditation?tab=sound') {
  const userId = `a listener ${(members += 1)}`
  const view = renderScreen(
    <MeditationScreen userId={userId} quiet={false} renderAlongside={() => null} quotes={null} />,
    { path },
  )
  const answerApi = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.startsWith('/sounds/')
      ? { ok: isFileThere, arrayBuffer: async () => new ArrayBuffer(0) }
      : answerApi(url, init),
  )
  return { ...view, controller: controllerOf(userId) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const playing = () => device.loops.filter(({ isPlaying }) => isPlaying).length
const isPlaying = (count: number) => vi.waitFor(() => expect(playing()).toBe(count), 60_000)
const pass = (seconds: number) =>
  act(async () => {
    device.now += seconds
    vi.setSystemTime(Date.now() + seconds * 1000 - 500)
    await vi.advanceTimersByTimeAsync(500)
  })
const fadeEnd = () => device.ramps.findLast(([value]) => value === 0)?.[1]

test('the timer’s sounds lead there, and it says that nothing is logged before it plays', async () => {
  await open('/meditation')
  fireEvent.click(screen.getByRole('link', { name: 'Sound only' }))
  expect(await screen.findByText(/It isn’t a sit, and nothing is logged/)).toBeTruthy()
  expect(playing()).toBe(0)
})

test('it plays, fades out after the chosen time, and logs nothing', async () => {
  const view = await open()
  await screen.findByText('Only sound')
  press('15')
  press('Play')
  await isPlaying(1)
  expect(screen.getByText('Fades out in 15:00')).toBeTruthy()
  expect(fadeEnd()).toBe(16 * 60)
  await pass(10 * 60)
  expect(screen.getByText('Fades out in 5:00')).toBeTruthy()
  await pass(5 * 60 + 30)
  expect(screen.getByText('Fading out')).toBeTruthy()
  await pass(30)
  await isPlaying(0)
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(view.controller.timer.get().sit).toBeNull()
  expect(view.controller.lastSit.get()).toBeNull()
  expect([...view.callsTo('meditation.save'), ...view.callsTo('practice.log')]).toEqual([])
})

test('another time counts from now, and another sound takes over', async () => {
  const { controller } = await open()
  await screen.findByText('Only sound')
  press('Play')
  await isPlaying(1)
  await pass(60)
  press('60')
  expect(fadeEnd()).toBe(60 + 61 * 60)
  press('Ocean')
  await vi.waitFor(() => expect(device.loops).toHaveLength(2), 60_000)
  await isPlaying(1)
  expect(controller.settings.get().mix).toEqual([])
  press('Stop')
  await isPlaying(0)
})

test('leaving the page ends it', async () => {
  await open()
  await screen.findByText('Only sound')
  press('Play')
  await isPlaying(1)
  fireEvent.click(screen.getByRole('link', { name: 'I’d rather sit' }))
  await isPlaying(0)
})

test('during a sit there is nothing to play', async () => {
  const { controller } = await open()
  await screen.findByText('Only sound')
  press('Play')
  await isPlaying(1)
  act(() => controller.begin())
  expect(screen.getByRole('link', { name: 'Back to your sit' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  act(() => controller.timer.reset())
})

test('a sound that cannot be loaded says so, and can be tried again', async () => {
  isFileThere = false
  await open()
  await screen.findByText('Only sound')
  press('Play')
  expect(await screen.findByText('We couldn’t load the sound')).toBeTruthy()
  isFileThere = true
  press('Play')
  await isPlaying(1)
})
