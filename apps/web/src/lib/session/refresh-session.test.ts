import { describe, expect, test } from 'vitest'
import { json, memberRequest, openBrowser, startTime } from '#testing/browser.ts'

const refreshUrl = '/api/auth/refresh-token'
const expiring = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresAt: startTime - 1000 }

function memberWhoseRefreshIsAnswered(answer: () => Response | Promise<Response>) {
  const browser = openBrowser(({ url }) => (url === refreshUrl ? answer() : json({})))
  const tab = browser.openTab()
  tab.store.write(expiring)
  return { browser, tab }
}

describe('a session refresh', () => {
  test('sends the refresh token and stores the new set of tokens', async () => {
    const { browser, tab } = memberWhoseRefreshIsAnswered(() =>
      json({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 600 }),
    )
    await tab.send(memberRequest())
    expect(browser.callsTo(refreshUrl)).toMatchObject([{ method: 'POST', body: { refreshToken: 'refresh-1' } }])
    expect(tab.store.read()).toEqual({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      expiresAt: startTime + 600_000,
    })
  })

  test('that returns a single token assumes 15 minutes and keeps the refresh token', async () => {
    const { tab } = memberWhoseRefreshIsAnswered(() => json({ token: 'access-2' }))
    await tab.send(memberRequest())
    expect(tab.store.read()).toEqual({
      accessToken: 'access-2',
      refreshToken: 'refresh-1',
      expiresAt: startTime + 15 * 60_000,
    })
  })

  test.each([
    ['lacks the tokens', () => json({ ok: true })],
    ['is not JSON', () => new Response('<html></html>')],
  ])('whose reply %s ends the session with a warning', async (_shape, answer) => {
    const { browser, tab } = memberWhoseRefreshIsAnswered(answer)
    await expect(tab.send(memberRequest())).rejects.toThrow('Authentication error: Please sign in.')
    expect(tab.store.read()).toBeNull()
    expect(browser.warnings).toHaveLength(1)
  })

  test.each([400, 401, 403, 422])('refused with %i ends the session', async (status) => {
    const { browser, tab } = memberWhoseRefreshIsAnswered(() => json({ message: 'No.' }, status))
    await expect(tab.send(memberRequest())).rejects.toThrow('Authentication error')
    expect(tab.store.read()).toBeNull()
    expect(browser.callsTo('/api/analytics')).toHaveLength(0)
  })

  test.each([404, 408, 429, 500, 502, 503])('delayed with %i doesn’t end the session', async (status) => {
    const { tab } = memberWhoseRefreshIsAnswered(() => json({ message: 'Later.' }, status))
    await expect(tab.send(memberRequest())).rejects.toMatchObject({ status })
    expect(tab.store.read()).toEqual(expiring)
  })

  test('without a network doesn’t end the session', async () => {
    const { tab } = memberWhoseRefreshIsAnswered(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(tab.send(memberRequest())).rejects.toThrow('Network error: Failed to fetch')
    expect(tab.store.read()).toEqual(expiring)
  })

  test('doesn’t restore a session that has ended in another tab', async () => {
    const { browser, tab } = memberWhoseRefreshIsAnswered(() => {
      browser.openTab().store.clear()
      return json({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 600 })
    })
    await expect(tab.send(memberRequest())).rejects.toThrow('Authentication error')
    expect(tab.store.read()).toBeNull()
  })
})
