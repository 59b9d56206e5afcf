import { expect, test, vi } from 'vitest'
import { json, openBrowser } from '#testing/browser.ts'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { createSessionStore } from './session-store.ts'

const session = { accessToken: 'access', refreshToken: 'refresh', expiresAt: 1_767_600_000_000 }

test('a session is stored as exactly three values', () => {
  const written: Record<string, string> = {}
  const storage = { ...memoryStorage(), setItem: (key: string, value: string) => void (written[key] = value) }
  createSessionStore(storage, new EventTarget()).write(session)
  expect(written).toEqual({ accessToken: 'access', refreshToken: 'refresh', tokenExpiry: '1767600000000' })
})

test('an unchanged session reads as the same object', () => {
  const store = createSessionStore(memoryStorage(), new EventTarget())
  store.write(session)
  expect(store.read()).toEqual(session)
  expect(store.read()).toBe(store.read())
})

test('a sign-out in one tab reaches the others', () => {
  const browser = openBrowser(() => json({}))
  const [here, there] = [browser.openTab(), browser.openTab()]
  here.store.write(session)
  expect(there.store.read()).toEqual(session)
  const heard = vi.fn<() => void>()
  const stopListening = there.store.subscribe(heard)
  here.store.clear()
  expect(heard).toHaveBeenCalled()
  expect(there.store.read()).toBeNull()
  stopListening()
})
