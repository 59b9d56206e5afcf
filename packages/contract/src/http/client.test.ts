import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Answer, ApiError, createClient, failedWith, type SentRequest } from './client.ts'
import { defineRoutes } from './http.ts'

const thing = defineRoutes({
  find: {
    method: 'GET',
    path: '/api/things/:id',
    summary: 'Find a thing.',
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.object({ q: z.string().optional(), page: z.number().optional() }),
    reply: z.object({ id: z.string() }),
    errors: ['request.not_found'],
  },
  make: {
    method: 'POST',
    path: '/api/things',
    summary: 'Make a thing.',
    access: 'public',
    body: z.object({ name: z.string() }),
    reply: z.null(),
    errors: [],
    creates: true,
  },
})

function clientThatGets(answer: Partial<Answer>) {
  const sent: SentRequest[] = []
  const client = createClient({ thing }, async (request) => {
    sent.push(request)
    return { status: 200, statusText: 'OK', contentType: 'application/json; charset=utf-8', text: '{}', ...answer }
  })
  return { client, sent }
}
const failure = (answer: Partial<Answer>) =>
  clientThatGets(answer)
    .client.thing.make({ body: { name: 'a' } })
    .catch((error: unknown) => error)

test('path and query are filled in and escaped, and missing values are left out', async () => {
  const { client, sent } = clientThatGets({ text: '{"id":"1"}' })
  await expect(client.thing.find({ params: { id: 'a/b' }, query: { q: 'x & y', page: undefined } })).resolves.toEqual({
    id: '1',
  })
  expect(sent).toMatchObject([{ method: 'GET', url: '/api/things/a%2Fb?q=x%20%26%20y' }])
  expect(sent[0]).not.toHaveProperty('body')
})

test('an empty reply is null', async () => {
  const { client } = clientThatGets({ status: 204, text: '', contentType: '' })
  await expect(client.thing.make({ body: { name: 'a' } })).resolves.toBeNull()
})

test('an idempotency key is sent beside the body', async () => {
  const { client, sent } = clientThatGets({ status: 204, text: '' })
  await client.thing.make({ body: { name: 'a' }, idempotencyKey: 'k' })
  expect(sent).toMatchObject([{ body: { name: 'a' }, idempotencyKey: 'k' }])
})

test.each([
  ['our own body gives its message', { text: '{"code":"request.not_found","message":"Not here."}' }, 'Not here.'],
  ['any JSON body with a message gives that', { text: '{"message":"Proxy says no."}' }, 'Proxy says no.'],
  ['a JSON body without one gives status and status text', { text: '{"oops":1}' }, '404 Not Found'],
  [
    'a body that is not JSON gives status and text',
    { contentType: 'text/plain', text: 'gone fishing' },
    '404 gone fishing',
  ],
  ['an empty body gives status and status text', { contentType: '', text: '' }, '404 Not Found'],
])('%s', async (_, answer, message) => {
  const error = await failure({ status: 404, statusText: 'Not Found', ...answer })
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, message })
})

test('a declared error can be recognised, with its fields', async () => {
  const text = '{"code":"request.not_found","message":"Not here.","fields":{"name":"Unknown"}}'
  const error = await failure({ status: 404, text })
  expect(failedWith(thing.find, error, 'request.not_found')).toBe(true)
  expect(failedWith(thing.find, new Error('other'), 'request.not_found')).toBe(false)
  expect(error).toMatchObject({ fields: { name: 'Unknown' } })
})
