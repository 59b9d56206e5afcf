// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/practice/saved-timer-key.ts'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { wholeText } from '#testing/whole-text.ts'
import { MeditationScreen } from './meditation-screen.tsx'
import type { OutboxEntry } from './outbox/outbox-store.ts'
import { aSit } from './testing.ts'

// The outbox lives in IndexedDB, which this environment lacks; the journeys test it in a browser.
const outbox = vi.hoisted(() => new Map<number, unknown>())
vi.mock('./outbox/outbox-store.ts', () => ({
  createOutboxStore: () => ({
    add: async (entry: OutboxEntry) => void outbox.set(outbox.size + 1, entry),
    list: async (userId: string) =>
      [...(outbox as Map<number, OutboxEntry>)]
        .map(([key, entry]) => ({ key, entry }))
        .filter(({ entry }) => entry.userId === userId),
    remove: async (key: number) => void outbox.delete(key),
  }),
}))

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

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 0, 5, 6, 30),
    toFake: ['Date', 'setInterval', 'clearInterval', 'performance'],
  })
  vi.stubGlobal('AudioContext', SilentContext)
  vi.stubGlobal('GainNode', SilentNode)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  outbox.clear()
})

let members = 0
const practiceId = '0198a1f0-0000-7000-8000-00000000000c'
type Saving = NonNullable<NonNullable<FakeApi['meditation']>['save']>
const save: Saving = ({ body }) => ({
  id: practiceId,
  type: 'meditation',
  duration: body.duration,
  ambientSound: null,
  notes: null,
  interrupted: body.interrupted ?? false,
  completedAt: '2026-01-05T06:40:00.000Z',
  limbType: 'dhyana',
  afterFeeling: null,
  practiceDay: '2026-01-05',
})

/** Each member gets a controller of their own, because one lives as long as the page. */
function open(saving: Saving = save, saved?: Parameters<typeof aSit>[0]) {
  const userId = `member ${(members += 1)}`
  if (saved) localStorage.setItem(sitKey, JSON.stringify(aSit({ userId, ...saved })))
  const screenOf = <MeditationScreen userId={userId} quiet={false} renderAlongside={(id) => `alongside ${id}`} />
  const view = renderScreen(screenOf, {
    api: { journey: { settings: journeySettings() }, meditation: { save: saving } },
  })
  const answerApi = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/sounds/') ? new Promise(() => {}) : answerApi(url, init),
  )
  return view
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const clock = () => screen.getByRole('timer').textContent
/** In one leap, as for a device that slept. */
const pass = (minutes: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + minutes * 60_000 - 250)
    await vi.advanceTimersByTimeAsync(250)
  })
const bodies = (view: ReturnType<typeof open>) => view.callsTo('meditation.save').map(({ body }) => body)

test('a sit runs to its end, is saved, and says who practised alongside', async () => {
  const view = open()
  press('Start')
  expect(clock()).toBe('10:00')
  await pass(4)
  expect(clock()).toBe('6:00')
  await pass(6)
  expect(await screen.findByText('You sat for 10 minutes')).toBeTruthy()
  expect(await screen.findByText(wholeText('Saved to your practice log as Dhyana.'))).toBeTruthy()
  expect(screen.getByText(`alongside ${practiceId}`)).toBeTruthy()
  expect(bodies(view)).toMatchObject([{ duration: 10, interrupted: false }])
})

test('a sit that cannot be sent stays on the device and says so', async () => {
  open(breakDown())
  press('Start')
  await pass(10)
  expect(await screen.findByText('Failed to save session')).toBeTruthy()
  expect(screen.getByText('Saved on this device. We’ll add it to your log when you’re back online.')).toBeTruthy()
  expect(outbox.size).toBe(1)
})

test('finishing early pauses, and saves the minutes sat', async () => {
  const view = open()
  press('Start')
  await pass(7)
  press('Finish')
  expect(screen.getByText('You’ve sat for 7 of 10 minutes. Every minute counts.')).toBeTruthy()
  await pass(30)
  press('Save 7 minutes')
  expect(await screen.findByText('You sat for 7 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 7, interrupted: true }]))
})

test('less than a minute leaves nothing to save, and the sit can go on', async () => {
  open()
  press('Start')
  await pass(0.5)
  press('Finish')
  expect(screen.getByText('You’ve sat for less than a minute, so there’s nothing to save yet.')).toBeTruthy()
  press('Keep sitting')
  await pass(0.5)
  expect(clock()).toBe('9:00')
})

test('a reset can still save the minutes', async () => {
  const view = open()
  press('Start')
  await pass(3)
  press('Reset')
  expect(screen.queryByText('paused')).toBeNull()
  press('Save 3 minutes')
  expect(await screen.findByText('You sat for 3 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 3 }]))
})

test('an open-ended sit counts up', async () => {
  open()
  press('Open-ended, until you stop')
  press('Start')
  await pass(2)
  expect(clock()).toBe('2:00')
  expect(screen.getByText('Your open-ended sit has started.')).toBeTruthy()
})

test('the space bar pauses and resumes', async () => {
  open()
  press('Start')
  await pass(1)
  fireEvent.keyDown(document.body, { code: 'Space' })
  await pass(5)
  expect(clock()).toBe('9:00')
  fireEvent.keyDown(document.body, { code: 'Space' })
  await pass(1)
  expect(clock()).toBe('8:00')
})

test('a page closed during a sit asks how long it was', async () => {
  const startsAt = Date.UTC(2026, 0, 5, 5)
  const view = open(save, { startsAt, beganAt: startsAt, aliveAt: startsAt + 4 * 60_000 })
  expect(screen.getByText('The timer counted 4 minutes. How long did you sit?')).toBeTruthy()
  expect(view.callsTo('meditation.save')).toHaveLength(0)
  press('Save 4 minutes')
  expect(await screen.findByText('You sat for 4 minutes')).toBeTruthy()
})
