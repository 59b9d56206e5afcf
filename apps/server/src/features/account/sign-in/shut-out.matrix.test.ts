import { randomBytes } from 'node:crypto'
import type { AuthTokens } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const app = await testApp({ clock })
const { as, browser, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = app
await startWorker()

type Client = ReturnType<typeof visitor>
type Owner = TestMember & { home: ReturnType<typeof browser>; secret: string; backupCodes: string[] }
type PendingSignIn = { userId: string; tempToken: string }

/** A member with two-factor authentication who has signed in before with the browser at home. */
async function someone(): Promise<Owner> {
  const asha = await member()
  const home = browser()
  await home.account.login({ body: { identifier: asha.username, password: asha.password } })
  return { ...asha, home, ...(await withTwoFactor(asha)) }
}

/** Runs ten at a time, so that the password queue doesn't overflow. */
async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  const outcomes: PromiseSettledResult<T>[] = []
  while (outcomes.length < count) {
    const done = outcomes.length
    const batch = Array.from({ length: Math.min(10, count - done) }, (_, index) => work(done + index))
    outcomes.push(...(await Promise.allSettled(batch)))
  }
  return outcomes
}

const signIn = (client: Client, identifier: string, password: string) =>
  client.account.login({ body: { identifier, password } }) as Promise<PendingSignIn>

/** Someone who knows the password enters five wrong codes in each of many sign-ins. */
const wrongCodes = (asha: Owner, guess: (waiting: PendingSignIn) => Promise<unknown>) =>
  times(8, async () => {
    const waiting = await firstFactor(asha)
    await times(5, () => guess(waiting))
  })
const wrongTotp = (asha: Owner) =>
  wrongCodes(asha, (waiting) =>
    visitor().account.verifyTwoFactor({ body: { ...waiting, code: otherThan(codeOf(asha.secret, clock)) } }),
  )
const wrongBackupCodes = (asha: Owner) =>
  wrongCodes(asha, (waiting) => visitor().account.verifyBackupCode({ body: { ...waiting, code: 'not-a-code' } }))

const byTotp = async (client: Client, asha: Owner) => {
  clock.advance({ seconds: 30 })
  const waiting = await signIn(client, asha.username, asha.password)
  return client.account.verifyTwoFactor({ body: { ...waiting, code: codeOf(asha.secret, clock) } })
}
const byBackupCode = async (client: Client, asha: Owner) => {
  const waiting = await signIn(client, asha.username, asha.password)
  return client.account.verifyBackupCode({ body: { ...waiting, code: asha.backupCodes[0] ?? '' } })
}

const resetMails = ({ email }: Owner) => mailbox.sentTo(email).filter(({ text }) => text?.includes('#reset='))

const jobsLeft = async () => (await sql`select from graphile_worker._private_jobs`.execute(db)).rows.length

/** Asks for a reset and waits for one more email to arrive. */
async function getsResetMail(client: Client, asha: Owner) {
  const before = resetMails(asha).length
  await client.account.forgotPassword({ body: { email: asha.email } })
  await expect.poll(() => resetMails(asha).length).toBe(before + 1)
}

/** Uses up the five emails a day that one IP address can request. */
async function asksForResets(asha: Owner) {
  const stranger = visitor()
  for (let time = 0; time < 5; time++) {
    await getsResetMail(stranger, asha)
    clock.advance({ minutes: 1 })
  }
}

async function asksToChangeTo({ email }: Owner) {
  const stranger = await member()
  for (let time = 0; time < 5; time++) {
    await as(stranger).account.changeEmail({ body: { email, password: stranger.password } })
    clock.advance({ minutes: 1 })
  }
}

type Case = {
  stranger: string
  harm: (asha: Owner) => Promise<unknown>
  owner: string
  act: (asha: Owner) => Promise<unknown>
}

