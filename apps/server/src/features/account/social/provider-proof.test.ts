import { randomUUID } from 'node:crypto'
import type { SocialLoginProvider } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { sha256 } from '#platform/keys.ts'
import { identitySettings } from '#testing/identity/identity-stand-in.ts'
import { answerIn, aPerson, newState, socialApp } from '#testing/identity/social-app.ts'
import { successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const app = await socialApp()
const { as, browser, clock, comeBack, db, goRound, linkTo, member, providers, signUp, start } = app

const expired = { status: 403, code: 'account.social_expired' }
const failed = '/settings/erase#error=social'
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash

type Session = { token: string }

/** A member who signed up with a provider and has neither a password nor an email. */
async function withProviderAlone(provider: SocialLoginProvider = 'google') {
  const { email: _email, ...person } = aPerson()
  providers.behaviour.person = person
  const tokens = await signUp(browser(), provider)
  return { ...tokens, id: tokens.user.id, person }
}

async function leave(who: Session, provider: SocialLoginProvider = 'google', state = newState()) {
  const { url } = await as(who).account.startErasureProvider({ body: { provider, state } })
  return { state, there: url }
}

/** Goes to the provider, signs in there and comes back. */
async function prove(who: Session, provider: SocialLoginProvider = 'google') {
  const { state, there } = await leave(who, provider)
  const { params } = providers.answer(there)
  const address = await comeBack(provider, params)
  return { address, state, params, proof: answerIn(address).get('proof') ?? '' }
}

const erase = (who: Session, proof: string) => as(who).account.erase({ body: { way: 'provider', proof } })
const isLeaving = async ({ id }: { id: string }) => {
  const row = await db.selectFrom('users').select('erasure_due_at').where('id', '=', id).executeTakeFirst()
  return row?.erasure_due_at !== null
}
/** Signs the same member in on another device. */
async function signInAgain(provider: SocialLoginProvider = 'google'): Promise<Session> {
  const { get } = await goRound(browser(), provider)
  return { token: get('token') }
}

describe.each(['google', 'facebook', 'apple', 'oidc'] as const)('%s', (provider) => {
  test('is asked for a new sign-in, which can erase the account of a member who has nothing else', async () => {
    const mira = await withProviderAlone(provider)
    expect(await as(mira).account.erasurePreview()).toMatchObject({
      providers: [provider],
      hasPassword: false,
      hasPasskey: false,
      email: null,
    })
    const { there } = await leave(mira, provider)
    const params = new URL(there).searchParams
    expect([params.get('max_age'), params.get('auth_type')]).toEqual(
      provider === 'facebook' ? [null, 'reauthenticate'] : ['0', null],
    )
    // Google documents only this one.
    if (provider === 'google') expect(params.get('prompt')).toBe('select_account')
    if (provider === 'oidc') expect(params.get('prompt')).toBe('login')
    const { address, state, proof } = await prove(mira, provider)
    expect(address.pathname).toBe('/settings/erase')
    expect(answerIn(address).get('state')).toBe(state)
    expect(answerIn(address).get('provider')).toBe(provider)
    expect(proof).not.toBe(state)
    expect(await erase(mira, proof)).toHaveProperty('dueAt')
    expect(await isLeaving(mira)).toBe(true)
  })

  test('proves nothing with another account', async () => {
    const [mira, ben] = [await withProviderAlone(provider), await withProviderAlone(provider)]
    for (const person of [aPerson(), ben.person]) {
      providers.behaviour.person = person
      const { address, proof } = await prove(mira, provider)
      expect(pathOf(address)).toBe('/settings/erase#error=other-account')
      expect(proof).toBe('')
    }
  })

  test('sends the browser back once, with the original state and provider', async () => {
    const mira = await withProviderAlone(provider)
    const { state, there } = await leave(mira, provider)
    const { params } = providers.answer(there)
    const foreign = new URLSearchParams(params)
    foreign.set('state', newState())
    expect(pathOf(await comeBack(provider, foreign))).toBe('/login#error=social')
    const elsewhere = provider === 'google' ? 'facebook' : 'google'
    expect(pathOf(await comeBack(elsewhere, params))).toBe('/login#error=social')
    expect(answerIn(await comeBack(provider, params)).get('state')).toBe(state)
    expect(pathOf(await comeBack(provider, params))).toBe('/login#error=social')
  })

  test('proves nothing if the member cancels there or takes more than ten minutes', async () => {
    const mira = await withProviderAlone(provider)
    providers.behaviour.denies = true
    expect(pathOf((await prove(mira, provider)).address)).toBe(failed)
    providers.behaviour.denies = false
    const { there } = await leave(mira, provider)
    const { params } = providers.answer(there)
    clock.advance({ minutes: 10, seconds: 1 })
    expect(pathOf(await comeBack(provider, params))).toBe('/login#error=social')
  })
})

describe.each(['google', 'apple', 'oidc'] as const)('a sign-in at %s', (provider) => {
  const now = Math.floor(Date.now() / 1000)
  test('proves nothing if it happened before we asked', async () => {
    const mira = await withProviderAlone(provider)
    providers.behaviour.lie = { iat: now, auth_time: now - 60 }
    expect(pathOf((await prove(mira, provider)).address)).toBe(failed)
    expect(await isLeaving(mira)).toBe(false)
  })

  test('counts as new for as long as the member was away', async () => {
    const mira = await withProviderAlone(provider)
    const { there } = await leave(mira, provider)
    clock.advance({ minutes: 1 })
    providers.behaviour.lie = { iat: now, auth_time: now - 60 }
    const address = await comeBack(provider, providers.answer(there).params)
    expect(answerIn(address).get('proof')).toMatch(/^[\w-]{43}$/)
  })

  test('counts if the token has no time', async () => {
    const mira = await withProviderAlone(provider)
    providers.behaviour.lie = { auth_time: undefined }
    expect((await prove(mira, provider)).proof).toMatch(/^[\w-]{43}$/)
  })

  test('must have a token signed by the provider', async () => {
    const mira = await withProviderAlone(provider)
    providers.behaviour.signedBy = 'a stranger'
    expect(pathOf((await prove(mira, provider)).address)).toBe(failed)
  })
})

describe('a proof', () => {
  test('is stored as a hash, and deleted by its use', async () => {
    const mira = await withProviderAlone()
    const { proof } = await prove(mira)
    const stored = db.selectFrom('provider_proofs').select('token').where('user_id', '=', mira.id)
    expect(await stored.execute()).toEqual([{ token: sha256(proof) }])
    await erase(mira, proof)
    expect(await stored.execute()).toEqual([])
  })

  test('works once', async () => {
    const mira = await withProviderAlone()
    const { proof } = await prove(mira)
    // As many requests as the route allows in a minute.
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => erase(mira, proof)))
    expect(successes(outcomes)).toBe(1)
  })

  test('works for five minutes', async () => {
    const mira = await withProviderAlone()
    const { proof } = await prove(mira)
    clock.advance({ minutes: 5 })
    await expect(erase(mira, proof)).rejects.toMatchObject(expired)
  })

  test('works only in the session that started it', async () => {
    const mira = await withProviderAlone()
    const other = await signInAgain()
    const { proof } = await prove(mira)
    const ben = await member()
    for (const who of [other, ben]) await expect(erase(who, proof)).rejects.toMatchObject(expired)
    await erase(mira, proof)
    expect(await isLeaving(mira)).toBe(true)
  })

  test('can’t be replaced by the state or the start', async () => {
    const mira = await withProviderAlone()
    const { state } = await leave(mira)
    await expect(erase(mira, state)).rejects.toMatchObject(expired)
    await expect(erase(mira, newState())).rejects.toMatchObject(expired)
    const { proof, state: used } = await prove(mira)
    await expect(erase(mira, used)).rejects.toMatchObject(expired)
    // A proof isn't a start, so no one can come back with it.
    const { params } = providers.answer((await leave(mira)).there)
    params.set('state', proof)
    expect(pathOf(await comeBack('google', params))).toBe('/login#error=social')
    await erase(mira, proof)
  })
})

