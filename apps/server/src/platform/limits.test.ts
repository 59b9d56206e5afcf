import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf, createLimiter } from './limits.ts'

const limit = { max: 4, seconds: 60 }
const url = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const redis = new Redis(url)
await once(redis, 'ready')
const unreachableRedis = new Redis({
  port: 1,
  enableOfflineQueue: false,
  retryStrategy: () => null,
  maxRetriesPerRequest: 0,
})
unreachableRedis.on('error', () => {})
afterAll(() => {
  redis.disconnect()
  unreachableRedis.disconnect()
})

async function takenOf(limiter: ReturnType<typeof createLimiter>, times: number, who: string = randomUUID()) {
  const outcomes = await Promise.all(Array.from({ length: times }, () => limiter.take(`test ${who}`, who, limit)))
  return outcomes.filter(({ taken }) => taken).length
}

test('three processes share one count in Redis', async () => {
  const who = randomUUID()
  const processes = Array.from({ length: 3 }, () => createLimiter(redis))
  const taken = await Promise.all(processes.map((limiter) => takenOf(limiter, 4, who)))
  expect(taken.reduce((sum, count) => sum + count)).toBe(4)
})

const loosely = async (limiter: ReturnType<typeof createLimiter>, times: number, who: string) => {
  const outcomes = await Promise.all(
    Array.from({ length: times }, () => limiter.takeLoosely(`loose ${who}`, who, { max: 20, seconds: 60 })),
  )
  return outcomes.filter(({ taken }) => taken).length
}

test('counted loosely, one process allows exactly the limit, and its first tenth without Redis', async () => {
  const who = randomUUID()
  const limiter = createLimiter(redis)
  expect(await loosely(limiter, 2, who)).toBe(2)
  expect(await redis.keys(`limit:loose ${who}*`)).toEqual([])
  expect(await loosely(limiter, 30, who)).toBe(18)
})

test('counted loosely, each further process adds a tenth at most', async () => {
  const who = randomUUID()
  const processes = Array.from({ length: 3 }, () => createLimiter(redis))
  const taken = await Promise.all(processes.map((limiter) => loosely(limiter, 30, who)))
  expect(taken.reduce((sum, count) => sum + count)).toBe(24)
})

test('a place counted loosely can be returned, too', async () => {
  const who = randomUUID()
  const limiter = createLimiter(redis)
  for (let time = 0; time < 50; time++) {
    const outcome = await limiter.takeLoosely(`loose ${who}`, who, { max: 20, seconds: 60 })
    await (outcome.taken && outcome.refund())
  }
  expect(await loosely(limiter, 30, who)).toBe(20)
})

test('counted loosely without Redis, each process allows half', async () => {
  expect(await loosely(createLimiter(undefined), 30, randomUUID())).toBe(10)
})

test.each([
  ['configured', undefined],
  ['reachable', unreachableRedis],
])('when Redis is not %s, each process allows half', async (_, store) => {
  expect(await takenOf(createLimiter(store), 10)).toBe(2)
})

test.each([
  ['in Redis', redis],
  ['in the process', undefined],
])('a returned attempt can be used again, %s', async (_, store) => {
  const limiter = createLimiter(store)
  const who = randomUUID()
  for (let time = 0; time < 20; time++) {
    const outcome = await limiter.take(`test ${who}`, who, limit)
    await (outcome.taken && outcome.refund())
  }
  expect(await takenOf(limiter, 10, who)).toBe(store ? 4 : 2)
})

test('a refusal says when to try again', async () => {
  const limiter = createLimiter(undefined)
  const who = randomUUID()
  await takenOf(limiter, 2, who)
  const refused = await limiter.take(`test ${who}`, who, limit)
  expect(refused).toEqual({ taken: false, retryAfterSeconds: expect.any(Number) as number })
  expect(refused.taken || refused.retryAfterSeconds).toBeLessThanOrEqual(60)
})

describe('addresses that count as one', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7109', '203.0.113.9'],
    ['::ffff:0:0', '0.0.0.0'],
    ['not an address', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address)
  })
})
