// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { toastStore } from '#ui/overlay/toast-store.ts'
import { startSession } from './start-session.ts'

const now = Date.UTC(2026, 0, 5, 6, 30)
const user = { id: '0198a1f0-0000-7000-8000-000000000001' }
const reply = { token: 'access', refreshToken: 'refresh', expiresIn: 600, user }

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  sessionStore.clear()
})

test('a completed sign-in stores both tokens and their expiry, and says welcome', async () => {
  await startSession(reply)
  expect(sessionStore.read()).toEqual({ accessToken: 'access', refreshToken: 'refresh', expiresAt: now + 600_000 })
  expect(toastStore.get()).toMatchObject({ title: 'Welcome!', tone: 'success' })
})

test.each([
  ['names its token accessToken', { accessToken: 'access', refreshToken: 'refresh', expiresIn: 600, user }],
  ['says nothing about the user', { token: 'access', refreshToken: 'refresh', expiresIn: 600 }],
])('a reply that %s also signs in', async (_what, answer) => {
  await startSession(answer)
  expect(sessionStore.read()).toEqual({ accessToken: 'access', refreshToken: 'refresh', expiresAt: now + 600_000 })
})

test('the previous member’s data is forgotten', async () => {
  queryClient.setQueryData([...currentUserQuery.queryKey], { displayName: 'Someone else' })
  await startSession(reply)
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
})

test.each([
  ['is empty', null],
  ['lacks the token', { ...reply, token: undefined }],
  ['has an empty token', { ...reply, token: '' }],
  ['has no lifetime', { ...reply, expiresIn: 0 }],
])('a reply that %s is an authentication error and stores nothing', async (_what, answer) => {
  await expect(startSession(answer)).rejects.toThrow('Authentication error')
  expect(sessionStore.read()).toBeNull()
})
