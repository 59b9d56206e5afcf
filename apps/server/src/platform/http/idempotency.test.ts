import { randomUUID } from 'node:crypto'
import { createClient, defineRoutes } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendTo } from '#testing/send.ts'
import { testServer } from '#testing/test-server.ts'
import { idempotencyPurge } from './idempotency.ts'
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
  }),
}

let failures = 0
const { db, url } = await testServer({
  mounts: [
    implement(contract.note, {
      write: async ({ body, db: tx }) => {
        if (failures-- > 0) throw new Error('the power went out')
        const id = randomUUID()
        await sql`insert into written values (${id}, ${body.text})`.execute(tx)
        return { id }
      },
    }),
  ],
})
await sql`create table written (id text, body text)`.execute(db)

const { note } = createClient(contract, sendTo(url, {}))
const rowsOf = async (text: string) => (await sql`select from written where body = ${text}`.execute(db)).rows.length

test('50 repetitions at once do the work once and get the same answer', async () => {
  const [key, text] = [randomUUID(), randomUUID()]
  const write = () => note.write({ body: { text }, idempotencyKey: key })
  const answers = await Promise.all(Array.from({ length: 50 }, write))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
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

test('work that failed leaves no key behind, so that a repetition succeeds', async () => {
  const [idempotencyKey, text] = [randomUUID(), randomUUID()]
  failures = 1
  await expect(note.write({ body: { text }, idempotencyKey })).rejects.toMatchObject({ status: 500 })
  await note.write({ body: { text }, idempotencyKey })
  expect(await rowsOf(text)).toBe(1)
})

test('after a day the key is forgotten, by use and by the nightly purge', async () => {
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
