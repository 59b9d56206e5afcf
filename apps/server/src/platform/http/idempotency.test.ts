import { randomUUID } from 'node:crypto'
import { createClient, defineRoutes } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sendTo } from '#testing/send.ts'
import { testServer } from '#testing/test-server.ts'
import { createOnce, idempotencyPurge } from './idempotency.ts'
import { implement } from './implement.ts'

const contract = {
  note: defineRoutes({
    write: {
      method: 'POST',
      path: '/api/notes',
      summary: 'Write a note.',
      access: 'public',
      body: z.object({ text: z.string() }),
      reply: z.object({ id: z.string() }),
      errors: [],
      creates: true,
    },
    count: {
      method: 'GET',
      path: '/api/notes/count',
      summary: 'Count the notes.',
      access: 'public',
      reply: z.object({ count: z.int() }),
      errors: [],
    },
  }),
}

let failures = 0
/** While a test keeps this gate closed, notes can't be written. */
let gate = Promise.resolve()
let requests = 0
const { db, url } = await testServer({
  authenticate: async () => {
    requests++
    return null
  },
  mounts: [
    implement(contract.note, {
      write: async ({ body, db: tx }) => {
        await gate
        if (failures-- > 0) throw new Error('the power went out')
        const id = randomUUID()
        await sql`insert into written values (${id}, ${body.text})`.execute(tx)
        return { id }
      },
      count: async ({ db: on }) => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from written`.execute(on)
        return rows[0] ?? { count: 0 }
      },
    }),
  ],
})
await sql`create table written (id text, body text)`.execute(db)

const { note } = createClient(contract, sendTo(url, {}))
const rowsOf = async (text: string) => (await sql`select from written where body = ${text}`.execute(db)).rows.length

test('50 simultaneous repetitions do the work once and get the same response', async () => {
  const [key, text] = [randomUUID(), randomUUID()]
  const write = () => note.write({ body: { text }, idempotencyKey: key })
  const answers = await Promise.all(Array.from({ length: 50 }, write))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await rowsOf(text)).toBe(1)
})

test('repetitions that reach different processes do the work once too', async () => {
  const request = { scope: 'test', key: randomUUID(), body: null }
  let done = 0
  const processes = Array.from({ length: 8 }, createOnce)
  const answers = await Promise.all(processes.map((once) => once(db, request, async () => ({ work: ++done }))))
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ work: 1 })))
})

test('200 repetitions of slow work leave connections for other requests', async () => {
  const [idempotencyKey, text] = [randomUUID(), randomUUID()]
  const open = Promise.withResolvers<void>()
  gate = open.promise
  requests = 0
  const repetitions = Array.from({ length: 200 }, () => note.write({ body: { text }, idempotencyKey }))
  await vi.waitFor(() => expect(requests).toBe(200), { timeout: 60_000 })
  await expect(note.count()).resolves.toHaveProperty('count')
  await expect(note.write({ body: { text: 'another' }, idempotencyKey })).rejects.toMatchObject({
    code: 'request.key_reused',
  })
  open.resolve()
  const answers = await Promise.all(repetitions)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await rowsOf(text)).toBe(1)
})

test('repetitions of failing work get the same response, and the next request tries again', async () => {
  const [idempotencyKey, text] = [randomUUID(), randomUUID()]
  const open = Promise.withResolvers<void>()
  gate = open.promise
  requests = 0
  failures = 1
  const repetitions = Array.from({ length: 5 }, () => note.write({ body: { text }, idempotencyKey }))
  const outcomes = Promise.allSettled(repetitions)
  await vi.waitFor(() => expect(requests).toBe(5), { timeout: 60_000 })
  open.resolve()
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { status: 500 } })
  await note.write({ body: { text }, idempotencyKey })
  expect(await rowsOf(text)).toBe(1)
})

test('the same key with another body is refused', async () => {
  const idempotencyKey = randomUUID()
  await note.write({ body: { text: 'one' }, idempotencyKey })
  await expect(note.write({ body: { text: 'two' }, idempotencyKey })).rejects.toMatchObject({
    status: 422,
    code: 'request.key_reused',
  })
})

test('without a key every request does its work', async () => {
  const text = randomUUID()
  await note.write({ body: { text } })
  await note.write({ body: { text } })
  expect(await rowsOf(text)).toBe(2)
})

test('when the response cannot be stored, the work is rolled back with the key', async () => {
  const [key, text] = [randomUUID(), randomUUID()]
  const unkept = createOnce()(db, { scope: 'test', key, body: null }, async (tx) => {
    await sql`insert into written values ('unkept', ${text})`.execute(tx)
    return {
      toJSON: () => {
        throw new Error('the power went out')
      },
    }
  })
  await expect(unkept).rejects.toThrow('the power went out')
  expect(await rowsOf(text)).toBe(0)
})

test('a request that waits for a locked row gets 503, not "in progress"', async () => {
  const request = { scope: 'test', key: randomUUID(), body: null }
  await sql`insert into written values ('locked', 'locked')`.execute(db)
  await db.transaction().execute(async (holder) => {
    await sql`select from written where id = 'locked' for update`.execute(holder)
    const edit = createOnce()(db, request, (tx) => sql`delete from written where id = 'locked'`.execute(tx))
    await expect(edit).rejects.toMatchObject({ code: '55P03' })
  })
})

test('failed work leaves no key behind, so a repetition can succeed', async () => {
  const [idempotencyKey, text] = [randomUUID(), randomUUID()]
  failures = 1
  await expect(note.write({ body: { text }, idempotencyKey })).rejects.toMatchObject({ status: 500 })
  await note.write({ body: { text }, idempotencyKey })
  expect(await rowsOf(text)).toBe(1)
})

test('a key expires after a day, on use and in the nightly purge', async () => {
  const [idempotencyKey, text] = [randomUUID(), randomUUID()]
  const age = () =>
    sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${idempotencyKey}`
  await note.write({ body: { text }, idempotencyKey })
  await age().execute(db)
  await note.write({ body: { text }, idempotencyKey })
  expect(await rowsOf(text)).toBe(2)
  await age().execute(db)
  await idempotencyPurge(db).run({})
  const left = db.selectFrom('idempotency_keys').select('key').where('key', '=', idempotencyKey)
  expect(await left.execute()).toEqual([])
})

test.each([['x'.repeat(201)], ['with space'], ['ünïcode']])('a key like %s is refused', async (idempotencyKey) => {
  const response = await fetch(`${url}/api/notes`, {
    method: 'POST',
    body: '{"text":"a"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': Buffer.from(idempotencyKey).toString('latin1') },
  })
  expect(response.status).toBe(422)
})
