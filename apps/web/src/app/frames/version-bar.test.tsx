// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { VersionBar } from './version-bar.tsx'

const page = (script: string) => new Response(`<script type="module" src="${script}"></script>`)

beforeEach(() => {
  document.head.innerHTML = '<script data-main="/assets/base-1.js"></script>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The network comes back, and the check that follows is over. */
async function comeOnline(script: string) {
  const fetch = vi.fn<() => Promise<Response>>(async () => page(script))
  vi.stubGlobal('fetch', fetch)
  render(<VersionBar />)
  window.dispatchEvent(new Event('online'))
  await Promise.all(fetch.mock.results.map(({ value }) => value as Promise<Response>))
  return fetch
}

test('a device that was offline offers the new version when it’s back', async () => {
  await comeOnline('/assets/base-2.js')
  expect(await screen.findByText('A new version is ready.')).toBeDefined()
})

test('the same version isn’t mentioned', async () => {
  await comeOnline('/assets/base-1.js')
  expect(screen.queryByText('A new version is ready.')).toBeNull()
})

test('nothing is even checked during a sit', async () => {
  localStorage.setItem(sitKey, '{}')
  expect(await comeOnline('/assets/base-2.js')).not.toHaveBeenCalled()
})
