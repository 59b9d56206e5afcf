import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineRoutes, ErrorBody } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testServer } from '#testing/test-server.ts'
import { implement } from './implement.ts'

const routes = defineRoutes({
  write: {
    method: 'POST',
    path: '/api/notes',
    summary: 'Write a note.',
    access: 'public',
    body: z.object({ text: z.string() }),
    reply: z.null(),
    errors: [],
  },
})
const mounts = [implement(routes, { write: async () => null })]
const patient = await testServer({ mounts })
const impatient = await testServer({ requestTimeoutMs: 500, mounts })

/** Sends a request over a raw connection and parses the response. */
async function say(request: string, { url }: { url: string }) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(request)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const to = (line: string, ...headers: string[]) =>
  `${[line, 'host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`

test.each([
  ['an unknown verb', to('BREW /api/waitlist HTTP/1.1'), 400, 'request.malformed'],
  ['a verb we do not serve', to('PROPFIND / HTTP/1.1'), 404, 'request.not_found'],
  ['TRACE', to('TRACE / HTTP/1.1'), 404, 'request.not_found'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'request.malformed'],
  ['endless headers', to('GET / HTTP/1.1', `x-long: ${'x'.repeat(20_000)}`), 431, 'request.headers_too_large'],
  ['an endless address', to(`GET /${'x'.repeat(20_000)} HTTP/1.1`), 431, 'request.headers_too_large'],
  [
    'a body that never ends',
    to('POST /api/notes HTTP/1.1', 'content-type: application/json', 'content-length: 10'),
    408,
    'request.timeout',
  ],
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: localhost\r\n', 408, 'request.timeout'],
  ['an address that ends in a percent sign', to('GET /% HTTP/1.1', 'accept: text/html'), 400, 'request.malformed'],
  ['an address that is not UTF-8', to('GET /api/%ff HTTP/1.1', 'accept: text/html'), 400, 'request.malformed'],
  ['two hosts', to('GET / HTTP/1.1', 'Host: other.example'), 400, 'request.malformed'],
  ['two lengths', to('POST / HTTP/1.1', 'content-length: 1', 'transfer-encoding: chunked'), 400, 'request.malformed'],
])('%s gets an error in our format, with our headers', async (_, request, status, code) => {
  const answer = await say(request, status === 408 ? impatient : patient)
  expect(answer.status).toBe(status)
  expect(ErrorBody.parse(JSON.parse(answer.body))).toMatchObject({ code })
  for (const line of [
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'content-type: application/json',
  ]) {
    expect(answer.head).toContain(line)
  }
})

test('by default a request has 30 seconds to arrive, checked every second', async () => {
  const { server } = await testServer()
  expect(server.server).toMatchObject({
    requestTimeout: 30_000,
    headersTimeout: 30_000,
    connectionsCheckingInterval: 1_000,
  })
  expect(server.initialConfig).toMatchObject({ requestTimeout: 30_000 })
})
