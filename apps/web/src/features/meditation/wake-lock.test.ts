// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWakeLock } from './wake-lock.ts'

/** A screen as browsers keep it: each lock given is held until it is released, and all are taken from a hidden page. */
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
    /** Answers every request so far, in the browser's own time. */
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

test('the screen is held while it is wanted, and let go afterwards', async () => {
  const wakeLock = createWakeLock()
  expect(screen.request).not.toHaveBeenCalled()
  wakeLock.hold()
  await screen.answer()
  expect(screen.held()).toBe(1)
  wakeLock.release()
  expect(screen.held()).toBe(0)
})

test('a page that was hidden asks again when it is seen, if a sit still runs', async () => {
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

test('a hidden page does not ask', () => {
  screen.become('hidden')
  const wakeLock = createWakeLock()
  wakeLock.hold()
  expect(screen.request).not.toHaveBeenCalled()
  wakeLock.release()
})

test('a lock that comes when nobody wants it any more is let go', async () => {
  const wakeLock = createWakeLock()
  wakeLock.hold()
  wakeLock.release()
  await screen.answer()
  expect(screen.held()).toBe(0)
})

test('whoever starts, pauses and starts again before the first answer leaves no lock behind', async () => {
  const wakeLock = createWakeLock()
  wakeLock.hold()
  wakeLock.release()
  wakeLock.hold()
  await screen.answer()
  expect(screen.held()).toBe(1)
  wakeLock.release()
  expect(screen.held()).toBe(0)
})

test('a refusal is borne, and the next visit asks again', async () => {
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

test('a browser without such a lock is left alone', () => {
  vi.stubGlobal('navigator', {})
  expect(() => createWakeLock().hold()).not.toThrow()
})
