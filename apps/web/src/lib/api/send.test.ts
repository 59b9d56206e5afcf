import { ApiError } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { json, memberRequest, openBrowser, startTime } from '#testing/browser.ts'

const refreshUrl = '/api/auth/refresh-token'
const fresh = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresAt: startTime + 600_000 }
const worn = { ...fresh, expiresAt: startTime - 1000 }
const rotated = { accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 }
const unauthorized = () => json({ code: 'auth.required', message: 'Please sign in.' }, 401)

/** A server that accepts only the second access token. */
const rotatingServer = () =>
  openBrowser(({ url, bearer }) => {
    if (url === refreshUrl) return json(rotated)
    return bearer === 'Bearer access-2' ? json({ ok: true }) : unauthorized()
  })

describe('a request of a member', () => {
  test('carries the access token as a bearer token', async () => {
    const browser = openBrowser(() => json({}))
    const tab = browser.openTab()
    tab.store.write(fresh)
    await tab.send(memberRequest())
    expect(browser.calls).toMatchObject([{ url: '/api/analytics', bearer: 'Bearer access-1' }])
  })

  test('has no bearer token when no one is signed in', async () => {
    const browser = openBrowser(unauthorized)
    const answer = await browser.openTab().send(memberRequest())
    expect(answer.status).toBe(401)
    expect(browser.calls).toMatchObject([{ bearer: null }])
  })

  test.each([
    { left: 30_000, refreshes: 1 },
    { left: 30_001, refreshes: 0 },
  ])('with $left ms left before expiry refreshes $refreshes times before it is sent', async ({ left, refreshes }) => {
    const browser = openBrowser(({ url }) => json(url === refreshUrl ? rotated : {}))
    const tab = browser.openTab()
    tab.store.write({ ...fresh, expiresAt: startTime + left })
    await tab.send(memberRequest())
    expect(browser.callsTo(refreshUrl)).toHaveLength(refreshes)
    expect(browser.callsTo('/api/analytics')).toHaveLength(1)
  })

  test('answered with 401 is repeated once with a renewed token', async () => {
    const browser = rotatingServer()
    const tab = browser.openTab()
    tab.store.write(fresh)
    expect((await tab.send(memberRequest())).status).toBe(200)
    expect(browser.callsTo('/api/analytics').map((call) => call.bearer)).toEqual(['Bearer access-1', 'Bearer access-2'])
  })

  test('answered with 401 again after the refresh signs out', async () => {
    const browser = openBrowser(({ url }) => (url === refreshUrl ? json(rotated) : unauthorized()))
    const tab = browser.openTab()
    tab.store.write(fresh)
    const failure = await tab.send(memberRequest()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status: 401, message: 'Authentication error: Please sign in.' })
    expect(tab.store.read()).toBeNull()
    expect(browser.callsTo('/api/analytics')).toHaveLength(2)
    expect(browser.callsTo(refreshUrl)).toHaveLength(1)
  })

  test('for the current user is repeated like any other', async () => {
    const browser = rotatingServer()
    const tab = browser.openTab()
    tab.store.write(fresh)
    expect((await tab.send(memberRequest('/api/auth/me'))).status).toBe(200)
    expect(tab.store.read()?.refreshToken).toBe('refresh-2')
  })

  test('that posts under /api/auth/ is never repeated, and the renewed session stays', async () => {
    const browser = rotatingServer()
    const tab = browser.openTab()
    tab.store.write(fresh)
    const url = '/api/auth/change-password'
    expect((await tab.send(memberRequest(url, 'POST'))).status).toBe(401)
    expect(browser.callsTo(url)).toHaveLength(1)
    expect(tab.store.read()?.refreshToken).toBe('refresh-2')
  })

  test.each([500, 503])('answered with 401 keeps the session while the refresh answers %i', async (status) => {
    const browser = openBrowser(({ url }) =>
      url === refreshUrl ? json({ message: 'Later.' }, status) : unauthorized(),
    )
    const tab = browser.openTab()
    tab.store.write(fresh)
    await expect(tab.send(memberRequest('/api/auth/me'))).rejects.toMatchObject({ status })
    expect(tab.store.read()).toEqual(fresh)
  })

  test('that doesn’t reach the server says so and keeps the session', async () => {
    const browser = openBrowser(() => Promise.reject(new TypeError('Failed to fetch')))
    const tab = browser.openTab()
    tab.store.write(fresh)
    await expect(tab.send(memberRequest())).rejects.toThrow('Network error: Failed to fetch')
    expect(tab.store.read()).toEqual(fresh)
  })

  test('that fails without a reason says that the server couldn’t be reached', async () => {
    const browser = openBrowser(() => Promise.reject(new Error('')))
    await expect(browser.openTab().send(memberRequest())).rejects.toThrow('Failed to connect to server')
  })
})

describe('two tabs with an expired token', () => {
  test('that send many requests cause one refresh', async () => {
    const browser = rotatingServer()
    const tabs = [browser.openTab(), browser.openTab()]
    tabs[0]!.store.write(worn)
    const answers = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.send(memberRequest()))),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200))
    expect(browser.callsTo(refreshUrl)).toHaveLength(1)
    expect(tabs[1]!.store.read()?.refreshToken).toBe('refresh-2')
  })

  test('are both signed out when the refresh is refused', async () => {
    const browser = openBrowser(unauthorized)
    const tabs = [browser.openTab(), browser.openTab()]
    tabs[0]!.store.write(worn)
    const results = await Promise.allSettled(tabs.map((tab) => tab.send(memberRequest())))
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
    expect(browser.calls.map((call) => call.url)).toEqual([refreshUrl])
    expect(tabs.map((tab) => tab.store.read())).toEqual([null, null])
  })
})
