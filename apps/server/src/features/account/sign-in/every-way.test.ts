import { AuthTokens, type SocialLoginProvider, SignInReply } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { aPerson, socialApp } from '#testing/identity/social-app.ts'
import type { TestMember } from '#testing/members.ts'
import { newPasskey, softKey } from '#testing/passkeys/soft-key.ts'
import { allRoutes } from '#testing/routes.ts'
import { aPhone, givePhone, newestCode } from '#testing/sms/phones.ts'
import { suspendMember } from '../suspension/suspension.service.ts'

const app = await socialApp()
const { as, browser, clock, db, firstFactor, goRound, member, newcomer, providers, visitor, withTwoFactor } = app

/** The result of the first step: a session, or a request for a two-factor code. */
type Arrived = { token?: string | undefined; tempToken?: string | undefined }
type Way = {
  name: string
  /** Sets up this way to sign in, before the member turns on two-factor authentication. */
  prepare: (asha: TestMember) => Promise<() => Promise<Arrived>>
  /** What happens for a member with two-factor authentication. */
  withFactor: 'is asked' | 'has shown both'
}

const bySocial = (provider: SocialLoginProvider): Way => ({
  name: provider,
  withFactor: 'is asked',
  prepare: async ({ id }) => {
    const person = aPerson()
    await db.insertInto('social_logins').values({ user_id: id, provider, provider_id: person.sub }).execute()
    return async () => {
      providers.behaviour.person = person
      const who = browser()
      const { address, get } = await goRound(who, provider)
      expect(address.pathname).toBe('/login')
      // Like the page, sends the ticket to ask why there is no session.
      if (get('ticket')) await who.account.socialRefusal({ body: { ticket: get('ticket') } })
      return { token: get('token') || undefined, tempToken: get('tempToken') || undefined }
    }
  },
})

const ways: Way[] = [
  {
    name: 'username and password',
    withFactor: 'is asked',
    prepare:
      async ({ username, password }) =>
      () =>
        visitor().account.login({ body: { identifier: username, password } }),
  },
  {
    name: 'email and password',
    withFactor: 'is asked',
    prepare:
      async ({ email, password }) =>
      () =>
        visitor().account.login({ body: { identifier: email, password } }),
  },
  {
    name: 'phone and password',
    withFactor: 'is asked',
    prepare: async ({ id, password }) => {
      const identifier = aPhone()
      await givePhone(db, id, identifier)
      return () => visitor().account.login({ body: { identifier, password } })
    },
  },
  {
    name: 'phone and texted code',
    withFactor: 'is asked',
    prepare: async ({ id }) => {
      const phone = aPhone()
      await givePhone(db, id, phone)
      return async () => {
        clock.advance({ minutes: 1 })
        await visitor().phone.sendCode({ body: { phone } })
        return visitor().phone.signIn({ body: { phone, code: await newestCode(app, phone) } })
      }
    },
  },
  bySocial('google'),
  bySocial('facebook'),
  bySocial('apple'),
  {
    name: 'passkey, which is both steps',
    withFactor: 'has shown both',
    prepare: async (asha) => {
      const { key } = await newPasskey(as(asha), softKey())
      return async () =>
        visitor().account.signInWithPasskey({ body: key.answer(await visitor().account.askForPasskey()) })
    },
  },
]

/** Suspends the member and returns what a refused sign-in then says. */
async function suspend({ id }: TestMember) {
  const reason = 'Selling, in what is shared with everyone'
  await suspendMember({ db, clock }, id, { days: 7, reason })
  const since = clock.now()
  const until = new Date(since.getTime() + 7 * 86_400_000).toISOString()
  return { status: 403, code: 'account.suspended', fields: { since: since.toISOString(), until, reason } }
}

describe.each(ways)('by $name', ({ prepare, withFactor }) => {
  test(`a member without two-factor authentication is signed in; one with it ${withFactor}`, async () => {
    const asha = await member()
    const come = await prepare(asha)
    const before = await come()
    expect(before.tempToken).toBeUndefined()
    expect(await as({ token: before.token ?? '' }).account.me()).toMatchObject({ id: asha.id })

    await withTwoFactor(asha)
    const after = await come()
    expect(Boolean(after.tempToken)).toBe(withFactor === 'is asked')
    expect(Boolean(after.token)).toBe(withFactor === 'has shown both')
  })

  test('a suspended member is told since when, until when and why, and can sign in again once it is over', async () => {
    const asha = await member()
    const come = await prepare(asha)
    await expect(come()).resolves.toMatchObject({ token: expect.any(String) as string })
    const paused = await suspend(asha)
    await expect(come()).rejects.toMatchObject(paused)
    clock.advance({ days: 7 })
    expect(await as({ token: (await come()).token ?? '' }).account.me()).toMatchObject({ id: asha.id })
  })
})

