import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { createMetrics } from '#platform/metrics.ts'
import { movableClock } from '#testing/clock.ts'
import { testDatabase } from '#testing/database.ts'
import { insertMember } from '#testing/ledger.ts'
import { type ModelMood, startModelStandIn } from '#testing/llm/model-stand-in.ts'
import { overtake } from '#testing/races.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { testConfig } from '#testing/test-app.ts'
import { connectLlm } from './connect-llm.ts'
import { createLimitedLlm } from './limited-llm.ts'
import { LlmInterruption, type LlmRequest, withoutLlm } from './llm.ts'
import { createOpenAiModel } from './openai-model.ts'
import { createLlmUsage, llmUsagePurge } from './usage.repo.ts'

const db = await testDatabase()
const standIn = await startModelStandIn()
afterAll(standIn.close)

const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 } as Parameters<typeof createMetrics>[0]
const start = new Date('2026-11-15T23:59:00Z')
const asha = await insertMember(db, start)
const ben = await insertMember(db, start)
const said = 'Sit down, and let the breath come by itself.'
const prompt = { system: 'You are kind.', messages: [{ role: 'user', content: 'A word, please.' }] } as const

beforeEach(async () => {
  Object.assign(standIn, { mood: 'answers', left: 0, answer: () => said })
  standIn.requests.length = 0
  await db.deleteFrom('llm_usage').execute()
})

const request = (changes: Partial<LlmRequest> = {}): LlmRequest => ({
  purpose: 'test',
  memberId: asha,
  maxTokens: 100,
  ...prompt,
  ...changes,
})

function connect({ perMember = 10_000, perDay = 100_000, firstTextMs = 5_000 } = {}) {
  const clock = movableClock(start)
  const { log, written } = recordedLog()
  const metrics = createMetrics(pool)
  const usage = createLlmUsage({ db, clock, perMember, perDay })
  const model = createOpenAiModel({ url: standIn.url, name: 'tiny', apiKey: 'a key of the tests' })
  const llm = createLimitedLlm({ model, usage, clock, log, metrics, firstTextMs })
  return {
    clock,
    logged: written,
    metrics,
    usage,
    write: (changes?: Partial<LlmRequest>) => llm.write(request(changes)),
    stream: (changes?: Partial<LlmRequest>) => llm.stream(request(changes)),
  }
}

const usedBy = async (userId: string): Promise<number | undefined> =>
  (await db.selectFrom('llm_usage').select('used').where('user_id', '=', userId).executeTakeFirst())?.used

async function begin(streaming: ReturnType<ReturnType<typeof connect>['stream']>) {
  const stream = await streaming
  if ('unavailable' in stream) throw new Error(stream.unavailable)
  return stream.text[Symbol.asyncIterator]()
}

test('the whole text is returned, and the service gets the model, key, instructions and limit', async () => {
  expect(await connect().write()).toEqual({ text: said })
  expect(standIn.requests).toMatchObject([
    { model: 'tiny', max_tokens: 100, messages: [{ role: 'system', content: 'You are kind.' }, prompt.messages[0]] },
  ])
  expect(standIn.authorization).toBe('Bearer a key of the tests')
})

test('a stream yields words as they arrive', async () => {
  const words = await begin(connect().stream())
  const pieces: string[] = []
  for (let piece = await words.next(); !piece.done; piece = await words.next()) pieces.push(piece.value)
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.join('')).toBe(said)
})

test('the first words do not wait for the rest', async () => {
  standIn.mood = 'stuck'
  const words = await begin(connect().stream())
  expect(await words.next()).toEqual({ value: 'Sit', done: false })
  await words.return?.()
})

test('a model’s reasoning is left out', async () => {
  standIn.answer = () => '<think>they want a word</think>Breathe.'
  expect(await connect().write()).toEqual({ text: 'Breathe.' })
})

