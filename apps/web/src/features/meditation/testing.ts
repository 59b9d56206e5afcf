import { vi } from 'vitest'
import type { FakeApi } from '#testing/render-screen.tsx'
import type { Sit } from './timer/timer.rules.ts'

/** A sit of ten minutes with bells at its start and end. */
export const aSit = (changes: Partial<Sit> = {}): Sit => ({
  id: '4f9f3f3e-1a56-4c8e-9a63-1f2f6d0a7b11',
  userId: 'asha',
  tabId: 'tab',
  minutes: 10,
  startsAt: 0,
  beganAt: 0,
  pausedAt: null,
  aliveAt: 0,
  bells: { start: true, end: true, every: 0 },
  sound: 'rain',
  limbType: 'dhyana',
  ...changes,
})

export const practiceId = '0198a1f0-0000-7000-8000-00000000000c'
export type SaveAnswer = NonNullable<NonNullable<FakeApi['meditation']>['save']>

/** The server's answer to a sit. */
export const savedSit: Extract<SaveAnswer, (...args: never[]) => unknown> = ({ body }) => ({
  id: practiceId,
  type: 'meditation',
  duration: body.duration,
  ambientSound: null,
  notes: null,
  interrupted: body.interrupted ?? false,
  completedAt: '2026-01-05T06:40:00.000Z',
  time: '06:30',
  limbType: body.limbType ?? 'dhyana',
  afterFeeling: null,
  practiceDay: '2026-01-05',
})

class SilentContext extends EventTarget {
  state = 'suspended'
  currentTime = 0
  destination = {}
  resume = async () => undefined
}
class SilentNode {
  gain = { setTargetAtTime: () => undefined }
  connect = (to: unknown) => to
}

/** Half past six in the morning, on a silent device whose clock the test moves. */
export function morningOnAMutedDevice() {
  window.history.replaceState(null, '', '/meditation')
  vi.useFakeTimers({
    now: Date.UTC(2026, 0, 5, 6, 30),
    toFake: ['Date', 'setInterval', 'clearInterval', 'performance'],
  })
  vi.stubGlobal('AudioContext', SilentContext)
  vi.stubGlobal('GainNode', SilentNode)
}

/** Requests for sounds are never answered; all others are answered as before. */
export function loadNoSounds() {
  const answerApi = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/sounds/') ? new Promise(() => {}) : answerApi(url, init),
  )
}
