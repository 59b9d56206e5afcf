// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNewVersionOut } from './app-version.ts'
import { browserStorage } from './browser-storage.ts'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { ChunkError, loadChunk } from './load-chunk.ts'

const pageWith = (main: string) => `<div id="root"></div><script type="module" crossorigin src="${main}"></script>`
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** The page names its code, but there is none to load. */
function runs(script: string) {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = true
  document.head.innerHTML = script
}

const reload = vi.fn<() => void>()

const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
const serveVersion = (main: string) => serve(async () => new Response(pageWith(main)))

beforeEach(() => {
  runs('<script type="module" src="/assets/main-1.js"></script>')
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
  browserStorage().removeItem(sitKey)
})

test.each([
  ['/assets/main-1.js', false],
  ['/assets/main-2.js', true],
])('with %s on the server, a new version is out: %s', async (main, isOut) => {
  serveVersion(main)
  expect(await isNewVersionOut()).toBe(isOut)
})

test('the prerendered landing page knows its version too', async () => {
  runs('<script src="/boot.js" data-main="/assets/main-2.js"></script>')
  serveVersion('/assets/main-2.js')
  expect(await isNewVersionOut()).toBe(false)
})

test.each([
  ['a server that fails', async () => new Response(pageWith('/assets/main-2.js'), { status: 503 })],
  ['a page of somebody else', async () => new Response('<h1>Welcome to our hotel</h1>')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s says nothing about versions', async (_what, answer) => {
  serve(answer)
  expect(await isNewVersionOut()).toBe(false)
})

test('code that doesn’t arrive fails with its own error, and the page stays', async () => {
  serveVersion('/assets/main-1.js')
  const failure = await loadChunk(missing, missing).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ChunkError)
  expect(failure).toMatchObject({ isOutdated: false })
  expect(reload).not.toHaveBeenCalled()
})

test('code that a new version has removed reloads the page', async () => {
  serveVersion('/assets/main-2.js')
  void loadChunk(missing, missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), 60_000)
})

test('a new version doesn’t interrupt a running sit', async () => {
  browserStorage().setItem(sitKey, '{}')
  serveVersion('/assets/main-2.js')
  await expect(loadChunk(missing, missing)).rejects.toMatchObject({ isOutdated: true })
  expect(reload).not.toHaveBeenCalled()
})

test('a reload that didn’t help isn’t repeated at once', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry])
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  serveVersion('/assets/main-2.js')
  await expect(loadChunk(missing, missing)).rejects.toMatchObject({ isOutdated: true })
  expect(reload).not.toHaveBeenCalled()
})