test('the configuration decides whether there is a model', async () => {
  const log = recordedLog().log
  const deps = { db, clock: movableClock(), log, metrics: createMetrics(pool) }
  const config = await testConfig({ url: 'smtp://127.0.0.1:1' })
  expect(await connectLlm({ ...deps, config })).toBe(withoutLlm)
  const named = { ...config, LLM_URL: standIn.url, LLM_MODEL: 'tiny' }
  expect(await connectLlm({ ...deps, config: named })).toMatchObject({ isConfigured: true })
})

test('without a model every call says so', async () => {
  const request = { purpose: 'test', memberId: asha, maxTokens: 100, ...prompt }
  expect(await withoutLlm.write(request)).toEqual({ unavailable: 'not_configured' })
  expect(await withoutLlm.stream(request)).toEqual({ unavailable: 'not_configured' })
})

describe('a service that', () => {
  test.each<[ModelMood, string]>([
    ['silent', 'slow'],
    ['stuck', 'slow'],
    ['broken', 'down'],
    ['busy', 'down'],
    ['cut', 'down'],
    ['garbage', 'down'],
    ['endless', 'down'],
    ['redirects', 'down'],
    ['refuses', 'refused'],
    ['refuses_prompt', 'refused'],
    ['empty', 'refused'],
  ])('is %s makes the text unavailable: %s', async (mood, unavailable) => {
    standIn.mood = mood
    const { write, metrics } = connect()
    const before = performance.now()
    // Only a service that hangs has to time out. On a busy machine, the others may take more than 300 ms.
    expect(await write({ timeoutMs: unavailable === 'slow' ? 300 : 60_000 })).toEqual({ unavailable })
    expect(performance.now() - before).toBeLessThan(5_000)
    const { values } = await metrics.llmCalls.get()
    expect(values).toMatchObject([{ labels: { purpose: 'test', outcome: unavailable }, value: 1 }])
  })

  test('is slow with the first words times out earlier than for the whole text', async () => {
    standIn.mood = 'silent'
    expect(await connect({ firstTextMs: 100 }).write({ timeoutMs: 60_000 })).toEqual({ unavailable: 'slow' })
  })

  test('is slow with the rest has as much time as for the whole text', async () => {
    standIn.mood = 'hesitates'
    expect(await connect({ firstTextMs: 2_000 }).write()).toEqual({ text: said })
  })

  test('breaks off midway interrupts the stream', async () => {
    standIn.mood = 'cut'
    const words = await begin(connect().stream())
    await words.next()
    await expect(words.next()).rejects.toThrow(LlmInterruption)
  })

  test('cannot be reached is not called again for half a minute', async () => {
    standIn.mood = 'broken'
    const { write, clock } = connect()
    for (let failure = 1; failure <= 5; failure++) await write()
    expect(standIn.requests).toHaveLength(5)
    standIn.mood = 'answers'
    expect(await write()).toEqual({ unavailable: 'down' })
    expect(standIn.requests).toHaveLength(5)
    clock.advance({ seconds: 31 })
    expect(await write()).toEqual({ text: said })
  })
})

describe('stopping a stream', () => {
  test('before the first words throws, and ends the request at the service', async () => {
    standIn.mood = 'silent'
    const stop = new AbortController()
    const call = connect().write({ signal: stop.signal })
    await vi.waitFor(() => expect(standIn.requests).toHaveLength(1), 60_000)
    stop.abort(new Error('the member stopped'))
    await expect(call).rejects.toThrow('the member stopped')
    await vi.waitFor(() => expect(standIn.left).toBe(1), 60_000)
  })

  test('after the first words ends the text and the request, and the tokens used count', async () => {
    standIn.mood = 'stuck'
    const stop = new AbortController()
    const words = await begin(connect().stream({ signal: stop.signal }))
    await words.next()
    const next = words.next()
    stop.abort()
    expect(await next).toMatchObject({ done: true })
    await vi.waitFor(() => expect(standIn.left).toBe(1), 60_000)
    expect(await usedBy(asha)).toBe(11)
  })

  test('by reading no further also ends the request', async () => {
    standIn.mood = 'stuck'
    const words = await begin(connect().stream())
    await words.next()
    await words.return?.()
    await vi.waitFor(() => expect(standIn.left).toBe(1), 60_000)
  })
})

