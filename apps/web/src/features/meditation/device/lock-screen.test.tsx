// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLockScreen } from './lock-screen.ts'

const controls = () => ({ onPlay: vi.fn(), onPause: vi.fn(), onStop: vi.fn() })

/** The parts of a device's media controls that a page can set. */
function aDevice() {
  const handlers = new Map<string, () => void>()
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    position: undefined as MediaPositionState | undefined,
    setActionHandler: (action: string, handler: () => void) => void handlers.set(action, handler),
    setPositionState: (state?: MediaPositionState) => void (session.position = state),
  }
  vi.stubGlobal('navigator', { mediaSession: session })
  vi.stubGlobal('MediaMetadata', function metadata(words: object) {
    return words
  })
  const track = { loop: false, play: vi.fn(async () => undefined), pause: vi.fn() }
  vi.stubGlobal('Audio', function anAudio() {
    return track
  })
  return { session, track, press: (action: string) => handlers.get(action)?.() }
}

let device: ReturnType<typeof aDevice>

beforeEach(() => {
  device = aDevice()
})
afterEach(() => vi.unstubAllGlobals())

test('shows the sit and its position, and plays a looping track', () => {
  createLockScreen(controls()).show({ title: 'Sit of 10 minutes', isPlaying: true, position: { seconds: 5, of: 600 } })
  expect(device.session).toMatchObject({
    metadata: { title: 'Sit of 10 minutes', artist: 'Sadhana Compass' },
    playbackState: 'playing',
    position: { position: 5, duration: 600, playbackRate: 1 },
  })
  expect(device.track.loop).toBe(true)
  expect(device.track.play).toHaveBeenCalledOnce()
})

test('a pause stops the track, and the controls show it', () => {
  createLockScreen(controls()).show({ title: 'Sit of 10 minutes', isPlaying: false })
  expect(device.session.playbackState).toBe('paused')
  expect(device.track.pause).toHaveBeenCalledOnce()
})

test('an open-ended sit shows no position, and clearing removes everything', () => {
  const lockScreen = createLockScreen(controls())
  lockScreen.show({ title: 'Sit of 10 minutes', isPlaying: true, position: { seconds: 5, of: 600 } })
  lockScreen.show({ title: 'Open-ended sit', isPlaying: true })
  expect(device.session.position).toBeUndefined()
  lockScreen.show({ title: 'Sit of 10 minutes', isPlaying: true, position: { seconds: 5, of: 600 } })
  lockScreen.clear()
  expect(device.session).toMatchObject({ metadata: null, playbackState: 'none', position: undefined })
})

test.each([
  ['play', 'onPlay'],
  ['pause', 'onPause'],
  ['stop', 'onStop'],
] as const)('%s on the lock screen calls back', (action, called) => {
  const callbacks = controls()
  createLockScreen(callbacks)
  device.press(action)
  expect(callbacks[called]).toHaveBeenCalledOnce()
})

test('a browser without media controls still plays the track', () => {
  vi.stubGlobal('navigator', {})
  const lockScreen = createLockScreen(controls())
  lockScreen.show({ title: 'Sit of 10 minutes', isPlaying: true })
  lockScreen.clear()
  expect(device.track.play).toHaveBeenCalledOnce()
  expect(device.track.pause).toHaveBeenCalledOnce()
})