/** Returns the code from one start with the state of another. */
const mixed = (code: URLSearchParams, state: string) => new URLSearchParams({ code: code.get('code') ?? '', state })

describe('nothing that started for another purpose becomes a proof', () => {
  test.each(['sign-in', 'link'])('not a start to %s', async (purpose) => {
    const mira = await withProviderAlone()
    const there = browser()
    const { address, get } = await goRound(there, 'google', purpose)
    expect(address.pathname).not.toBe('/settings/erase')
    await expect(erase(mira, get('state'))).rejects.toMatchObject(expired)
    const { params } = providers.answer((await start(there, 'google', newState(), purpose)).there)
    const { state } = await leave(mira)
    expect(pathOf(await comeBack('google', mixed(params, state)))).toBe(failed)
    expect(await isLeaving(mira)).toBe(false)
  })

  test.each(['sign-in', 'link'])('not even a start to %s with the same state', async (purpose) => {
    const mira = await withProviderAlone()
    const { state } = await leave(mira)
    const { there } = await start(browser(), 'google', state, purpose)
    expect(pathOf(await comeBack('google', providers.answer(there).params))).toBe(failed)
  })

  test('a code that was issued for a proof doesn’t sign in', async () => {
    const mira = await withProviderAlone()
    const { params } = providers.answer((await leave(mira)).there)
    const { state } = await start(browser(), 'google')
    expect(pathOf(await comeBack('google', mixed(params, state)))).toBe('/login#error=social')
  })
})

test('a state works once, and the provider must be linked and configured', async () => {
  const mira = await withProviderAlone()
  const { state } = await leave(mira)
  await expect(leave(mira, 'google', state)).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(leave(mira, 'apple')).rejects.toMatchObject({ status: 404, code: 'account.social_not_linked' })
  const without = await testApp()
  const asha = await without.member()
  await without.db
    .insertInto('social_logins')
    .values({ user_id: asha.id, provider: 'google', provider_id: randomUUID() })
    .execute()
  expect(await without.as(asha).account.erasurePreview()).toMatchObject({ providers: [] })
  const body = { provider: 'google', state: newState() } as const
  await expect(without.as(asha).account.startErasureProvider({ body })).rejects.toMatchObject({
    code: 'request.not_found',
  })
})

test('an account that is unlinked in the meantime proves nothing', async () => {
  const asha = await member()
  await linkTo(asha)
  const { there } = await leave(asha)
  await as(asha).account.unlinkSocial({ body: { provider: 'google', password: asha.password } })
  const address = await comeBack('google', providers.answer(there).params)
  expect(pathOf(address)).toBe('/settings/erase#error=other-account')
})

test('our own provider that is down is named as the cause, and the member can try again', async () => {
  const down = await testApp({ config: identitySettings('http://127.0.0.1:1') })
  const asha = await down.member()
  await down.db
    .insertInto('social_logins')
    .values({ user_id: asha.id, provider: 'oidc', provider_id: randomUUID() })
    .execute()
  const leaving = () => down.as(asha).account.startErasureProvider({ body: { provider: 'oidc', state: newState() } })
  const unreachable = { status: 503, code: 'account.social_unreachable' }
  await expect(leaving()).rejects.toMatchObject(unreachable)
  await expect(leaving()).rejects.toMatchObject(unreachable)
})
