import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { callbackPath } from '#platform/identity/identity-provider.ts'
import { answerIn, newState } from '#testing/identity/social-app.ts'
import { startRealProvider } from '#testing/identity/real-provider.ts'
import { testApp } from '#testing/test-app.ts'

const provider = await startRealProvider({
  redirectUri: `http://localhost${callbackPath('oidc')}`,
  afterSignOut: 'http://localhost/login',
})
afterAll(provider.close)

const app = await testApp({
  config: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'compass',
    OIDC_CLIENT_SECRET: 'a secret: with+signs/that need%encoding',
    OIDC_NAME: 'Hillside House',
    OIDC_INVITES: true,
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_OPERATORS: 'compass-operators',
  },
})
const { as, browser, db, url, withTwoFactor } = app

const mira = () => ({
  sub: randomUUID(),
  name: 'Mira Sandoval',
  email: `${randomUUID()}@example.org`,
  email_verified: true,
})

async function goRound(who: ReturnType<typeof browser>, person: Parameters<typeof provider.signIn>[1]) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const start = await fetch(`${url}/api/auth/social/oidc?state=${newState()}`, {
    redirect: 'manual',
    headers: { cookie },
  })
  for (const line of start.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    who.cookies.set(name, value)
  }
  const back = await provider.signIn(start.headers.get('location') ?? '', person)
  const reply = await fetch(`${url}${back.pathname}${back.search}`, { redirect: 'manual' })
  expect(reply.status).toBe(303)
  return new URL(reply.headers.get('location') ?? '', url)
}

test('someone joins through a provider of another make, and signs in again', async () => {
  const [who, person] = [browser(), mira()]
  const first = await goRound(who, person)
  expect(first.pathname).toBe('/register')
  const ticket = answerIn(first).get('ticket') ?? ''
  const tokens = await who.account.registerSocial({ body: { ticket, displayName: person.name } })
  expect(await as(tokens).account.me()).toMatchObject({ email: person.email, emailVerified: true })
  const again = await goRound(who, person)
  expect(again.pathname).toBe('/login')
  expect(await as({ token: answerIn(again).get('token') ?? '' }).account.me()).toMatchObject({ id: tokens.user.id })
})

test('its groups, which only its userinfo has, name operators', async () => {
  const [who, person] = [browser(), { ...mira(), groups: ['people', 'compass-operators'] }]
  const asha = await app.member()
  await withTwoFactor(asha)
  const linking = await fetch(`${url}/api/auth/social/oidc?state=${newState()}&purpose=link`, { redirect: 'manual' })
  for (const line of linking.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    who.cookies.set(name, value)
  }
  const back = await provider.signIn(linking.headers.get('location') ?? '', person)
  const reply = await fetch(`${url}${back.pathname}${back.search}`, { redirect: 'manual' })
  const ticket = answerIn(new URL(reply.headers.get('location') ?? '', url)).get('ticket') ?? ''
  who.headers.authorization = `Bearer ${asha.token}`
  await who.account.linkSocial({ body: { ticket, password: asha.password } })
  await expect(as(asha).operator.me()).rejects.toMatchObject({ status: 404 })
  expect(answerIn(await goRound(browser(), person)).get('tempToken')).toBeTruthy()
  expect(await as(asha).operator.me()).toMatchObject({ role: 'operator' })
  expect(await db.selectFrom('claimed_roles').select('role').where('user_id', '=', asha.id).execute()).toHaveLength(1)
})

test('it has a page for signing out', async () => {
  const reply = await fetch(`${url}/api/auth/social/oidc/sign-out`, { redirect: 'manual' })
  const there = await fetch(reply.headers.get('location') ?? '')
  expect(there.status).toBe(200)
  expect(await there.text()).toContain('form')
})
