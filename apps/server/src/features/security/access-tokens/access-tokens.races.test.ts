import { expect, test, vi } from 'vitest'
import { startApi } from '#testing/processes/api-process.ts'
import { memberFactory } from '#testing/members.ts'
import { atOnce, overtake, race, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, config, clock, db, member } = app
const wanted = { name: 'NFC tag', life: '30-days' } as const
const tokenOf = (someone: { token: string }) =>
  as(someone).security.createAccessToken({ body: { ...wanted, scopes: ['practice:log', 'practice:read'] } })

test('of 50 first uses at once, all work and one is logged as the first', race, async () => {
  const asha = await member()
  const { token } = await tokenOf(asha)
  const outcomes = await atOnce(() => as({ token }).journey.summary())
  expect(successes(outcomes)).toBe(50)
  const { items } = await as(asha).security.logs({ query: { limit: 100 } })
  expect(items.filter(({ eventType }) => eventType === 'access_token_first_used')).toHaveLength(1)
})

test('a token that is being made while its member signs out everywhere ends too', race, async () => {
  const asha = await member()
  const made = await overtake(db, {
    lock: (tx) => tx.selectFrom('users').select('id').where('id', '=', asha.id).forNoKeyUpdate().execute(),
    request: () =>
      tokenOf(asha).then(
        () => 'made',
        (error: { code: string }) => error.code,
      ),
    change: (tx) =>
      tx.updateTable('login_sessions').set({ revoked_at: new Date() }).where('user_id', '=', asha.id).execute(),
  })
  expect(made).toBe('auth.required')
  expect(await db.selectFrom('access_tokens').select('id').where('user_id', '=', asha.id).execute()).toEqual([])
})

test('a revoked token stops working in every process within five seconds', async () => {
  const asha = await member()
  const { token, id } = await tokenOf(asha)
  const processes = await Promise.all([0, 1].map(async () => memberFactory({ ...(await startApi(config)), db, clock })))
  for (const each of processes) await each.as({ token }).journey.summary()
  await processes[0]?.as(asha).security.revokeAccessToken({ params: { id } })
  const revokedAt = performance.now()
  for (const each of processes) {
    await vi.waitFor(() => expect(each.as({ token }).journey.summary()).rejects.toMatchObject({ status: 401 }), {
      timeout: 10_000,
      interval: 20,
    })
  }
  expect(performance.now() - revokedAt).toBeLessThan(5_000)
}, 120_000)
