// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetMember } from '#lib/session/forget-member.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { ThisDeviceScreen } from './this-device-screen.tsx'

vi.hoisted(() =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: { postMessage: () => undefined } }),
    configurable: true,
  }),
)

/** The browser's caches, of which happy-dom has none. */
const kept = new Map<string, Response>()
let hasRoom = true

beforeEach(() => {
  kept.clear()
  hasRoom = true
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (file: string) => kept.get(file),
      put: async (file: string, answer: Response) => {
        if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
        kept.set(file, answer)
      },
      delete: async (file: string) => kept.delete(file),
    }),
    keys: async () => ['kept-sounds-en'],
    delete: async () => kept.clear(),
  })
  vi.stubGlobal(
    'fetch',
    async () => new Response('drop', { headers: { 'content-type': 'audio/mpeg', 'content-length': '500000' } }),
  )
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ usage: 6_700_000 }) },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ThisDeviceScreen />
    </QueryClientProvider>,
  )
const sounds = () => screen.getByRole('switch', { name: /^Sounds/ })

test('sounds are kept and removed again, with the space they take', async () => {
  show()
  expect(await screen.findByText('All eight, 4.0 MB. The three bells are always here.')).toBeDefined()
  expect(await screen.findByText('6.7 MB in all')).toBeDefined()
  fireEvent.click(sounds())
  const remove = await screen.findByRole('button', { name: 'Remove what I keep' })
  expect(kept.size).toBe(8)
  fireEvent.click(remove)
  await vi.waitFor(() => expect(kept.size).toBe(0), 60_000)
})

test('a full device is said plainly, and tried again', async () => {
  hasRoom = false
  show()
  fireEvent.click(sounds())
  expect(await screen.findByRole('heading', { name: 'There’s no room left on this device' })).toBeDefined()
  hasRoom = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Remove what I keep' })).toBeDefined()
})

test('signing out removes what is kept', async () => {
  show()
  fireEvent.click(sounds())
  await screen.findByRole('button', { name: 'Remove what I keep' })
  await forgetMember()
  expect(kept.size).toBe(0)
})