describe('the second step', () => {
  type Step = [name: string, answer: (asha: Waiting) => Promise<AuthTokens>]
  type Waiting = {
    waiting: { userId: string; tempToken: string }
    secret: string
    backupCodes: string[]
    key: ReturnType<typeof softKey>
  }
  const steps: Step[] = [
    [
      'a code from the app',
      ({ waiting, secret }) => visitor().account.verifyTwoFactor({ body: { ...waiting, code: codeOf(secret, clock) } }),
    ],
    [
      'a backup code',
      ({ waiting, backupCodes }) =>
        visitor().account.verifyBackupCode({ body: { ...waiting, code: backupCodes[0] ?? '' } }),
    ],
    [
      'a passkey',
      async ({ waiting, key }) => {
        const answer = key.answer(await visitor().account.askForPasskeyStep({ body: waiting }))
        return visitor().account.verifyPasskey({ body: { ...waiting, answer } })
      },
    ],
  ]

  test.each(steps)('%s completes it, but only for the person who took the first step', async (_, answer) => {
    const asha = await member()
    const { key } = await newPasskey(as(asha), softKey())
    const factor = { ...(await withTwoFactor(asha)), key }
    clock.advance({ seconds: 30 })
    const waiting = await firstFactor(asha)
    const madeUp = { ...factor, waiting: { ...waiting, tempToken: 'made up' } }
    await expect(answer(madeUp)).rejects.toMatchObject({ status: 403 })
    expect(await answer({ ...factor, waiting })).toMatchObject({ user: { id: asha.id } })
  })

  test.each(steps)('%s of a suspended member gets the same message, and isn’t logged as wrong', async (_, answer) => {
    const asha = await member()
    const { key } = await newPasskey(as(asha), softKey())
    const factor = { ...(await withTwoFactor(asha)), key }
    const paused = await suspend(asha)
    clock.advance({ seconds: 30 })
    await expect(answer({ ...factor, waiting: await firstFactor(asha) })).rejects.toMatchObject(paused)
    const events = await db.selectFrom('security_logs').select('event_type').where('user_id', '=', asha.id).execute()
    expect(events).not.toContainEqual({ event_type: '2fa_failed' })
  })
})

const countMembers = async () => (await db.selectFrom('users').select('id').execute()).length

describe('without a valid referral code, no account is created', () => {
  const displayName = 'Mira Sandoval'
  type SignUp = [name: string, signUp: (referralCode: string) => Promise<unknown>]
  const socialSignUp = (provider: SocialLoginProvider): SignUp => [
    provider,
    async (referralCode) => {
      const who = browser()
      const { get } = await goRound(who, provider)
      return who.account.registerSocial({ body: { ticket: get('ticket'), referralCode, displayName } })
    },
  ]
  const signUps: SignUp[] = [
    ['email', async (referralCode) => visitor().account.register({ body: await newcomer({ referralCode }) })],
    socialSignUp('google'),
    socialSignUp('facebook'),
    socialSignUp('apple'),
    [
      'phone',
      async (referralCode) => {
        const phone = aPhone()
        const { referralCode: valid } = await newcomer()
        await visitor().phone.sendCode({ body: { phone, referralCode: valid } })
        const code = await newestCode(app, phone)
        return visitor().phone.register({ body: { phone, code, referralCode, displayName } })
      },
    ],
  ]

  test.each(signUps)('by %s', async (_, signUp) => {
    const { referralCode: used } = await newcomer()
    await visitor().account.register({ body: await newcomer({ referralCode: used }) })
    const before = await countMembers()
    await expect(signUp('')).rejects.toMatchObject({ code: 'request.invalid' })
    for (const code of ['AAAAA-BBBBB-CCCCC-DDDDD', used])
      await expect(signUp(code)).rejects.toMatchObject({ code: 'referral.code_invalid' })
    expect(await countMembers()).toBe(before)
    const { referralCode: valid } = await newcomer()
    await expect(signUp(valid)).resolves.toBeDefined()
    expect(await countMembers()).toBe(before + 1)
  })

  test('not even for a stranger who uses a sign-in meant for members', async () => {
    const before = await countMembers()
    for (const provider of ['google', 'facebook', 'apple'] as const) {
      providers.behaviour.person = aPerson()
      const { address } = await goRound(browser(), provider)
      expect(address.pathname).toBe('/register')
    }
    const phone = aPhone()
    await visitor().phone.sendCode({ body: { phone } })
    const code = await newestCode(app, phone)
    await expect(visitor().phone.signIn({ body: { phone, code } })).rejects.toMatchObject({ status: 403 })
    expect(await countMembers()).toBe(before)
  })
})

test('the list is complete: no other route returns a session', () => {
  const opening = allRoutes.filter(({ route }) => route.reply === AuthTokens || route.reply === SignInReply)
  expect(opening.map(({ name }) => name).toSorted()).toEqual(
    [
      'account.login',
      'account.register',
      'account.registerSocial',
      'account.signInWithPasskey',
      'account.verifyBackupCode',
      'account.verifyPasskey',
      'account.verifyTwoFactor',
      'phone.register',
      'phone.signIn',
    ].toSorted(),
  )
})
