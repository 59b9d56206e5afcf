import { randomUUID } from 'node:crypto'
import type { SignInReply } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { sha256 } from '#platform/keys.ts'
import { newPasskey } from '#testing/passkeys/soft-key.ts'
import { codeOf } from '#testing/authenticator.ts'
import { answerIn, aPerson, type Browser, newState, socialApp } from '#testing/identity/social-app.ts'
import { testApp } from '#testing/test-app.ts'
import { restoreMember, suspendMember } from '../suspension/suspension.service.ts'

const app = await socialApp()
const { as, browser, clock, comeBack, db, goRound, linkTo, member, open } = app
const { providers, referralCode, signUp, start, url, visitor, withTwoFactor } = app

const failed = '/login#error=social'
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash

test('only configured providers are listed and can be used', async () => {
  expect(await visitor().account.socialProviders()).toMatchObject({
    providers: ['oidc', 'google', 'facebook', 'apple'],
    oidc: { name: 'Hillside House', invites: false },
  })
  const without = await testApp()
  expect(await without.visitor().account.socialProviders()).toMatchObject({ providers: [] })
  expect((await fetch(`${without.url}/api/auth/social/google?state=${newState()}`)).status).toBe(404)
  expect((await open(`${url}/api/auth/social/myspace?state=${newState()}`, null)).status).toBe(404)
  expect((await open(`${url}/api/auth/social/google?state=short`, null)).status).toBe(404)
})

describe.each(['google', 'facebook', 'apple', 'oidc'] as const)('%s', (provider) => {
  test('asks a newcomer for a referral code, stores nothing before that, and signs in the next time', async () => {
    const mira = browser()
    mira.cookies.set('language', 'es')
    const count = () =>
      db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    const before = await count()
    const { address, get, state } = await goRound(mira, provider)
    expect(address.pathname + address.search).toBe('/register')
    expect(get('state')).toBe(state)
    expect(await count()).toEqual(before)
    const startOf = db.selectFrom('social_starts').select('state').where('state', '=', sha256(state))
    expect(await startOf.execute()).toEqual([])
    const body = { ticket: get('ticket'), referralCode: await referralCode(), displayName: 'Mira Sandoval' }
    const tokens = await mira.account.registerSocial({ body })
    const me = await as(tokens).account.me()
    const { email } = providers.behaviour.person
    expect(me).toMatchObject({ displayName: 'Mira Sandoval', canChangeUsername: true, hasPassword: false })
    expect(me.language).toBe('es')
    expect(me.username).toMatch(/^mira-sandoval-\d{6}$/)
    expect(me).toMatchObject(provider === 'facebook' ? { email: null } : { email, emailVerified: true })
    const again = await goRound(mira, provider)
    expect(again.address.pathname + again.address.search).toBe('/login')
    const signedIn = as({ token: again.get('token') })
    expect(await signedIn.account.me()).toMatchObject({ id: me.id })
    const { items } = await signedIn.security.logs({ query: {} })
    expect(items.map(({ eventType }) => eventType)).not.toContain('login_success_new_device')
  })

  test('creates no account without a valid referral code', async () => {
    const mira = browser()
    const { get } = await goRound(mira, provider)
    const body = { ticket: get('ticket'), referralCode: 'AAAAA-AAAAA-AAAAA-AAAAA', displayName: 'Mira' }
    await expect(mira.account.registerSocial({ body })).rejects.toMatchObject({ code: 'referral.code_invalid' })
    const { sub } = providers.behaviour.person
    expect(await db.selectFrom('social_logins').select('user_id').where('provider_id', '=', sub).execute()).toEqual([])
  })

  test('creates only one account with one referral code', async () => {
    const [asha, ben] = [browser(), browser()]
    const code = await referralCode()
    const register = async (who: Browser) => {
      providers.behaviour.person = aPerson()
      const { get } = await goRound(who, provider)
      return who.account.registerSocial({ body: { ticket: get('ticket'), referralCode: code, displayName: 'Mira' } })
    }
    expect(await register(asha)).toHaveProperty('token')
    await expect(register(ben)).rejects.toMatchObject({ code: 'referral.code_invalid' })
  })

  test('accepts a callback once, with the original state and provider', async () => {
    const mira = browser()
    await signUp(mira, provider)
    const { state, there } = await start(mira, provider)
    const { params } = providers.answer(there)
    const foreign = new URLSearchParams(params)
    foreign.set('state', newState())
    expect(pathOf(await comeBack(provider, foreign))).toBe(failed)
    const elsewhere = provider === 'google' ? 'facebook' : 'google'
    expect(pathOf(await comeBack(elsewhere, params))).toBe(failed)
    expect(answerIn(await comeBack(provider, params)).get('state')).toBe(state)
    expect(pathOf(await comeBack(provider, params))).toBe(failed)
  })

  test('refuses a code that was already used or never issued', async () => {
    const mira = browser()
    const { params } = await goRound(mira, provider)
    for (const code of [params.get('code') ?? '', randomUUID()]) {
      const { state } = await start(mira, provider)
      expect(pathOf(await comeBack(provider, new URLSearchParams({ code, state })))).toBe(failed)
    }
  })

  test('refuses a code from another browser’s start, because the verifier differs', async () => {
    const [mallory, mira] = [browser(), browser()]
    const stolen = providers.answer((await start(mira, provider)).there).params
    const { state } = await start(mallory, provider)
    const mixed = new URLSearchParams({ code: stolen.get('code') ?? '', state })
    expect(pathOf(await comeBack(provider, mixed))).toBe(failed)
  })

  test('sends someone who changes their mind or takes more than ten minutes back to the sign-in page', async () => {
    const mira = browser()
    providers.behaviour.denies = true
    expect(pathOf((await goRound(mira, provider)).address)).toBe(failed)
    providers.behaviour.denies = false
    const { there } = await start(mira, provider)
    const { params } = providers.answer(there)
    clock.advance({ minutes: 10, seconds: 1 })
    expect(pathOf(await comeBack(provider, params))).toBe(failed)
  })
})