describe('the daily budget', () => {
  test('counts the tokens that the service reports', async () => {
    const { write, metrics } = connect()
    await write()
    await write()
    expect(await usedBy(asha)).toBe(98)
    expect((await metrics.llmTokens.get()).values).toMatchObject([{ labels: { purpose: 'test' }, value: 98 }])
  })

  test('is not charged for a call that failed', async () => {
    standIn.mood = 'broken'
    await connect().write()
    expect(await usedBy(asha)).toBe(0)
  })

  test('is separate for each member, and starts again the next day', async () => {
    const { write, clock } = connect({ perMember: 150 })
    expect(await write()).toEqual({ text: said })
    expect(await write()).toEqual({ unavailable: 'quota' })
    expect(standIn.requests).toHaveLength(1)
    expect(await write({ memberId: ben })).toEqual({ text: said })
    clock.advance({ minutes: 2 })
    expect(await write()).toEqual({ text: said })
  })

  test('has a limit for all members together', async () => {
    const { write } = connect({ perDay: 150 })
    expect(await write()).toEqual({ text: said })
    expect(await write({ memberId: ben })).toEqual({ unavailable: 'quota' })
  })

  test('does not allow a call that could exceed it', async () => {
    expect(await connect({ perMember: 50 }).write()).toEqual({ unavailable: 'quota' })
  })

  test('cannot be exceeded by parallel calls', async () => {
    const { write } = connect({ perMember: 500 })
    const texts = await Promise.all(Array.from({ length: 12 }, () => write()))
    expect(standIn.requests.length).toBeLessThanOrEqual(9)
    expect(texts).toContainEqual({ unavailable: 'quota' })
    expect(await usedBy(asha)).toBeLessThanOrEqual(500)
  })

  test('for all members cannot be exceeded by parallel calls of different members', async () => {
    const budget = { clock: movableClock(start), perMember: 500, perDay: 150 }
    const reserve = (from: Db, userId: string) =>
      createLlmUsage({ db: from, ...budget }).reserve({ userId, tokens: 100 })
    const second = overtake(db, {
      lock: (tx) => reserve(tx, asha),
      request: () => reserve(db, ben),
      change: async () => {},
    })
    expect(await second).toBeNull()
  })

  test('is charged for the day on which a call started, even after midnight', async () => {
    const { usage, clock } = connect()
    const day = await usage.reserve({ userId: asha, tokens: 400 })
    clock.advance({ minutes: 5 })
    await usage.recordActual({ userId: asha, day: day ?? '', reserved: 400, used: 50 })
    expect(await db.selectFrom('llm_usage').select(['day', 'used']).execute()).toEqual([
      { day: '2026-11-15', used: 50 },
    ])
  })

  test('is deleted after a month', async () => {
    const { usage, clock } = connect()
    await usage.reserve({ userId: asha, tokens: 1 })
    clock.advance({ days: 31 })
    await llmUsagePurge({ db, clock }).run({})
    expect(await usedBy(asha)).toBe(1)
    clock.advance({ days: 1 })
    await llmUsagePurge({ db, clock }).run({})
    expect(await usedBy(asha)).toBeUndefined()
  })
})

test('neither the prompt nor the answer nor the service’s own messages reach the log', async () => {
  const { write, logged } = connect()
  for (const mood of ['broken', 'garbage', 'refuses_prompt', 'cut'] as const) {
    standIn.mood = mood
    await write()
  }
  expect(logged().match(/gave no answer/g)).toHaveLength(4)
  expect(logged()).not.toMatch(/kind|word, please|Sit|message of the service/)
})
