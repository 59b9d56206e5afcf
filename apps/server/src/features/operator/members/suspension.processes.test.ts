import type { AuthTokens } from '@sadhana/contract'
import { expect, test, vi } from 'vitest'
import { startApi } from '#testing/processes/api-process.ts'
import { memberFactory, type TestMember } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { config, db, clock } = app

/** Each runs in a separate process. They share only the database and Redis. */
const startProcess = async () => memberFactory({ ...(await startApi(config)), db, clock })
type Process = Awaited<ReturnType<typeof startProcess>>

const signIn = ({ visitor }: Process, { username, password }: TestMember) =>
  visitor().account.login({ body: { identifier: username, password } }) as Promise<AuthTokens>

test('a suspended member’s tokens stop working in every process within five seconds', async () => {
  const ines = await app.withRole('operator')
  const ben = await app.member()
  const processes = await Promise.all([startProcess(), startProcess()])
  const [here, there] = processes
  const tokens = [ben, await signIn(here, ben), await signIn(there, ben)]
  const asking = processes.flatMap(({ as }) => tokens.map((token) => () => as(token).account.me()))
  // The tokens are used before, so that a process that caches tokens has them in its cache.
  for (const ask of asking) expect(await ask()).toMatchObject({ id: ben.id })

  const body = { reason: 'Selling, in what is shared with everyone', days: null, password: ines.password }
  await here.as(ines).operator.suspendMember({ params: { id: ben.id }, body })
  const suspendedAt = performance.now()
  const isDead = async (ask: () => Promise<unknown>) => {
    await vi.waitFor(() => expect(ask()).rejects.toMatchObject({ status: 401 }), { timeout: 10_000, interval: 20 })
    return performance.now() - suspendedAt
  }
  const delays = await Promise.all(asking.map(isDead))
  expect(delays).toHaveLength(6)
  expect(Math.max(...delays)).toBeLessThan(5_000)

  const paused = { status: 403, code: 'account.suspended' }
  for (const process of processes) {
    await expect(signIn(process, ben)).rejects.toMatchObject(paused)
    for (const { refreshToken } of tokens) {
      await expect(process.visitor().account.refresh({ body: { refreshToken } })).rejects.toMatchObject(paused)
    }
  }
}, 120_000)
