import { expect, test } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { readRelease } from '#platform/release.ts'
import { testServer } from '#testing/test-server.ts'
import { isProbe, probeHeader, signProbe } from './probe.ts'

const secret = 'only for tests: 0123456789abcdefghijklmnopqrstuvwxyz'
const keys = createKeys({ current: secret, previous: undefined })
const claim = { 'x-forwarded-for': '203.0.113.9' }

async function healthOf(proxies: string[], headers: Record<string, string>): Promise<unknown> {
  const { url } = await testServer({ config: { TRUSTED_PROXIES: proxies, SECRET_KEY: secret } })
  return (await fetch(`${url}/healthz`, { headers })).json()
}

test('a probe learns which address the API saw, and whether it trusted the proxy', async () => {
  const probe = { [probeHeader]: signProbe(keys) }
  expect(await healthOf(['127.0.0.1'], { ...probe, ...claim })).toMatchObject({
    seen: { peer: '127.0.0.1', caller: '203.0.113.9', believed: true },
  })
  expect(await healthOf([], { ...probe, ...claim })).toMatchObject({ seen: { caller: '127.0.0.1', believed: false } })
})

test.each(['', 'a guess'])('anyone else learns only the release: %j', async (header) => {
  expect(await healthOf([], { [probeHeader]: header })).toEqual({ status: 'alive', ...readRelease() })
})

test('a probe expires after a minute or two', () => {
  const now = Date.UTC(2026, 10, 16)
  const token = signProbe(keys, now)
  expect([0, 1, 2].map((minutes) => isProbe(keys, token, now + minutes * 60_000))).toEqual([true, true, false])
})

test('security.txt names the operator, and expires within a year', async () => {
  const { url } = await testServer({ config: { OPERATOR_EMAIL: 'asha@compass.example' } })
  const answer = await fetch(`${url}/.well-known/security.txt`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain('Contact: mailto:asha@compass.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(expires / 86_400_000).toBeGreaterThan(170)
  expect(expires / 86_400_000).toBeLessThan(365)
})

test('without an operator’s address there is no security.txt', async () => {
  const { url } = await testServer({ config: { OPERATOR_EMAIL: undefined } })
  expect((await fetch(`${url}/.well-known/security.txt`)).status).toBe(404)
})
