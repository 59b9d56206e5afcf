// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWakeLock } from './wake-lock.ts'

/** A fake screen: each lock is held until released, and a hidden page loses all of them. */
function aScreen() {
  const held = new Set<EventTarget>()
  const waiting: (() => void)[] = []
  let visibility: DocumentVisibilityState = 'visible'
  const letGo = (lock: EventTarget) => held.delete(lock) && lock.dispatchEvent(new Event('release'))
  const request = vi.fn(async () => {
    await new Promise<void>((give) => waiting.push(give))
    const lock = Object.assign(new EventTarget(), { release: async () => void letGo(lock) })
    held.add(lock)
    return lock
  })
  vi.stubGlobal('navigator', { wakeLock: { request } })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  return {
    request,
    held: () => held.size,
    /** Answers all requests so far, asynchronously like a browser. */
    answer: async () => {
      waiting.splice(0).forEach((give) => give())
      await new Promise((settled) => setTimeout(settled))
    },
    become: (next: DocumentVisibilityState) => {
      visibility = next
      if (next === 'hidden') held.forEach(letGo)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

let screen: ReturnType<typeof aScreen>

beforeEach(() => {
  screen = aScreen()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the lock is held during a sit and released afterwards', async () => {
  const wakeLock = createWakeLock()
  expect(screen.request).not.toHaveBeenCalled()
  wakeLock.hold()
  await screen.answer()
  expect(screen.held()).toBe(1)
  wakeLock.release()
  expect(screen.held()).toBe(0)
})

test('a page that was hidden requests the lock again when shown, if a sit is still running', async () => {
  const wakeLock = createWakeLock()
  wakeLock.hold()
  await screen.answer()
  screen.become('hidden')
  expect(screen.held()).toBe(0)
  screen.become('visible')
  await screen.answer()
  expect(screen.held()).toBe(1)
  wakeLock.release()
  screen.become('hidden')
  screen.become('visible')
  await screen.answer()
  expect(screen.held()).toBe(0)
})

test('a hidden page requests no lock', () => {
  screen.become('hidden')
  const wakeLock = createWakeLock()
  wakeLock.hold()
  expect(screen.request).not.toHaveBeenCalled()
  wakeLock.release()
})

test('a lock that arrives after the sit is released', async () => {
  const wakeLock = createWakeLock()
  wakeLock.hold()
  wakeLock.release()
  await screen.answer()
  expect(screen.held()).toBe(0)
})

test('starting, pausing and starting again before the first answer leaves only one lock', async () => {
  const wakeLock = createWakeLock()
  wakeLock.hold()
  wakeLock.release()
  wakeLock.hold()
  await screen.answer()
  expect(screen.held()).toBe(1)
  wakeLock.release()
  expect(screen.held()).toBe(0)
})

test('after a refusal, the lock is requested again when the page is next shown', async () => {
  screen.request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  const wakeLock = createWakeLock()
  wakeLock.hold()
  await screen.answer()
  screen.become('hidden')
  screen.become('visible')
  await screen.answer()
  expect(screen.held()).toBe(1)
  wakeLock.release()
})

test('a browser without wake locks does not fail', () => {
  vi.stubGlobal('navigator', {})
  const wakeLock = createWakeLock()
  expect(() => wakeLock.hold()).not.toThrow()
  wakeLock.release()
})
