import type { TimerSettings } from '@sadhana/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { createStore } from '../shared/store.ts'
import { defaultSettings, type MeditationSettings } from './settings.rules.ts'
import { createSettingsSync } from './settings-sync.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-11T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** A server that keeps the later change of each setting, as ours does. */
function server() {
  const saved = new Map<string, { value: unknown; at: string }>()
  const state = { isDown: false }
  return {
    state,
    read: () => Object.fromEntries([...saved].map(([key, { value }]) => [key, value])) as TimerSettings,
    send: async (changes: TimerSettings, at: string) => {
      if (state.isDown) throw new Error('no network')
      for (const [key, value] of Object.entries(changes))
        if ((saved.get(key)?.at ?? '') <= at) saved.set(key, { value, at })
    },
  }
}

function device({ send, read }: ReturnType<typeof server>, before: Partial<MeditationSettings> = {}) {
  const settings = createStore<MeditationSettings>({ ...defaultSettings, ...before })
  const storage = memoryStorage()
  const sync = createSettingsSync({ storage, key: 'unsent', settings, send })
  return {
    settings,
    change: (changes: Partial<MeditationSettings>) => {
      settings.set({ ...settings.get(), ...changes })
      sync.changed(changes)
    },
    open: () => settings.set({ ...settings.get(), ...sync.received(read()) }),
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('settings chosen on one device are there on another, but for what belongs to the device', async () => {
  const there = server()
  const [phone, laptop] = [device(there), device(there)]
  phone.change({ minutes: 45, volume: 0.2, muted: true, leaveOut: ['heart'] })
  await pass(1_000)
  expect(there.read()).toEqual({ minutes: 45 })
  laptop.open()
  expect(laptop.settings.get()).toEqual({ ...defaultSettings, minutes: 45 })
})

test('of two changes to one setting the later one stays, and a change of another setting is kept', async () => {
  const there = server()
  const [phone, laptop] = [device(there), device(there)]
  there.state.isDown = true
  phone.change({ minutes: 20 })
  await pass(5_000)
  there.state.isDown = false
  laptop.change({ minutes: 30 })
  await pass(5_000)
  phone.change({ limbType: 'dharana' })
  await pass(5_000)
  expect(there.read()).toEqual({ minutes: 30, limbType: 'dharana' })
  phone.open()
  expect(phone.settings.get()).toMatchObject({ minutes: 30, limbType: 'dharana' })
})

test('a change that could not be sent stays here, and is sent on the next visit', async () => {
  const there = server()
  const phone = device(there)
  there.state.isDown = true
  phone.change({ minutes: 20 })
  await pass(5_000)
  there.state.isDown = false
  phone.open()
  expect(phone.settings.get().minutes).toBe(20)
  await pass(1_000)
  expect(there.read()).toEqual({ minutes: 20 })
})

test('settings from before they followed the member are sent, and give way to any choice', async () => {
  const there = server()
  const old = device(there, { minutes: 15, mix: ['rain'] })
  old.open()
  await pass(1_000)
  expect(there.read()).toEqual({ minutes: 15, mix: ['rain'] })
  const laptop = device(there)
  laptop.change({ minutes: 60 })
  await pass(1_000)
  const secondOld = device(there, { minutes: 5 })
  secondOld.open()
  expect(secondOld.settings.get()).toMatchObject({ minutes: 60, mix: ['rain'] })
})

test('a value that this release does not know is left alone', () => {
  const phone = device(server())
  const strange = { ...server(), read: () => ({ minutes: 999, limbType: 'asana' }) as TimerSettings }
  const other = device(strange)
  other.open()
  expect(other.settings.get()).toMatchObject({ minutes: phone.settings.get().minutes, limbType: 'asana' })
})
