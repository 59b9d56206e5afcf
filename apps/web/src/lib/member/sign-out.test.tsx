// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { onSignOut } from '#lib/session/forget-member.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { signOut, signOutEverywhere } from './sign-out.ts'

const forget = vi.fn<() => void>()
onSignOut(forget)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  forget.mockClear()
  sessionStore.clear()
})

function signedIn(server: () => Promise<Response>) {
  sessionStore.write({ accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() + 600_000 })
  queryClient.setQueryData(['/api/analytics'], { totalSessions: 3 })
  vi.stubGlobal('fetch', server)
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
}

function expectForgotten() {
  expect(forget).toHaveBeenCalledOnce()
  expect(sessionStore.read()).toBeNull()
  expect(queryClient.getQueryData(['/api/analytics'])).toBeUndefined()
}

test.each([
  ['answers', async () => Response.json(null)],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out removes everything that features have stored, if the server %s', async (_what, server) => {
  const leave = signedIn(server)
  await signOut()
  expectForgotten()
  expect(leave).toHaveBeenCalledWith('/login')
})

test('signing out doesn’t wait for a slow server', async () => {
  vi.useFakeTimers()
  const leave = signedIn(() => new Promise(() => {}))
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(3000)
  await leaving
  expectForgotten()
  expect(leave).toHaveBeenCalledOnce()
})

test('signing out everywhere removes nothing if the server can’t be reached', async () => {
  const leave = signedIn(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(signOutEverywhere()).rejects.toThrow('Failed to fetch')
  expect(forget).not.toHaveBeenCalled()
  expect(sessionStore.read()).not.toBeNull()
  expect(leave).not.toHaveBeenCalled()
})
