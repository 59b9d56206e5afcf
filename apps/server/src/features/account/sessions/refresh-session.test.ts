import type { AuthTokens } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { race } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, browser, db, member, visitor } = await testApp({ clock })

type Tokens = { accessToken: string; refreshToken: string; expiresIn: number }

const refresh = (refreshToken: string, client = visitor()) =>
  client.account.refresh({ body: { refreshToken } }) as Promise<Tokens>
const refused = { status: 401, code: 'auth.required' }

const logOf = (userId: string) => db.selectFrom('security_logs').select('event_type').where('user_id', '=', userId)

test('an access token lasts 15 minutes, and a refresh returns a new one', async () => {
  const asha = await member()
  clock.advance({ minutes: 15, seconds: 1 })
  await expect(as(asha).account.me()).rejects.toMatchObject(refused)
  const { accessToken, refreshToken, expiresIn } = await refresh(asha.refreshToken)
  expect([expiresIn, refreshToken === asha.refreshToken]).toEqual([900, false])
  await expect(as({ token: accessToken }).account.me()).resolves.toMatchObject({ id: asha.id })
})

const tokensOf = async (userId: string) =>
  (await db.selectFrom('refresh_tokens').select('id').where('user_id', '=', userId).execute()).length

/** Signs in again, so that the session is bound to this browser's cookie. */
async function browserSession() {
  const { id, username: identifier, password } = await member()
  const chrome = browser()
  const { token, refreshToken } = (await chrome.account.login({ body: { identifier, password } })) as AuthTokens
  return { id, chrome, token, refreshToken }
}

test(
  'two tabs refresh an expired token 20 times each in parallel: one rotation, and no one is signed out',
  race,
  async () => {
    const { id, chrome, token, refreshToken } = await browserSession()
    const tokensBefore = await tokensOf(id)
    const [firstTab, secondTab] = [chrome, browser(chrome.cookies)]
    clock.advance({ minutes: 16 })
    await expect(as({ token }).account.me()).rejects.toMatchObject(refused)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => refresh(refreshToken, index % 2 === 0 ? firstTab : secondTab)),
    )
    const [successor = ''] = new Set(answers.map((answer) => answer.refreshToken))
    for (const answer of answers) {
      expect(answer.refreshToken).toBe(successor)
      await expect(as({ token: answer.accessToken }).account.me()).resolves.toMatchObject({ id })
    }
    expect(await tokensOf(id)).toBe(tokensBefore + 1)
    await expect(refresh(successor, secondTab)).resolves.toHaveProperty('accessToken')
  },
)

test.each([
  ['a minute', { minutes: 1 }],
  ['an hour', { hours: 1 }],
])('a client that lost a response and comes back %s later with the old token stays signed in', async (_, later) => {
  const { refreshToken } = await member()
  const lost = await refresh(refreshToken)
  clock.advance(later)
  const again = await refresh(refreshToken)
  expect(again.refreshToken).toBe(lost.refreshToken)
  await expect(refresh(again.refreshToken)).resolves.toHaveProperty('accessToken')
})

test('using a token after its successor ends the whole family and is logged', async () => {
  const asha = await member()
  const second = await refresh(asha.refreshToken)
  const third = await refresh(second.refreshToken)
  clock.advance({ seconds: 10 })
  await expect(refresh(asha.refreshToken)).resolves.toMatchObject({ refreshToken: second.refreshToken })
  clock.advance({ seconds: 1 })
  await expect(refresh(asha.refreshToken)).rejects.toMatchObject(refused)
  await expect(refresh(third.refreshToken)).rejects.toMatchObject(refused)
  await expect(as({ token: third.accessToken }).account.me()).rejects.toMatchObject(refused)
  expect(await logOf(asha.id).execute()).toContainEqual({ event_type: 'refresh_token_reuse_error' })
})

test('a refresh token copied without the cookie cannot refresh, and the owner stays signed in', async () => {
  const { chrome, refreshToken } = await browserSession()
  await expect(refresh(refreshToken)).rejects.toMatchObject(refused)
  const thief = browser()
  thief.cookies.set('browser', 'x'.repeat(43))
  await expect(refresh(refreshToken, thief)).rejects.toMatchObject(refused)
  await expect(refresh(refreshToken, chrome)).resolves.toHaveProperty('accessToken')
})

test('signing in again in the same browser ends its earlier session at once, and no other', async () => {
  const { username: identifier, password, token } = await member()
  const [chrome, firefox] = [browser(), browser()]
  const signIn = async (where = chrome) => (await where.account.login({ body: { identifier, password } })) as AuthTokens
  const [elsewhere, first] = [await signIn(firefox), await signIn()]
  const second = await signIn()
  await expect(as(first).account.me()).rejects.toMatchObject(refused)
  await expect(refresh(first.refreshToken, chrome)).rejects.toMatchObject(refused)
  await expect(refresh(second.refreshToken, chrome)).resolves.toHaveProperty('accessToken')
  await expect(refresh(elsewhere.refreshToken, firefox)).resolves.toHaveProperty('accessToken')
  await expect(as({ token }).account.me()).resolves.toHaveProperty('id')
})

test('a session ends after 30 idle days, and after 90 days in any case', async () => {
  const [idle, busy] = [await member(), await member()]
  let token = busy.refreshToken
  for (const days of [20, 20, 20, 20]) {
    clock.advance({ days })
    token = (await refresh(token)).refreshToken
  }
  await expect(refresh(idle.refreshToken)).rejects.toMatchObject(refused)
  clock.advance({ days: 10 })
  await expect(refresh(token)).rejects.toMatchObject(refused)
})

test.each(['', 'x', 'x'.repeat(43)])('an unknown token is refused: "%s"', async (refreshToken) => {
  await expect(refresh(refreshToken || ' ')).rejects.toMatchObject(refused)
})
