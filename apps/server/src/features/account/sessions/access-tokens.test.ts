import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { movableClock } from '#testing/clock.ts'
import { accessTokenSeconds, createAccessTokens, rememberTokens } from './access-tokens.service.ts'

const secret = 'only for this test: 0123456789abcdefghijklmnopqrstuvwxyz'
const keys = createKeys({ current: secret, previous: undefined })

function set() {
  const clock = movableClock(new Date('2026-03-01T12:00:00Z'))
  const tokens = createAccessTokens({ keys, clock, publicUrl: 'https://compass.example' })
  const read = vi.fn(tokens.read)
  const issue = () => tokens.issue({ id: randomUUID(), sessionId: randomUUID() })
  return { clock, tokens, read, issue, remembering: rememberTokens({ read }, clock) }
}

test('a token expires after 15 minutes', async () => {
  const { clock, tokens, issue } = set()
  const token = await issue()
  clock.advance({ minutes: 14, seconds: 59 })
  expect(await tokens.read(token)).not.toBeNull()
  clock.advance({ seconds: 1 })
  expect(await tokens.read(token)).toBeNull()
})

test('a token of another installation is refused even with the same key', async () => {
  const { clock, tokens } = set()
  const elsewhere = createAccessTokens({ keys, clock, publicUrl: 'https://elsewhere.example' })
  expect(await tokens.read(await elsewhere.issue({ id: randomUUID(), sessionId: randomUUID() }))).toBeNull()
})

test('a token for another audience is refused even with the same key and issuer', async () => {
  const { clock, tokens } = set()
  const token = await new SignJWT({ sid: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(randomUUID())
    .setIssuer('https://compass.example')
    .setAudience('elsewhere')
    .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + 60)
    .sign(keys.of('access-token').current)
  expect(await tokens.read(token)).toBeNull()
})

test('during a key rotation, tokens made with the previous key are still valid', async () => {
  const { clock, tokens, issue } = set()
  const token = await issue()
  const replaced = createKeys({ current: 'another one, for this test: 0123456789abcdefghij', previous: secret })
  const after = createAccessTokens({ keys: replaced, clock, publicUrl: 'https://compass.example' })
  expect(await after.read(token)).toEqual(await tokens.read(token))
})

test('a token is verified once, and gives the same result afterwards', async () => {
  const { tokens, read, issue, remembering } = set()
  const token = await issue()
  const proven = await tokens.read(token)
  expect([await remembering.read(token), await remembering.read(token)]).toEqual([proven, proven])
  expect(read).toHaveBeenCalledTimes(1)
})

test('a cached token still expires on time', async () => {
  const { clock, issue, remembering } = set()
  const token = await issue()
  clock.advance({ seconds: accessTokenSeconds - 1 })
  expect(await remembering.read(token)).not.toBeNull()
  clock.advance({ seconds: 1 })
  expect(await remembering.read(token)).toBeNull()
})

test('an invalid token is verified every time', async () => {
  const { read, issue, remembering } = set()
  const token = await issue()
  await remembering.read(token)
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect([await remembering.read(forged), await remembering.read(forged)]).toEqual([null, null])
  expect(read).toHaveBeenCalledTimes(3)
})

test('the cache is limited, and the oldest token is evicted first', async () => {
  const { clock } = set()
  const read = vi.fn(async (token: string) => ({ id: token, sessionId: token, expiresAt: new Date('2027-01-01') }))
  const remembering = rememberTokens({ read }, clock)
  for (let number = 0; number <= 5_000; number++) await remembering.read(`token ${number}`)
  await remembering.read('token 5000')
  expect(read).toHaveBeenCalledTimes(5_001)
  await remembering.read('token 0')
  expect(read).toHaveBeenCalledTimes(5_002)
})
