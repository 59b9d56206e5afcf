import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const files = ['/app.html', '/assets/base-1.js', '/assets/base-1.css']
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
const ours = (path: string) =>
  new Response(`network ${path}`, { headers: { 'content-type': types[path.split('.').at(-1)!]! } })
const full = () => new DOMException('no room', 'QuotaExceededError')

const pathOf = (request: string | { url: string }) =>
  typeof request === 'string' ? request : new URL(request.url).pathname

/** The browser around the worker: what it has stored, how it loads, and what its pages were told. */
function createBrowser() {
  const stored = new Map<string, Response>()
  const listeners = new Map<string, ((event: object) => void)[]>()
  const match = async (request: string | { url: string }) => stored.get(pathOf(request))?.clone()
  const put = vi.fn(
    async (request: string | { url: string }, answer: Response) => void stored.set(pathOf(request), answer),
  )
  const browser = {
    stored,
    network: vi.fn(async (path: string): Promise<Response> => ours(path)),
    put,
    open: vi.fn(async () => ({ match, put })),
    told: [] as unknown[],
    /** Sends an event, and waits for what the worker does with it. */
    async send(type: string, event: object = {}) {
      const work: Promise<unknown>[] = []
      const answers: Promise<Response>[] = []
      const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
      const respondWith = (promise: Promise<Response>) => void answers.push(promise)
      for (const listener of listeners.get(type) ?? []) listener({ ...event, waitUntil, respondWith })
      const results = await Promise.allSettled(work)
      return { answer: await answers[0], isDone: results.every(({ status }) => status === 'fulfilled') }
    },
  }
  vi.stubGlobal('shell', { build: 'b1', files })
  vi.stubGlobal('location', { origin: 'https://app.example' })
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('clients', {
    matchAll: async () => [{ postMessage: (report: unknown) => browser.told.push(report) }],
    claim: async () => undefined,
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  )
  vi.stubGlobal('caches', { open: () => browser.open(), match, keys: async () => ['shell-b1'] })
  vi.stubGlobal('fetch', (request: string | { url: string }) => browser.network(pathOf(request)))
  return browser
}

let browser: ReturnType<typeof createBrowser>
beforeEach(async () => {
  vi.resetModules()
  browser = createBrowser()
  await import('./shell.ts')
})
afterEach(() => vi.unstubAllGlobals())

const opened = (path: string, mode = 'cors') =>
  browser.send('fetch', {
    request: { url: `https://app.example${path}`, method: 'GET', mode },
    preloadResponse: Promise.resolve(undefined),
  })
const textOf = async ({ answer }: Awaited<ReturnType<typeof opened>>) => answer?.text()

test('everything is stored once, and the pages are told', async () => {
  expect((await browser.send('install')).isDone).toBe(true)
  expect([...browser.stored.keys()]).toEqual(files)
  expect(browser.told).toEqual([{ shell: 'ready' }])
  await browser.send('message', { data: 'check-shell' })
  expect(browser.network).toHaveBeenCalledTimes(files.length)
})

test('a device without room is told so, nothing takes over, and the app loads from the network', async () => {
  browser.put.mockRejectedValue(full())
  expect((await browser.send('install')).isDone).toBe(false)
  expect(browser.told).toEqual([{ shell: 'full' }])
  expect(await textOf(await opened('/assets/base-1.js'))).toBe('network /assets/base-1.js')
  expect(await textOf(await opened('/app.html', 'navigate'))).toBe('network /app.html')
})

test('storage that fails altogether stops no one who is online', async () => {
  browser.open.mockRejectedValue(full())
  expect(await textOf(await opened('/assets/base-1.js'))).toBe('network /assets/base-1.js')
  expect(await textOf(await opened('/app.html', 'navigate'))).toBe('network /app.html')
})

test('files that the browser has removed, or that are not ours, are loaded again', async () => {
  await browser.send('install')
  browser.stored.delete('/assets/base-1.css')
  browser.stored.set('/assets/base-1.js', new Response('a hotel', { headers: { 'content-type': 'text/html' } }))
  browser.network.mockClear()
  await browser.send('message', { data: 'check-shell' })
  expect(browser.network.mock.calls.flat()).toEqual(['/assets/base-1.js', '/assets/base-1.css'])
  expect(browser.told.at(-1)).toEqual({ shell: 'ready' })
})

test('a network with a page of its own for everything leaves the device as not ready', async () => {
  browser.network.mockImplementation(async () => ours('/hotel.html'))
  expect((await browser.send('install')).isDone).toBe(false)
  expect(browser.told).toEqual([{ shell: 'incomplete' }])
  expect([...browser.stored.keys()]).toEqual(['/app.html'])
})

test('without a network, pages open from what is stored, and say so if nothing is', async () => {
  browser.network.mockRejectedValue(new TypeError('Failed to fetch'))
  const { answer } = await opened('/', 'navigate')
  expect(answer?.status).toBe(503)
  expect(await answer?.text()).toContain('<title>')
  browser.stored.set('/app.html', ours('/app.html'))
  expect(await textOf(await opened('/', 'navigate'))).toBe('network /app.html')
})
