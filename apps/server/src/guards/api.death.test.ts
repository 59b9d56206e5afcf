import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { api, createClient } from '@sadhana/contract'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { killApi, startApi } from '#testing/processes/api-process.ts'
import { aPractice } from '#testing/practice.ts'
import { sendTo } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const { config, db, member } = await testApp()

/**
 * A proxy between an API and its database. Once armed, it holds back either the API's commit or the database's answer
 * to it, and at that point the API is killed.
 */
async function startGate() {
  let hold: 'nothing' | 'commit' | 'answer' = 'nothing'
  let held = Promise.withResolvers<void>()
  const behind = new URL(config.DATABASE_URL)
  const server = createServer((service) => {
    const postgres = connect(Number(behind.port || 5432), behind.hostname)
    let closed = false
    service.on('data', (chunk) => {
      if (hold !== 'nothing' && chunk.includes('commit')) {
        closed = true
        if (hold === 'answer') postgres.write(chunk)
        held.resolve()
      } else postgres.write(chunk)
    })
    postgres.on('data', (chunk) => closed || service.write(chunk))
    for (const [end, other] of [
      [service, postgres],
      [postgres, service],
    ] as const) {
      end.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const url = Object.assign(new URL(config.DATABASE_URL), { port: String((server.address() as AddressInfo).port) }).href
  return {
    url,
    arm: (what: 'commit' | 'answer') => {
      hold = what
      held = Promise.withResolvers()
      return held.promise
    },
  }
}

test.each([
  ['between work and commit', 'commit', 0],
  ['between commit and answer', 'answer', 1],
] as const)('an API killed %s: the same key afterwards has one effect', async (_, where, rowsAtDeath) => {
  const gate = await startGate()
  const first = await startApi({ ...config, DATABASE_URL: gate.url })
  const asha = await member()
  const log = (url: string, idempotencyKey: string, body = aPractice()) =>
    createClient(api, sendTo(url, { authorization: `Bearer ${asha.token}` })).practice.log({ body, idempotencyKey })
  const rows = async () => (await sql`select from practice_sessions where user_id = ${asha.id}`.execute(db)).rows.length

  const [key, body] = [randomUUID(), aPractice()]
  const held = gate.arm(where)
  const lost = expect(log(first.url, key, body)).rejects.toThrow()
  await held
  await vi.waitFor(async () => expect(await rows()).toBe(rowsAtDeath), 60_000)
  await killApi(first.child)
  await lost

  const second = await startApi(config)
  const session = await log(second.url, key, body)
  expect(await log(second.url, key, body)).toEqual(session)
  expect(await rows()).toBe(1)
  await killApi(second.child)
})
