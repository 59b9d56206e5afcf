// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { queryClient } from '#lib/query/query-client.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { json } from '#testing/browser.ts'
import { mira } from '#testing/mira.ts'
import { App } from '#app/app.tsx'
import { RouteTable } from '#app/route-table.tsx'

// The outbox needs IndexedDB, which only browsers have.
vi.mock('#app/page-effects/use-outbox.ts', () => ({ useOutbox: () => undefined }))

configure({ asyncUtilTimeout: 30_000 })

type Answer = () => Response | Promise<Response>
const answers = new Map<string, Answer>()
const failing: Answer = () => json({ code: 'service.failed', message: 'no' }, 500)
const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const me = '/api/auth/me'
const refresh = '/api/auth/refresh-token'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string) => (answers.get(url) ?? failing)())
  sessionStore.write({ accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() + 600_000 })
})

afterEach(() => {
  cleanup()
  sessionStore.clear()
  queryClient.clear()
  answers.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

const openApp = (path = '/privacy') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )

test.each([
  ['fails', failing],
  ['does not answer', noNetwork],
])('a member whose server %s stays signed in, is told so, and gets in once it is back', async (_how, answer) => {
  answers.set(me, answer)
  openApp()
  expect(await title()).toBe('We’re not answering just now')
  screen.getByText('You’re still signed in')
  answers.set(me, () => json(mira))
  await later(5000)
  expect(await screen.findByRole('button', { name: 'Account menu for Mira Sen' })).toBeDefined()
  expect(sessionStore.read()).not.toBeNull()
})

test('a failed refresh keeps the member signed in too', async () => {
  answers.set(me, () => json({ code: 'auth.required', message: 'Please sign in.' }, 401))
  openApp()
  expect(await title()).toBe('We’re not answering just now')
  expect(sessionStore.read()).not.toBeNull()
})

test('a member who is refused sees the visitors’ pages', async () => {
  answers.set(me, () => json({ code: 'auth.required', message: 'Please sign in.' }, 401))
  answers.set(refresh, () => json({ code: 'auth.required', message: 'Please sign in.' }, 401))
  openApp()
  await screen.findByRole('navigation', { name: 'Site' })
  expect(await title()).toBe('Privacy')
  expect(sessionStore.read()).toBeNull()
})

test('a session that ends while the member is there says so, and signing in leads back to the page', async () => {
  answers.set(me, () => json(mira))
  openApp('/privacy?part=2')
  await screen.findByRole('button', { name: 'Account menu for Mira Sen' })
  act(() => sessionStore.clear())
  expect(await title()).toBe('Please sign in')
  const path = '/login?redirect=%2Fprivacy%3Fpart%3D2'
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(path)
})

const Arrived: ComponentType = () => <h1>Arrived</h1>

/** Opens a screen whose code arrives only once the network is back. */
function openBehindNetwork() {
  const network = { isUp: false }
  const Lazy = lazyScreen(async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return Arrived
  })
  render(
    <MemoryRouter>
      <p>The frame</p>
      <RouteTable routes={[{ path: '/', title: 'Lazy', element: <Lazy /> }]} />
    </MemoryRouter>,
  )
  return network
}

test('a screen that didn’t load keeps the frame, and is tried again automatically', async () => {
  const network = openBehindNetwork()
  expect(await title()).toBe('One piece didn’t arrive')
  await vi.waitFor(() => expect(document.title).toBe('Lazy · Sadhana Compass'), 60_000)
  screen.getByText('The frame')
  network.isUp = true
  await later(20_000)
  expect(await title()).toBe('Arrived')
})

test('a screen that didn’t load can be tried again', async () => {
  const network = openBehindNetwork()
  await later(100)
  network.isUp = true
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await later(10)
  expect(await title()).toBe('Arrived')
})

test('without a network, a missing screen says so, and loads when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const network = openBehindNetwork()
  expect(await title()).toBe('You’re offline')
  network.isUp = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  await later(10)
  expect(await title()).toBe('Arrived')
})