describe.each(['google', 'apple', 'oidc'] as const)('a token from %s', (provider) => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, Partial<typeof providers.behaviour>]>([
    ['with another nonce', { lie: { nonce: 'another' } }],
    ['without a nonce', { lie: { nonce: undefined } }],
    ['for another audience', { lie: { aud: 'another-app' } }],
    ['of another issuer', { lie: { iss: 'https://elsewhere.example' } }],
    ['that has expired', { lie: { iat: hourAgo, exp: hourAgo + 300 } }],
    ['without a subject', { lie: { sub: undefined } }],
    ['signed by a stranger', { signedBy: 'a stranger' }],
    ['that is not signed', { signedBy: 'nobody' }],
  ])('%s is refused', async (_what, behaviour) => {
    Object.assign(providers.behaviour, behaviour)
    expect(pathOf((await goRound(browser(), provider)).address)).toBe(failed)
  })
})

test('another member’s email neither signs in nor links: sign-up is refused', async () => {
  const asha = await member()
  providers.behaviour.person = { ...aPerson(), email: asha.email }
  const mallory = browser()
  const { address, get } = await goRound(mallory)
  expect(address.pathname).toBe('/register')
  const body = { ticket: get('ticket'), referralCode: await referralCode(), displayName: 'Mallory' }
  await expect(mallory.account.registerSocial({ body })).rejects.toMatchObject({ code: 'account.email_taken' })
  expect(await as(asha).account.linkedAccounts()).toMatchObject({ linked: [] })
})

test.each([false, 'false', undefined])('an email with verification %s is not used', async (verified) => {
  const asha = await member()
  providers.behaviour.person = {
    sub: randomUUID(),
    email: asha.email,
    ...(verified !== undefined && { email_verified: verified }),
  }
  const tokens = await signUp(browser(), 'apple')
  expect(await as(tokens).account.me()).toMatchObject({ email: null, emailVerified: false })
})

test('Apple’s "true" verifies an email, too', async () => {
  providers.behaviour.person = { ...aPerson(), email_verified: 'true' }
  const tokens = await signUp(browser(), 'apple')
  expect(await as(tokens).account.me()).toMatchObject({ emailVerified: true })
})

