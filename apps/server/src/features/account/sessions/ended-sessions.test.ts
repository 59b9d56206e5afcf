import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import { createLogger } from '#platform/log.ts'
import { memberFactory } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'
import { watchEndedSessions } from './ended-sessions.service.ts'
import { endedChannel } from '../shared/login-sessions.repo.ts'

const here = await testApp({ config: { REDIS_URL: undefined } })

/** A second API process on the same database, without Redis. */
async function anotherProcess() {
  const app = createApp(here.config, { name: 'other', log: createLogger('silent') })
  const server = await app.createServer()
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await server.close()
    await app.close()
  }
  return { ...app, ...memberFactory({ ...app, url }), close }
}

const never = 3_600_000
const watching = {
  db: here.db,
  connectionString: here.config.DATABASE_URL,
  log: createLogger('silent'),
  pollMs: never,
}

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid

const withinFiveSeconds = { timeout: 5_000, interval: 50 }

test('signing out everywhere takes effect in every process within five seconds, without Redis', async () => {
  const there = await anotherProcess()
  const asha = await here.member()
  await expect(there.as(asha).account.me()).resolves.toMatchObject({ id: asha.id })
  await here.visitor().account.logout({ body: { refreshToken: asha.refreshToken, allDevices: true } })
  await vi.waitFor(() => expect(there.as(asha).account.me()).rejects.toMatchObject({ status: 401 }), withinFiveSeconds)
  await there.close()
})

test('a session ended elsewhere is announced by a notification', async () => {
  const asha = await here.member()
  const there = await watchEndedSessions({ ...watching, staleMs: never })
  const session = { id: asha.id, sessionId: sessionOf(asha.token) }
  // The listening connection may take a moment to open, and notifications sent before that are lost.
  await vi.waitFor(async () => {
    await sql`select pg_notify(${endedChannel}, ${session.sessionId})`.execute(here.db)
    expect(await there.has(session)).toBe(true)
  }, 60_000)
  await there.stop()
})

test('a process that missed the notification finds out by polling', async () => {
  const there = await anotherProcess()
  const asha = await here.member()
  await expect(there.as(asha).account.me()).resolves.toMatchObject({ id: asha.id })
  // No notification, as if the listening connection were down.
  await sql`update login_sessions set revoked_at = now() where user_id = ${asha.id}`.execute(here.db)
  await vi.waitFor(() => expect(there.as(asha).account.me()).rejects.toMatchObject({ status: 401 }), withinFiveSeconds)
  await there.close()
})

test('a process that starts later knows which sessions ended before', async () => {
  const asha = await here.member()
  await here.visitor().account.logout({ body: { refreshToken: asha.refreshToken } })
  const there = await anotherProcess()
  await expect(there.as(asha).account.me()).rejects.toMatchObject({ status: 401 })
  await there.close()
})

test('while polling fails, a process asks the database about each session', async () => {
  const asha = await here.member()
  const [trusting, doubting] = [
    await watchEndedSessions({ ...watching, staleMs: never }),
    await watchEndedSessions({ ...watching, staleMs: -1 }),
  ]
  const session = { id: asha.id, sessionId: sessionOf(asha.token) }
  await sql`update login_sessions set revoked_at = now() where user_id = ${asha.id}`.execute(here.db)
  expect([await trusting.has(session), await doubting.has(session)]).toEqual([false, true])
  await Promise.all([trusting.stop(), doubting.stop()])
})
