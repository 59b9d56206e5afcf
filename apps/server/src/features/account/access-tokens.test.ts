import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { movableClock } from '#testing/clock.ts'
import { accessTokenSeconds, createAccessTokens, rememberTokens } from './access-tokens.ts'

const keys = createKeys({ current: 'only for this test: 0123456789abcdefghijklmnopqrstuvwxyz', previous: undefined })

function set() {
  const clock = movableClock(new Date('2026-03-01T12:00:00Z'))
  const tokens = createAccessTokens({ keys, clock, publicUrl: 'https://compass.example' })
  const read = vi.fn(tokens.read)
  const issue = () => tokens.issue({ id: randomUUID(), sessionId: randomUUID() })
  return { clock, tokens, read, issue, remembering: rememberTokens({ read }, clock) }
}

test('a token is checked the first time, and says the same afterwards', async () => {
  const { tokens, read, issue, remembering } = set()
  const token = await issue()
  const proven = await tokens.read(token)
  expect([await remembering.read(token), await remembering.read(token)]).toEqual([proven, proven])
  expect(read).toHaveBeenCalledTimes(1)
})

test('a remembered token ends at its second', async () => {
  const { clock, issue, remembering } = set()
  const token = await issue()
  clock.advance({ seconds: accessTokenSeconds - 1 })
  expect(await remembering.read(token)).not.toBeNull()
  clock.advance({ seconds: 1 })
  expect(await remembering.read(token)).toBeNull()
})

test('what is not true is checked each time', async () => {
  const { read, issue, remembering } = set()
  const token = await issue()
  await remembering.read(token)
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect([await remembering.read(forged), await remembering.read(forged)]).toEqual([null, null])
  expect(read).toHaveBeenCalledTimes(3)
})

test('so many are remembered, and the oldest is forgotten first', async () => {
  const { clock } = set()
  const read = vi.fn(async (token: string) => ({ id: token, sessionId: token, expiresAt: new Date('2027-01-01') }))
  const remembering = rememberTokens({ read }, clock)
  for (let number = 0; number <= 5_000; number++) await remembering.read(`token ${number}`)
  await remembering.read('token 5000')
  expect(read).toHaveBeenCalledTimes(5_001)
  await remembering.read('token 0')
  expect(read).toHaveBeenCalledTimes(5_002)
})
