import { defineRoutes } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { testServer } from '#testing/test-server.ts'
import { implement } from './implement.ts'

const routes = defineRoutes({
  read: {
    method: 'GET',
    path: '/api/things/:id',
    summary: 'Read a thing.',
    access: 'member',
    params: z.object({ id: z.coerce.number().int() }),
    reply: z.object({ id: z.number(), owner: z.string() }),
    errors: ['request.not_found'],
  },
  rename: {
    method: 'PUT',
    path: '/api/things/:id',
    summary: 'Rename a thing.',
    access: 'public',
    body: z.object({
      name: z.string().min(1, 'Name is required'),
      parts: z.array(z.object({ size: z.int() })).optional(),
    }),
    reply: z.null(),
    errors: [],
  },
  make: {
    method: 'POST',
    path: '/api/things',
    summary: 'Make a thing.',
    access: 'member',
    reply: z.object({ owner: z.string() }),
    errors: [],
    creates: true,
  },
  fail: { method: 'GET', path: '/api/fail', summary: 'Fail.', access: 'public', reply: z.null(), errors: [] },
})

// Compiles only because the error is expected: a route must declare its access.
// @ts-expect-error access is missing
defineRoutes({ open: { method: 'GET', path: '/api/open', summary: '', reply: z.null(), errors: [] } })

const mount = implement(routes, {
  read: async ({ member, params }) => {
    if (params.id === 404) throw new AppError('request.not_found')
    return { id: params.id, owner: member.id, password: 'unnamed columns cannot leak' }
  },
  rename: async () => null,
  make: async ({ member }) => ({ owner: member.id }),
  fail: async () => {
    throw new Error('the secret detail')
  },
})

const { url } = await testServer({
  config: { READS_PER_MINUTE: 100 },
  mounts: [mount],
  authenticate: async ({ headers }) => (headers.authorization ? { id: headers.authorization, sessionId: 's' } : null),
})

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const put = (body: string, type = 'application/json') =>
  ask('/api/things/1', { method: 'PUT', body, headers: { 'content-type': type } })

const nested = (depth: number) => `{"name":"a","more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

test('JSON may be nested 32 levels deep', async () => {
  expect((await put(nested(32))).status).toBe(204)
})

test('a member gets only the fields in the reply schema', async () => {
  const { status, text } = await ask('/api/things/7', { headers: { authorization: 'asha' } })
  expect([status, JSON.parse(text)]).toEqual([200, { id: 7, owner: 'asha' }])
})

const make = async (authorization: string) =>
  (await ask('/api/things', { method: 'POST', headers: { authorization, 'idempotency-key': 'one' } })).text

test('two members can use the same idempotency key', async () => {
  expect([await make('asha'), await make('ben'), await make('asha')].map((text) => JSON.parse(text))).toEqual([
    { owner: 'asha' },
    { owner: 'ben' },
    { owner: 'asha' },
  ])
})

test('a visitor is refused before the request is validated', async () => {
  expect((await ask('/api/things/not-a-number')).status).toBe(401)
})

test('an empty reply has the status 204', async () => {
  expect(await put('{"name":"bell"}')).toMatchObject({ status: 204, text: '' })
})

test.each([
  ['a wrong field', () => put('{"name":""}'), 422, { code: 'request.invalid', fields: { name: 'Name is required' } }],
  [
    'a wrong nested field',
    () => put('{"name":"a","parts":[{"size":1.5}]}'),
    422,
    { fields: { 'parts.0.size': expect.any(String) } },
  ],
  [
    'a NUL in a text',
    () => put('{"name":"a\\u0000"}'),
    422,
    { code: 'request.invalid', fields: { name: expect.any(String) } },
  ],
  [
    'half a character in a nested text',
    () => put('{"name":"a","parts":[{"size":1,"note":"\\ud800"}]}'),
    422,
    { code: 'request.invalid', fields: { 'parts.0.note': expect.any(String) } },
  ],
  ['a NUL in a name of a field', () => put('{"name":"a","b\\u0000":1}'), 422, { code: 'request.invalid' }],
  ['JSON nested too deep', () => put(nested(33)), 422, { code: 'request.invalid' }],
  ['JSON nested 100,000 deep', () => put(nested(100_000)), 422, { code: 'request.invalid' }],
  ['text that is not JSON', () => put('{"name"'), 400, { code: 'request.malformed' }],
  ['an attempt at the prototype', () => put('{"__proto__":{"a":1},"name":"x"}'), 400, { code: 'request.malformed' }],
  ['no body', () => put(''), 400, { code: 'request.malformed' }],
  ['another content type', () => put('<a/>', 'application/xml'), 415, { code: 'request.unsupported_type' }],
  [
    'a body that is too large',
    () => put(JSON.stringify({ name: 'x'.repeat(300_000) })),
    413,
    { code: 'request.too_large' },
  ],
  ['an unknown address', () => ask('/api/nothing'), 404, { code: 'request.not_found' }],
  ['an address that cannot be read', () => ask('/api/things/%zz'), 400, { code: 'request.malformed' }],
  [
    'a parameter without end',
    () => ask(`/api/things/${'9'.repeat(5_000)}`, { headers: { authorization: 'a' } }),
    422,
    { code: 'request.invalid' },
  ],
  ['an unknown method', () => ask('/api/things/1', { method: 'DELETE' }), 404, { code: 'request.not_found' }],
  [
    'a failure the route declares',
    () => ask('/api/things/404', { headers: { authorization: 'a' } }),
    404,
    { code: 'request.not_found' },
  ],
])('%s gets an error in our format', async (_, send, status, body) => {
  const answer = await send()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(JSON.parse(answer.text)).toMatchObject({ message: expect.any(String), ...body })
})

test('a read without its own limit has the default one', async () => {
  const calls = Array.from({ length: 51 }, () => ask('/api/things/7', { headers: { authorization: 'eager' } }))
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, text }) => [status, JSON.parse(text)])).toMatchObject([
    [429, { code: 'request.too_many' }],
  ])
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await ask('/api/things/7', { headers: { authorization: 'calm' } })).status).toBe(200)
})

test('an unexpected error is a 500 without details', async () => {
  const { status, text } = await ask('/api/fail')
  expect(status).toBe(500)
  expect(text).toContain('service.failed')
  expect(text).not.toContain('secret detail')
})
