import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { NewWaitlistEntry } from '@sadhana/contract'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#testing/processes/free-port.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const redisPort = await freePort()
const { url, visitor } = await testApp({ config: { REDIS_URL: `redis://127.0.0.1:${redisPort}` } })

const valid = () => ({ email: `${randomUUID()}@example.org`, name: 'Mira', currentPractice: 'beginner' as const })

async function post(body: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() }
  const response = await fetch(`${url}/api/waitlist`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

test('1,000 hostile bodies: each is accepted or refused in our error format, and none causes a server error', async () => {
  const hostileText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', '\ud800', "'; drop table users; --", '${7*7}', '<script>', '\u202e', 'a@b.c', ' ', '%00'),
    fc.string({ minLength: 1_990, maxLength: 2_100 }),
  )
  const field = fc.oneof(hostileText, fc.anything(), fc.jsonValue())
  const names = Object.keys(NewWaitlistEntry.shape)
  const changes = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), field, { maxKeys: 6 })
  const body = fc.oneof(
    { weight: 6, arbitrary: changes.map((change) => JSON.stringify({ ...valid(), ...change }, safely)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const answer = await post(text)
      expect([201, 400, 413, 415, 422]).toContain(answer.status)
      expect(JSON.parse(answer.text)).toHaveProperty('message')
    }),
    { numRuns: 1_000 },
  )
}, 300_000)

const safely = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

test('no request fails while Redis starts, dies and restarts', async () => {
  const redis = await startRedis()
  const outcomes: string[] = []
  const run = async () => {
    for (let request = 0; request < 60; request++)
      outcomes.push((await visitor().waitlist.join({ body: valid() })).message)
  }
  const running = Promise.all([run(), run(), run(), run()])
  // Once a request has failed, this number might never be answered.
  let hasFailed = false
  running.catch(() => (hasFailed = true))
  const answered = (count: number) => until(() => hasFailed || outcomes.length >= count)
  await answered(40)
  const died = once(redis, 'exit')
  redis.kill('SIGKILL')
  await died
  await answered(120)
  await startRedis()
  await running
  expect(outcomes).toHaveLength(240)
}, 300_000)

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((next) => setImmediate(next))
}

const started: ChildProcess[] = []
afterAll(() => started.forEach((redis) => redis.kill('SIGKILL')))

async function startRedis(): Promise<ChildProcess> {
  const redis = spawn('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  started.push(redis)
  const probe = new Redis({ port: redisPort, retryStrategy: () => 20 })
  probe.on('error', () => {})
  const ready = new Promise((resolve) => probe.once('ready', resolve))
  const ended = once(redis, 'exit').then(() => Promise.reject(new Error('Redis ended before it was ready')))
  await Promise.race([ready, ended]).finally(() => probe.disconnect())
  return redis
}
