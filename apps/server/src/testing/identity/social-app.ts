import { randomBytes, randomUUID } from 'node:crypto'
import type { SocialLoginProvider } from '@sadhana/contract'
import { afterAll, beforeEach, expect } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { Config } from '#platform/config.ts'
import type { TestMember } from '#testing/members.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'
import { identitySettings, startIdentityStandIn } from './identity-stand-in.ts'

export const newState = () => randomBytes(32).toString('base64url')

export const aPerson = () => {
  const sub = randomUUID()
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Mira Sandoval' }
}

/** The values that a provider's callback put after `#`. */
export const answerIn = ({ hash }: URL) => new URLSearchParams(hash.slice(1))

/** Opens an address as a browser does when it follows a link or submits a form. */
async function open(at: string, who: Browser | null, form?: URLSearchParams) {
  const cookie = who ? [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : ''
  const headers = { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': randomAddress(), ...(cookie && { cookie }) }
  const reply = await fetch(at, { headers, redirect: 'manual', ...(form && { method: 'POST', body: form }) })
  for (const line of reply.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split('=')
    who?.cookies.set(name, value)
  }
  return reply
}

/** The service with stand-ins for all providers, and browsers that sign in there. */
export async function socialApp(changes: Partial<Config> = {}) {
  const providers = await startIdentityStandIn()
  afterAll(providers.close)
  beforeEach(() => {
    Object.assign(providers.behaviour, {
      person: aPerson(),
      lie: {},
      signedBy: 'us',
      denies: false,
      metadata: {},
    })
  })
  const clock = movableClock()
  const app = await testApp({ clock, config: { ...identitySettings(providers.url), ...changes } })
  const { db, newcomer, url } = app

  const start = async (who: Browser, provider: SocialLoginProvider, state = newState(), purpose = 'sign-in') => {
    const reply = await open(`${url}/api/auth/social/${provider}?state=${state}&purpose=${purpose}`, who)
    expect(reply.status).toBe(303)
    return { state, there: reply.headers.get('location') ?? '' }
  }

  /** The provider sends the browser back without its cookie, which is SameSite=Strict. */
  async function comeBack(provider: string, params: URLSearchParams): Promise<URL> {
    const callback = `${url}/api/auth/social/${provider}/callback`
    const reply =
      provider === 'apple' ? await open(callback, null, params) : await open(`${callback}?${params.toString()}`, null)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
    return new URL(reply.headers.get('location') ?? '', url)
  }

  async function goRound(who: Browser, provider: SocialLoginProvider = 'google', purpose = 'sign-in') {
    const { state, there } = await start(who, provider, newState(), purpose)
    const { params } = providers.answer(there)
    const address = await comeBack(provider, params)
    return { address, state, params, get: (name: string) => answerIn(address).get(name) ?? '' }
  }

  const referralCode = async () => (await newcomer()).referralCode

  async function signUp(who: Browser, provider: SocialLoginProvider = 'google') {
    const { get } = await goRound(who, provider)
    const body = { ticket: get('ticket'), referralCode: await referralCode(), displayName: 'Mira Sandoval' }
    return who.account.registerSocial({ body })
  }

  const linkTo = async (someone: TestMember) => {
    const { sub } = providers.behaviour.person
    await db.insertInto('social_logins').values({ user_id: someone.id, provider: 'google', provider_id: sub }).execute()
  }

  return { ...app, clock, providers, open, start, comeBack, goRound, referralCode, signUp, linkTo }
}

export type Browser = ReturnType<Awaited<ReturnType<typeof testApp>>['browser']>
