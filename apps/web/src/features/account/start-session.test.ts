// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { sessionStore } from '#lib/session-store.ts'
import { toastStore } from '#ui/toast-store.ts'
import { startSession } from './start-session.ts'

const now = Date.UTC(2026, 0, 5, 6, 30)
const user = { id: '0198a1f0-0000-7000-8000-000000000001' }
const reply = { token: 'access', refreshToken: 'refresh', expiresIn: 600, user }

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  sessionStore.clear()
})

test('a completed sign-in keeps both tokens and the moment of expiry, and says welcome', () => {
  startSession(reply)
  expect(sessionStore.read()).toEqual({ accessToken: 'access', refreshToken: 'refresh', expiresAt: now + 600_000 })
  expect(toastStore.get()).toMatchObject({ title: 'Welcome!', tone: 'success' })
})

test('what was known about a former member is forgotten', () => {
  queryClient.setQueryData([...currentUserQuery.queryKey], { displayName: 'Somebody else' })
  startSession(reply)
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
})

test.each([
  ['is empty', null],
  ['lacks the token', { ...reply, token: undefined }],
  ['has an empty token', { ...reply, token: '' }],
  ['has no lifetime', { ...reply, expiresIn: 0 }],
])('an answer that %s is an authentication error and keeps nothing', (_what, answer) => {
  expect(() => startSession(answer)).toThrow('Authentication error')
  expect(sessionStore.read()).toBeNull()
})