const cases: Case[] = [
  {
    stranger: '110 wrong passwords for the username',
    harm: (asha) => times(110, () => signIn(visitor(), asha.username, 'not this one')),
    owner: 'signs in at home',
    act: (asha) => byTotp(asha.home, asha),
  },
  {
    stranger: '110 wrong passwords for the email',
    harm: (asha) => times(110, () => signIn(visitor(), asha.email, 'not this one')),
    owner: 'signs in at home by username',
    act: (asha) => byTotp(asha.home, asha),
  },
  {
    stranger: '40 wrong app codes',
    harm: wrongTotp,
    owner: 'signs in elsewhere with a backup code',
    act: (asha) => byBackupCode(visitor(), asha),
  },
  {
    stranger: '40 wrong app codes',
    harm: wrongTotp,
    owner: 'signs in at home with a correct code',
    act: (asha) => byTotp(asha.home, asha),
  },
  {
    stranger: '40 wrong backup codes',
    harm: wrongBackupCodes,
    owner: 'signs in elsewhere with the app',
    act: (asha) => byTotp(visitor(), asha),
  },
  {
    stranger: '40 wrong backup codes',
    harm: wrongBackupCodes,
    owner: 'signs in at home with a correct code',
    act: (asha) => byBackupCode(asha.home, asha),
  },
  {
    stranger: 'five password reset requests',
    harm: asksForResets,
    owner: 'gets an email when asking from another IP address',
    act: (asha) => getsResetMail(visitor(), asha),
  },
  {
    stranger: '25 reset requests from as many IP addresses',
    harm: (asha) => times(25, () => visitor().account.forgotPassword({ body: { email: asha.email } })),
    owner: 'gets an email when asking from home',
    act: async (asha) => {
      // Until the last request is done, the number of emails keeps changing.
      await expect.poll(() => jobsLeft(), { timeout: 60_000 }).toBe(0)
      expect(resetMails(asha)).toHaveLength(20)
      await getsResetMail(asha.home, asha)
    },
  },
  {
    stranger: '30 reset requests from as many IP addresses, whose links have ended',
    harm: async (asha) => {
      await times(30, () => visitor().account.forgotPassword({ body: { email: asha.email } }))
      // A request that is still waiting would be handled with the later clock.
      await expect.poll(() => jobsLeft(), { timeout: 60_000 }).toBe(0)
      clock.advance({ minutes: 30 })
    },
    owner: 'gets an email when asking from a new browser',
    act: (asha) => getsResetMail(visitor(), asha),
  },
  {
    stranger: 'five attempts to change to their email address',
    harm: asksToChangeTo,
    owner: 'gets an email to verify it',
    act: async (asha) => {
      await db.updateTable('users').set({ email_verified: false }).where('id', '=', asha.id).execute()
      await as(asha).security.sendVerificationEmail()
      // The first one was sent at registration.
      const subject = 'Verify your email address'
      await expect.poll(() => mailbox.sentTo(asha.email).filter((mail) => mail.subject === subject)).toHaveLength(2)
    },
  },
]

test.each(cases)('after $stranger from a stranger, the owner still $owner', async ({ harm, act }) => {
  const asha = await someone()
  await harm(asha)
  await act(asha)
})

test('a hundred wrong passwords lock an account for unknown browsers, whether by username or email', async () => {
  const asha = await someone()
  const guesses = await times(110, (index) => signIn(visitor(), index % 2 ? asha.username : asha.email, 'not this one'))
  const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'in'))
  expect(codes.filter((code) => code === 'account.invalid_credentials')).toHaveLength(100)
  expect(codes.filter((code) => code === 'request.too_many')).toHaveLength(10)
})

test('a known browser is limited to a hundred wrong passwords, too', async () => {
  const asha = await someone()
  const guesses = await times(110, () => signIn(browser(asha.home.cookies), asha.username, 'not this one'))
  const refused = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.code === 'request.too_many')
  expect(refused).toHaveLength(10)
})

const stranger = () => browser(new Map([['browser', randomBytes(32).toString('base64url')]]))

test('a made-up cookie does not make a browser known', async () => {
  const asha = await member()
  const guesses = await times(110, () => signIn(stranger(), asha.username, 'not this one'))
  const refused = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.code === 'request.too_many')
  expect(refused).toHaveLength(10)
})

test('an old refresh token without its cookie does not sign out every device', async () => {
  const asha = await member()
  const home = browser()
  const body = { identifier: asha.username, password: asha.password }
  const first = (await home.account.login({ body })) as AuthTokens
  const second = (await home.account.refresh({ body: first })) as { accessToken: string; refreshToken: string }
  const copied = { refreshToken: first.refreshToken, allDevices: true }
  const refused = { status: 401, code: 'auth.required' }
  await expect(visitor().account.logout({ body: copied })).rejects.toMatchObject(refused)
  const current = { ...copied, refreshToken: second.refreshToken }
  await expect(visitor().account.logout({ body: current }), 'a copy of the latest token').rejects.toMatchObject(refused)
  const mallory = await member()
  await expect(as(mallory).account.logout({ body: copied }), 'another member’s access token').rejects.toMatchObject(
    refused,
  )
  await expect(as(asha).account.me()).resolves.toMatchObject({ id: asha.id })
  await expect(as({ token: second.accessToken }).account.me()).resolves.toMatchObject({ id: asha.id })
  await home.account.logout({ body: copied })
  await expect(as(asha).account.me()).rejects.toMatchObject({ status: 401 })
})

test('without a cookie, signing out everywhere requires the latest refresh token or a valid access token', async () => {
  const asha = await member()
  const { accessToken } = (await visitor().account.refresh({ body: asha })) as { accessToken: string }
  const copied = { refreshToken: asha.refreshToken, allDevices: true }
  await expect(visitor().account.logout({ body: copied })).rejects.toMatchObject({ status: 401 })
  await as({ token: accessToken }).account.logout({ body: copied })
  await expect(as(asha).account.me()).rejects.toMatchObject({ status: 401 })
})
