// @vitest-environment happy-dom
import { practice, type Answer, type SentRequest } from '@sadhana/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '#lib/http/http.ts'
import { forgetMember } from '#lib/session/forget-member.ts'
import { sessionStore } from '#lib/session/session-store.ts'

/** The browser's caches, of which happy-dom has none. The journeys in `offline.spec.ts` use the real ones. */
const kept = new Map<string, Map<string, Response>>()
const cacheOf = (entries: Map<string, Response>) => ({
  put: async (url: string, response: Response) => void entries.set(url, response),
  match: async (url: string) => entries.get(url)?.clone(),
})
vi.stubGlobal('caches', {
  open: async (name: string) => {
    if (!kept.has(name)) kept.set(name, new Map())
    return cacheOf(kept.get(name)!)
  },
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
})
const workers: EventTarget & { controller: object | null } = Object.assign(new EventTarget(), { controller: null })
Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })

const { onceOnlineAgain, withStoredAnswers } = await import('./stored-answers.ts')

const signIn = (member: string) =>
  sessionStore.write({
    accessToken: `head.${btoa(JSON.stringify({ sub: member }))}.signature`,
    refreshToken: 'refresh',
    expiresAt: Date.now() + 600_000,
  })
const get = (url: string): SentRequest => ({ route: practice.list, method: 'GET', url })
const answerOf = (text: string, status = 200): Answer => ({ status, statusText: '', contentType: 'text/plain', text })
const online = (text: string, status?: number) => withStoredAnswers(async () => answerOf(text, status))
const offline = withStoredAnswers(() => Promise.reject(new NetworkError(new TypeError('no network'))))
const log = get('/api/practice-sessions?limit=20')

beforeEach(() => {
  kept.clear()
  workers.controller = {}
  signIn('asha')
})

test('a reply is returned again without a network', async () => {
  await online('a sit')(log)
  expect(await offline(log)).toMatchObject({ status: 200, contentType: 'text/plain', text: 'a sit' })
  await expect(offline(get('/api/practice-sessions?limit=50'))).rejects.toThrow(NetworkError)
})

test('so are the member’s reminders', async () => {
  const reminders = get('/api/reminders')
  await online('at 6:20')(reminders)
  expect(await offline(reminders)).toMatchObject({ text: 'at 6:20' })
})

test.each([
  '/api/feed',
  '/api/buddies',
  '/api/security/sessions',
  '/api/chat',
  '/api/practice-sessions/deleted',
  '/api/practice-sessions/0198a1f0-0000-7000-8000-000000000001/company',
  '/api/people/asha/sessions',
])('%s is never stored', async (url) => {
  await online('private')(get(url))
  expect(kept.size).toBe(0)
})

test('neither refusals nor changes are stored', async () => {
  await online('no', 403)(log)
  await online('changed')({ ...log, method: 'POST' })
  await expect(offline(log)).rejects.toThrow(NetworkError)
})

test('a refusal by the server is never replaced by what is stored', async () => {
  await online('a sit')(log)
  expect(await online('overloaded', 503)(log)).toMatchObject({ status: 503 })
})

test('another member finds nothing, and what the first one read is removed', async () => {
  await online('a sit of Asha')(log)
  signIn('ben')
  await expect(offline(log)).rejects.toThrow(NetworkError)
  await vi.waitFor(() => expect([...kept.keys()]).toEqual(['reads-ben']), 60_000)
})

test.each([
  ['signing out', () => forgetMember()],
  ['a session that has ended', async () => sessionStore.clear()],
])('%s removes what was read', async (_what, end) => {
  await online('a sit')(log)
  await end()
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([]), 60_000)
})

test('an answer that arrives after the member has signed out isn’t stored', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const reading = withStoredAnswers(() => promise)(log)
  sessionStore.clear()
  resolve(answerOf('a sit'))
  await reading
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([]), 60_000)
})

test('answers of the first visit are stored as soon as the worker runs', async () => {
  workers.controller = null
  await online('a sit')(log)
  expect(kept.size).toBe(0)
  workers.controller = {}
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(async () => expect(await offline(log)).toMatchObject({ text: 'a sit' }), 60_000)
})

test('the page loads again once the network is back, if it showed something stored', async () => {
  const refresh = vi.fn<() => void>()
  const stop = onceOnlineAgain(refresh)
  await online('a sit')(log)
  await offline(log)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(refresh).toHaveBeenCalledOnce()
  stop()
})
