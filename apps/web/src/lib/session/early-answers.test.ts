import { beforeEach, expect, test, vi } from 'vitest'
import { withEarlyAnswers } from './early-answers.ts'
import type { Fetch } from '#lib/http/http.ts'

const early = () => new Response('early')
const fetch = vi.fn<Fetch>(async () => new Response('asked now'))
let now = 0
let send: Fetch

const asMember = (method = 'GET', token = 'access') => ({
  method,
  headers: new Headers({ authorization: `Bearer ${token}` }),
})
const answerTo = async (url: string, init = asMember()) => (await send(url, init)).text()

beforeEach(() => {
  now = 0
  fetch.mockClear()
  const answers = new Map([
    ['/api/auth/me', Promise.resolve(early())],
    ['/api/analytics', Promise.resolve(early())],
  ])
  send = withEarlyAnswers(fetch, { accessToken: 'access', answers }, () => now)
})

test('an early reply replaces a request, but only once', async () => {
  expect(await answerTo('/api/auth/me')).toBe('early')
  expect(fetch).not.toHaveBeenCalled()
  expect(await answerTo('/api/auth/me')).toBe('asked now')
})

test('all other requests are sent as usual', async () => {
  expect(await answerTo('/api/quotes')).toBe('asked now')
  const alone = withEarlyAnswers(fetch, undefined, () => now)
  expect(await (await alone('/api/auth/me', asMember())).text()).toBe('asked now')
})

test.each([
  ['by another token', () => answerTo('/api/auth/me', asMember('GET', 'another'))],
  ['by nobody', () => answerTo('/api/auth/me', { method: 'GET', headers: new Headers() })],
  [
    'after a change',
    async () => {
      await answerTo('/api/practice-sessions', asMember('POST'))
      return answerTo('/api/analytics')
    },
  ],
  [
    'after half a minute',
    () => {
      now = 30_001
      return answerTo('/api/analytics')
    },
  ],
])('an early reply isn’t used %s', async (_when, ask) => {
  expect(await ask()).toBe('asked now')
})

test.each([
  ['the connection failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server was not well', async () => new Response('', { status: 503 })],
])('if %s early on, it is requested again, because it may work by now', async (_what, failing) => {
  const failed = failing()
  failed.catch(() => undefined)
  send = withEarlyAnswers(fetch, { accessToken: 'access', answers: new Map([['/api', failed]]) }, () => now)
  expect(await answerTo('/api')).toBe('asked now')
})
