import { randomUUID } from 'node:crypto'
import { api, type Route } from '@sadhana/contract'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { movableClock } from '#testing/clock.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { config, member, url, visitor } = await testApp({ clock })

const routes = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, route]) => ({ name: `${feature}.${name}`, route: route as Route })),
)
const guarded = routes.filter(({ route }) => route.access === 'member')

/** Whom a route lets in, said a second time: a route that is missing here, or differs, fails. */
const open = `account.register account.login account.verifyTwoFactor account.verifyBackupCode account.refresh
  account.logout account.forgotPassword account.resetPassword account.verifyEmail security.startRecovery
  security.finishRecovery waitlist.join`.split(/\s+/)

const isOpen = ({ route }: { route: Route }) => route.access === 'public'

test('only the routes named here are open to visitors', () => {
  expect(
    routes
      .filter(isOpen)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(open.toSorted())
})

const key = createKeys({ current: config.SECRET_KEY, previous: undefined }).of('access-token').current
const asha = await member()
const session = JSON.parse(Buffer.from(asha.token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }

type Claims = { audience?: string; issuer?: string; key?: Uint8Array; minutes?: number }

/** A token that differs from a good one in one thing. */
function forged({ audience = 'sadhana-compass-api', issuer = 'http://localhost', minutes = 15, ...changes }: Claims) {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ sid: session.sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(asha.id)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now - 60)
    .setExpirationTime(now + minutes * 60)
    .sign(changes.key ?? key)
}

async function revoked(): Promise<string> {
  const ben = await member()
  await visitor().account.logout({ body: { refreshToken: ben.refreshToken } })
  return ben.token
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Says "no algorithm" and brings no signature. */
function unsigned(): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${asha.token.split('.')[1]}.`
}

const credentials: [name: string, authorization: string | undefined][] = [
  ['no token', undefined],
  ['garbage', 'Bearer garbage'],
  ['another scheme', `Basic ${asha.token}`],
  ['the refresh token', `Bearer ${asha.refreshToken}`],
  ['an expired token', `Bearer ${await forged({ minutes: -1 })}`],
  ['a token for another audience', `Bearer ${await forged({ audience: 'elsewhere' })}`],
  ['a token of another issuer', `Bearer ${await forged({ issuer: 'https://elsewhere.example' })}`],
  ['a token signed with another key', `Bearer ${await forged({ key: new Uint8Array(32) })}`],
  ['an unsigned token', `Bearer ${unsigned()}`],
  ['a token of a session that ended', `Bearer ${await revoked()}`],
]

function ask(route: Route, authorization: string | undefined): Promise<Response> {
  const path = route.path.replace(/:\w+/g, () => randomUUID())
  const headers: Record<string, string> = { 'x-forwarded-for': randomAddress() }
  if (authorization) headers.authorization = authorization
  return fetch(url + path, { method: route.method, headers })
}

describe.each(guarded)('$name', ({ route }) => {
  test.each(credentials)('with %s', async (_, authorization) => {
    const response = await ask(route, authorization)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ code: 'auth.required', message: 'Please sign in.' })
  })

  test('with a good token it goes further', async () => {
    expect((await ask(route, `Bearer ${await forged({})}`)).status).not.toBe(401)
  })
})