describe('the session', () => {
  test('belongs to the browser that started it, and the token in the URL works only once', async () => {
    const asha = await member()
    await linkTo(asha)
    const mira = browser()
    const { get } = await goRound(mira)
    const refreshToken = get('refreshToken')
    const refresh = (who: Browser, token = refreshToken) => who.account.refresh({ body: { refreshToken: token } })
    await expect(refresh(browser())).rejects.toMatchObject({ status: 401 })
    const first = (await refresh(mira)) as { refreshToken: string }
    await refresh(mira, first.refreshToken)
    clock.advance({ seconds: 11 })
    await expect(refresh(mira)).rejects.toMatchObject({ status: 401 })
  })

  test('asks for a two-factor code exactly as after a password', async () => {
    const asha = await member()
    const { secret } = await withTwoFactor(asha)
    await linkTo(asha)
    clock.advance({ seconds: 30 })
    const { address, get } = await goRound(browser())
    expect([...answerIn(address).keys()].toSorted()).toEqual(['state', 'tempToken', 'userId'])
    const waiting = { userId: get('userId'), tempToken: get('tempToken') }
    const body = { ...waiting, code: codeOf(secret, clock) }
    const reply: SignInReply = await visitor().account.verifyTwoFactor({ body })
    expect(reply).toMatchObject({ user: { id: asha.id } })
  })

  test('says that a passkey can be used as the second step', async () => {
    const asha = await member()
    await withTwoFactor(asha)
    await linkTo(asha)
    await newPasskey(as(asha))
    expect((await goRound(browser())).get('hasPasskey')).toBe('yes')
  })

  test('stops the erasure of a member who is leaving', async () => {
    const asha = await member()
    await linkTo(asha)
    const { dueAt } = await as(asha).account.erase({ body: { way: 'password', password: asha.password } })
    expect((await goRound(browser())).get('erasureWasDueAt')).toBe(dueAt)
  })
})

describe('a suspended member', () => {
  const reason = 'Threats in messages'
  const suspended = async () => {
    const asha = await member()
    await linkTo(asha)
    await suspendMember({ db, clock }, asha.id, { days: null, reason })
    const who = browser()
    return { asha, who, ...(await goRound(who)) }
  }

  test('comes back with a ticket, and the URL does not mention the suspension', async () => {
    const { address } = await suspended()
    expect(address.pathname).toBe('/login')
    expect([...answerIn(address).keys()].toSorted()).toEqual(['state', 'ticket'])
    expect(decodeURIComponent(address.href)).not.toContain('Threats')
    const { ticket = '' } = Object.fromEntries(answerIn(address))
    expect(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString()).not.toContain('Threats')
  })

  test('sees the reason only in the browser that started', async () => {
    const { asha, get, who } = await suspended()
    const body = { ticket: get('ticket') }
    const expired = { code: 'account.social_expired' }
    await expect(browser().account.socialRefusal({ body })).rejects.toMatchObject(expired)
    const forged = { ticket: `${body.ticket.slice(0, -3)}AAA` }
    await expect(who.account.socialRefusal({ body: forged })).rejects.toMatchObject(expired)
    await expect(who.account.socialRefusal({ body })).rejects.toMatchObject({
      code: 'account.suspended',
      fields: { reason },
    })
    await restoreMember({ db, clock }, asha.id)
    expect(await who.account.socialRefusal({ body })).toBeNull()
    clock.advance({ minutes: 10, seconds: 1 })
    await expect(who.account.socialRefusal({ body })).rejects.toMatchObject(expired)
  })

  test('can’t create another account with the ticket', async () => {
    const { get, who } = await suspended()
    const body = { ticket: get('ticket'), referralCode: await referralCode(), displayName: 'Asha again' }
    await expect(who.account.registerSocial({ body })).rejects.toMatchObject({ code: 'account.social_taken' })
  })
})

describe('a ticket', () => {
  test('works only in the browser that started it, for ten minutes, and with our signature', async () => {
    const mira = browser()
    const { get } = await goRound(mira)
    const body = { ticket: get('ticket'), referralCode: await referralCode(), displayName: 'Mira' }
    const expired = { code: 'account.social_expired' }
    await expect(browser().account.registerSocial({ body })).rejects.toMatchObject(expired)
    const forged = { ...body, ticket: `${body.ticket.slice(0, -3)}AAA` }
    await expect(mira.account.registerSocial({ body: forged })).rejects.toMatchObject(expired)
    clock.advance({ minutes: 10, seconds: 1 })
    await expect(mira.account.registerSocial({ body })).rejects.toMatchObject(expired)
  })

  test('creates only one account', async () => {
    const mira = browser()
    const { get } = await goRound(mira)
    const attempt = async () => {
      const body = { ticket: get('ticket'), referralCode: await referralCode(), displayName: 'Mira' }
      return mira.account.registerSocial({ body })
    }
    const outcomes = await Promise.allSettled([attempt(), attempt(), attempt()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
