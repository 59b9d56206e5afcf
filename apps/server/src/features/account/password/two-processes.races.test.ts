import { type ChildProcess, spawn } from 'node:child_process'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newEmailedTokens, tokenHash } from '#platform/mail/emailed-tokens.ts'
import { freePort } from '#testing/processes/free-port.ts'
import { memberFactory } from '#testing/members.ts'
import { race } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { config, db, keys, clock } = app

const running: ChildProcess[] = []

/** Starts an API in its own process; two of them share only the database. */
async function startApi() {
  const port = await freePort()
  const env = Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]))
  const api = spawn(process.execPath, [new URL('../../../api.ts', import.meta.url).pathname], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  running.push(api)
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/healthz`), 60_000)
  return memberFactory({ url, db, clock })
}

let [here, there] = [memberFactory(app), memberFactory(app)]
// Started here because a failure at the top level would leave processes running.
beforeAll(async () => {
  here = await startApi()
  there = await startApi()
}, 120_000)
afterAll(() => running.forEach((api) => api.kill('SIGKILL')))

/**
 * Sends three streams of sign-ins to both processes. Each stops once a sign-in is refused, or once `act`, which changes
 * the password, fails.
 */
async function signInsAgainst(identifier: string, password: string, act: () => Promise<unknown>): Promise<void> {
  const failure = new AbortController()
  const changed = act().catch((error: unknown) => {
    failure.abort()
    throw error
  })
  const stream = async (index: number): Promise<unknown> => {
    for (let time = index; !failure.signal.aborted; time++) {
      const { visitor } = time % 2 ? here : there
      const refusal = await visitor()
        .account.login({ body: { identifier, password } })
        .then(
          () => undefined,
          (error: { code?: string }) => error.code ?? 'unreachable',
        )
      if (refusal) return refusal
    }
    return undefined
  }
  const [, ...refusals] = await Promise.all([changed, ...[0, 1, 2].map(stream)])
  expect(new Set(refusals)).toEqual(new Set(['account.invalid_credentials']))
}

async function resetToken(userId: string): Promise<string> {
  const id = newId()
  const { token } = newEmailedTokens(keys.of('mailed-secret'), 'reset', id)
  const expires_at = new Date(clock.now().getTime() + 30 * 60_000)
  await db
    .insertInto('password_reset_tokens')
    .values({ user_id: userId, id, token: tokenHash(token), expires_at })
    .execute()
  return token
}

/** The long form is `RACE_ROUNDS=200 npx vitest run two-processes`. */
test('no sign-in to either of two processes survives a password change or reset', race, async () => {
  const asha = await here.member()
  const live = db
    .selectFrom('login_sessions')
    .select('id')
    .where('user_id', '=', asha.id)
    .where('revoked_at', 'is', null)
  const newPassword = 'seven slow breaths before sunrise'
  await signInsAgainst(asha.username, asha.password, () =>
    here.as(asha).account.changePassword({ body: { currentPassword: asha.password, newPassword } }),
  )
  expect(await live.execute()).toHaveLength(1)

  const token = await resetToken(asha.id)
  const password = 'a lamp in a windless place'
  await signInsAgainst(asha.username, newPassword, () =>
    there.visitor().account.resetPassword({ body: { token, password, confirmPassword: password } }),
  )
  expect(await live.execute()).toEqual([])
})
