import { describe, expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { answerIn, aPerson, newState, socialApp } from '#testing/identity/social-app.ts'

const app = await socialApp({
  OIDC_INVITES: true,
  OIDC_TRUST_MFA: true,
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_OPERATORS: 'compass-operators',
  OIDC_MODERATORS: 'compass-moderators',
})
const { as, browser, clock, comeBack, db, goRound, member, providers, referralCode, start, url, withTwoFactor } = app
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash
const failed = '/login#error=social'
const { keys } = providers.behaviour

/** Joins through the provider, without a code. */
async function join(who = browser()) {
  const { get } = await goRound(who, 'oidc')
  const tokens = await who.account.registerSocial({ body: { ticket: get('ticket'), displayName: 'Mira Sandoval' } })
  return { ...tokens, id: tokens.user.id }
}

const enter = async () => (await goRound(browser(), 'oidc')).address

describe('invitations', () => {
  test('people the provider admits need no code, and sign in the next time', async () => {
    const mira = await join()
    expect(await as(mira).account.me()).toMatchObject({ displayName: 'Mira Sandoval', hasPassword: false })
    expect(await as(mira).account.linkedAccounts()).toMatchObject({ linked: [{ provider: 'oidc' }], canUnlink: false })
    expect(answerIn(await enter()).get('token')).toBeTruthy()
  })

  test('other providers still need one, with or without our own provider', async () => {
    const who = browser()
    const { get } = await goRound(who, 'google')
    const without = who.account.registerSocial({ body: { ticket: get('ticket'), displayName: 'Mira' } })
    await expect(without).rejects.toMatchObject({ code: 'referral.code_invalid' })
    const strict = await socialApp()
    const other = strict.browser()
    const round = await strict.goRound(other, 'oidc')
    const refused = other.account.registerSocial({ body: { ticket: round.get('ticket'), displayName: 'Mira' } })
    await expect(refused).rejects.toMatchObject({ code: 'referral.code_invalid' })
  })

  test('a code is still redeemed if there is one', async () => {
    const who = browser()
    const { get } = await goRound(who, 'oidc')
    const code = await referralCode()
    await who.account.registerSocial({ body: { ticket: get('ticket'), referralCode: code, displayName: 'Mira' } })
    const wrong = await goRound(who, 'oidc', 'link')
    const again = { ticket: wrong.get('ticket'), referralCode: code, displayName: 'Mira' }
    await expect(who.account.registerSocial({ body: again })).rejects.toMatchObject({ code: 'referral.code_invalid' })
  })
})

test('an email that is someone’s here neither signs in nor links', async () => {
  const asha = await member()
  providers.behaviour.person = { ...aPerson(), email: asha.email }
  await expect(join()).rejects.toMatchObject({ code: 'account.email_taken' })
  expect(await as(asha).account.linkedAccounts()).toMatchObject({ linked: [] })
})

describe('the provider itself', () => {
  test('a discovery that names another issuer is refused', async () => {
    clock.advance({ minutes: 11 })
    providers.behaviour.metadata = { issuer: 'https://elsewhere.example' }
    const reply = await fetch(`${url}/api/auth/social/oidc?state=${newState()}`, { redirect: 'manual' })
    expect(reply.headers.get('location')).toBe(failed)
    providers.behaviour.metadata = {}
    const again = await fetch(`${url}/api/auth/social/oidc?state=${newState()}`, { redirect: 'manual' })
    expect(again.headers.get('location')).toContain(providers.url)
  })

  test('an answer that names another issuer is refused, where the provider names its own', async () => {
    clock.advance({ minutes: 11 })
    providers.behaviour.metadata = { authorization_response_iss_parameter_supported: true }
    const { there } = await start(browser(), 'oidc')
    const { params } = providers.answer(there)
    params.set('iss', 'https://elsewhere.example')
    expect(pathOf(await comeBack('oidc', params))).toBe(failed)
    const without = providers.answer((await start(browser(), 'oidc')).there).params
    expect(pathOf(await comeBack('oidc', without))).toBe(failed)
    const right = providers.answer((await start(browser(), 'oidc')).there).params
    right.set('iss', `${providers.url}/realms/home`)
    expect((await comeBack('oidc', right)).pathname).toBe('/register')
    providers.behaviour.metadata = {}
    clock.advance({ minutes: 11 })
  })

  test('another issuer’s subject is another person, even if it is called the same', async () => {
    const mira = await join()
    const { sub } = providers.behaviour.person
    const [link] = await db.selectFrom('social_logins').select('provider_id').where('user_id', '=', mira.id).execute()
    expect(link?.provider_id).not.toContain(sub)
    const moved = await socialApp({ OIDC_INVITES: true, DATABASE_URL: app.config.DATABASE_URL })
    moved.providers.behaviour.person = { ...aPerson(), sub }
    expect((await moved.goRound(moved.browser(), 'oidc')).address.pathname).toBe('/register')
    providers.behaviour.person.sub = sub
    expect(answerIn(await enter()).get('token')).toBeTruthy()
  })

  test('new keys are accepted as soon as they are published, and the old ones no longer', async () => {
    await join()
    providers.behaviour.keys = providers.nextKeys
    expect(answerIn(await enter()).get('token')).toBeTruthy()
    providers.behaviour.signedBy = 'a stranger'
    expect(answerIn(await enter()).get('token')).toBeTruthy()
    providers.behaviour.keys = keys
    expect(pathOf(await enter())).toBe(failed)
  })

  test.each([
    ['a few seconds are forgiven', -20, true],
    ['minutes are not', -120, false],
  ])('clocks that differ: %s', async (_, seconds, isRight) => {
    await join()
    const now = Math.floor(Date.now() / 1000)
    providers.behaviour.lie = { iat: now - 300, exp: now + seconds }
    expect(Boolean(answerIn(await enter()).get('token'))).toBe(isRight)
    providers.behaviour.lie = { nbf: now - seconds }
    expect(Boolean(answerIn(await enter()).get('token'))).toBe(isRight)
  })

  test('it offers to sign out there, and the sign-in page where it can’t', async () => {
    const leave = () => fetch(`${url}/api/auth/social/oidc/sign-out`, { redirect: 'manual' })
    const there = new URL((await leave()).headers.get('location') ?? '')
    expect(there.pathname).toBe('/realms/home/logout')
    expect(Object.fromEntries(there.searchParams)).toEqual({
      client_id: 'client-oidc',
      post_logout_redirect_uri: 'http://localhost/login',
    })
    clock.advance({ minutes: 11 })
    providers.behaviour.metadata = { end_session_endpoint: undefined }
    expect((await leave()).headers.get('location')).toBe('/login')
    expect(
      (await fetch(`${url}/api/auth/social/google/sign-out`, { redirect: 'manual' })).headers.get('location'),
    ).toBe('/login')
    clock.advance({ minutes: 11 })
  })
})

/** A member with two-factor authentication who signs in through the provider. */
async function linked() {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const who = browser()
  const { get } = await goRound(who, 'oidc', 'link')
  const headers = who.headers
  headers.authorization = `Bearer ${asha.token}`
  await who.account.linkSocial({ body: { ticket: get('ticket'), password: asha.password } })
  return { asha, secret }
}

describe('two-factor authentication', () => {
  test.each([
    ['says nothing', undefined],
    ['says it asked for a password', ['pwd']],
    ['says something else', ['otp']],
  ])('is asked for if the provider %s', async (_, amr) => {
    await linked()
    if (amr) providers.behaviour.person.amr = amr
    expect(answerIn(await enter()).get('tempToken')).toBeTruthy()
  })

  test('is not asked for again if the provider says it was, and is believed', async () => {
    await linked()
    providers.behaviour.person.amr = ['pwd', 'mfa']
    expect(answerIn(await enter()).get('token')).toBeTruthy()
  })

  test('is asked for if the provider isn’t believed', async () => {
    const strict = await socialApp()
    const asha = await strict.member()
    await strict.withTwoFactor(asha)
    const who = strict.browser()
    const { get } = await strict.goRound(who, 'oidc', 'link')
    who.headers.authorization = `Bearer ${asha.token}`
    await who.account.linkSocial({ body: { ticket: get('ticket'), password: asha.password } })
    strict.providers.behaviour.person.amr = ['mfa']
    expect(answerIn((await strict.goRound(strict.browser(), 'oidc')).address).get('tempToken')).toBeTruthy()
  })
})

const signIn = async () => ({ token: answerIn(await enter()).get('token') ?? '' })

async function operator() {
  const { asha, secret } = await linked()
  providers.behaviour.person.groups = ['people', 'compass-operators']
  providers.behaviour.person.amr = ['mfa']
  return { asha, secret, session: await signIn() }
}

describe('a role by claim', () => {
  const hidden = { status: 404 }

  test('opens the console, and the audit log says so', async () => {
    const { session } = await operator()
    expect(await as(session).operator.me()).toMatchObject({ role: 'operator' })
    const { items } = await as(session).operator.audit({ query: {} })
    expect(items[0]).toMatchObject({
      act: 'role_granted',
      actorKind: 'system',
      reason: 'Named operator by Hillside House, for 8 hours',
    })
  })

  test('is on the member’s page with its end, and gone from there after it', async () => {
    const { asha } = await operator()
    const roleOf = async ({ id }: { id: string }) => {
      const ines = await app.withRole('operator')
      return (await as(ines).operator.member({ params: { id }, query: {} })).role
    }
    const until = new Date(clock.now().getTime() + 8 * 3_600_000).toISOString()
    expect(await roleOf(asha)).toEqual({ name: 'operator', until })
    clock.advance({ hours: 8 })
    expect(await roleOf(asha)).toBeNull()
    expect(await roleOf(await app.withRole('moderator'))).toEqual({ name: 'moderator', until: null })
  })

  test('ends after eight hours, whatever session there is', async () => {
    const { asha, secret } = await operator()
    clock.advance({ hours: 7, minutes: 59 })
    // Signed in here, not at the provider, which would name the role again.
    const later = async () => {
      const { userId, tempToken } = await app.firstFactor(asha)
      return app.visitor().account.verifyTwoFactor({ body: { userId, tempToken, code: codeOf(secret, clock) } })
    }
    const before = await later()
    expect(await as(before).operator.me()).toMatchObject({ role: 'operator' })
    clock.advance({ minutes: 1, seconds: 1 })
    await expect(as(before).operator.me()).rejects.toMatchObject(hidden)
    expect(await as(await signIn()).operator.me()).toMatchObject({ role: 'operator' })
  })

  test('goes as soon as the provider no longer names it, and changes with it', async () => {
    const { session } = await operator()
    providers.behaviour.person.groups = ['compass-moderators']
    await signIn()
    expect(await as(session).operator.me()).toMatchObject({ role: 'moderator' })
    // Entries of the same moment have no order.
    clock.advance({ seconds: 1 })
    providers.behaviour.person.groups = []
    clock.advance({ seconds: 1 })
    await signIn()
    await expect(as(session).operator.me()).rejects.toMatchObject(hidden)
    const [entry] = await db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect(entry).toMatchObject({ act: 'role_withdrawn', reason: 'No longer named moderator by Hillside House' })
  })

  test('has no effect without two-factor authentication', async () => {
    const mira = await join()
    providers.behaviour.person.groups = ['compass-operators']
    providers.behaviour.person.amr = ['mfa']
    const session = await signIn()
    expect(session.token).toBeTruthy()
    await expect(as(session).operator.me()).rejects.toMatchObject(hidden)
    await expect(as(mira).operator.me()).rejects.toMatchObject(hidden)
  })

  test('is not given by other providers, whatever they say', async () => {
    const asha = await member()
    await withTwoFactor(asha)
    await app.linkTo(asha)
    providers.behaviour.person.groups = ['compass-operators']
    await goRound(browser(), 'google')
    await expect(as(asha).operator.me()).rejects.toMatchObject(hidden)
  })

  test('leaves a role that was granted at the shell alone', async () => {
    const asha = await app.withRole('moderator')
    const who = browser()
    const { get } = await goRound(who, 'oidc', 'link')
    who.headers.authorization = `Bearer ${asha.token}`
    await who.account.linkSocial({ body: { ticket: get('ticket'), password: asha.password } })
    providers.behaviour.person.amr = ['mfa']
    await signIn()
    expect(await as(asha).operator.me()).toMatchObject({ role: 'moderator' })
  })
})
