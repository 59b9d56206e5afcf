import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Histogram } from 'prom-client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { Resolve } from './guarded-connector.ts'
import { createOutgoing } from './outgoing.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Also counts connections, because merely opening one would be too much. */
async function startServer() {
  const seen = { connections: 0, requests: 0, answer: ((_, response) => response.end()) as Answer }
  const server = createServer((request, response) => {
    seen.requests++
    seen.answer(request, response)
  })
  server.on('connection', () => seen.connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(seen, { port: (server.address() as AddressInfo).port })
}

const provider = await startServer()
const internal = await startServer()
const origin = `http://127.0.0.1:${provider.port}`

const outcomes = new Histogram({ name: 'test', help: 'test', labelNames: ['provider', 'outcome'], registers: [] })

function createClient({
  resolve,
  clock = movableClock(),
  usesList = false,
}: { resolve?: Resolve; clock?: ReturnType<typeof movableClock>; usesList?: boolean } = {}) {
  const outgoing = createOutgoing({
    config: { OUTGOING_STAND_IN: origin },
    metrics: { outgoingSeconds: outcomes },
    clock,
    retryDelayMs: () => 0,
    ...(!usesList && { mayCall: () => true }),
    ...(resolve && { resolve }),
  })
  afterAll(() => outgoing.close())
  const request = (url: string, options: Partial<Parameters<typeof outgoing.request>[0]> = {}) =>
    outgoing.request({ provider: 'paypal', url, ...options })
  return { ask: (options: Parameters<typeof request>[1] = {}) => request(`${origin}/orders`, options), request }
}

beforeEach(() => {
  provider.answer = (_, response) => response.end('namaste')
  Object.assign(provider, { connections: 0, requests: 0 })
  Object.assign(internal, { connections: 0, requests: 0 })
  outcomes.reset()
})

const answerIn = (...statuses: number[]): void => {
  provider.answer = (_, response) => response.writeHead(statuses.shift() ?? 200).end('namaste')
}

const reasonOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: { reason: string }) => error.reason)

test('method, headers and body are sent, and status, headers and body are returned', async () => {
  provider.answer = (request, response) => {
    response.writeHead(201, { 'x-echo': String(request.headers['paypal-request-id']) })
    request.pipe(response)
  }
  const headers = { 'paypal-request-id': '42' }
  const reply = await createClient().ask({ method: 'POST', headers, body: '{"amount":6}' })
  expect({ ...reply, body: String(reply.body) }).toMatchObject({
    status: 201,
    headers: { 'x-echo': '42' },
    body: '{"amount":6}',
  })
})

test('an error status from the provider is returned as a reply', async () => {
  answerIn(422)
  expect(await createClient().ask()).toMatchObject({ status: 422 })
})

describe('addresses', () => {
  test.each([
    `https://127.0.0.1:${internal.port}`,
    `https://localhost:${internal.port}`,
    `https://[::1]:${internal.port}`,
    `https://[::ffff:127.0.0.1]:${internal.port}`,
    `https://2130706433:${internal.port}`,
    `https://0x7f.1:${internal.port}`,
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1',
    'https://[fd00::1]',
    `http://127.0.0.1:${internal.port}`,
    'http://example.org',
    'file:///etc/passwd',
  ])('%s is refused without a connection', async (url) => {
    expect(await reasonOf(createClient().request(url))).toBe('address_refused')
    expect(internal.connections).toBe(0)
  })

  test.each(['127.0.0.1', '[::1]'])('a redirect to %s is not followed', async (host) => {
    provider.answer = (_, response) =>
      response.writeHead(302, { location: `http://${host}:${internal.port}/secret` }).end()
    expect(await reasonOf(createClient().ask())).toBe('redirected')
    expect(provider.requests).toBe(1)
    expect(internal.connections).toBe(0)
  })

  test('a name with one private address among public ones is refused', async () => {
    const addresses = ['3ffe::1', '127.0.0.1'].map((address, index) => ({ address, family: index === 0 ? 6 : 4 }))
    const { request } = createClient({ resolve: (_, done) => done(null, addresses) })
    expect(await reasonOf(request(`https://mixed.test:${internal.port}`))).toBe('address_refused')
    expect(internal.connections).toBe(0)
  })

  test('a DNS answer that changes after the check is not used', async () => {
    // This address is public and unreachable.
    const answers = [{ address: '3ffe::1', family: 6 }]
    let lookups = 0
    const resolve: Resolve = (_, done) => done(null, [answers[lookups++] ?? { address: '127.0.0.1', family: 4 }])
    const { request } = createClient({ resolve })
    const rebound = `https://rebind.test:${internal.port}`
    // A repeated GET would open a new connection, which is checked again.
    expect(await reasonOf(request(rebound, { method: 'POST', timeoutMs: 500 }))).toMatch(/unreachable|timeout/)
    expect(lookups).toBe(1)
    expect(await reasonOf(request(rebound))).toBe('address_refused')
    expect(internal.connections).toBe(0)
  })
})

/** Answers every name with a private address, so that the refusal of the list is told from that of the address. */
function listedClient() {
  const asked: string[] = []
  const resolve: Resolve = (name, done) => {
    asked.push(name)
    done(null, [{ address: '127.0.0.1', family: 4 }])
  }
  return { asked, request: createClient({ resolve, usesList: true }).request }
}

describe('the list of hosts', () => {
  test.each([
    ['paypal', 'https://paypal.com.example.org'],
    ['paypal', 'https://evilpaypal.com'],
    ['paypal', 'https://example.org/?www.paypal.com'],
    ['paypal', 'https://www.paypal.com:8443'],
    ['paypal', 'https://api.twilio.com'],
    ['twilio', 'https://api.twilio.com.example.org'],
    ['google', 'https://www.facebook.com'],
    ['oidc', 'https://oauth2.googleapis.com'],
    ['push', 'https://example.org'],
  ] as const)('keeps %s from %s, which isn’t even looked up', async (provider, url) => {
    const { asked, request } = listedClient()
    expect(await reasonOf(request(url, { provider }))).toBe('address_refused')
    expect(asked).toEqual([])
  })

  test.each([
    ['paypal', 'https://api-m.paypal.com/v1'],
    ['paypal', 'https://api.paypal.com/certificate'],
    ['twilio', 'https://api.twilio.com/2010'],
    ['google', 'https://oauth2.googleapis.com/token'],
    ['apple', 'https://appleid.apple.com/auth/keys'],
    ['facebook', 'https://graph.facebook.com/v23.0'],
    ['push', 'https://fcm.googleapis.com/fcm/send/1'],
    ['push', 'https://wns2-am3p.notify.windows.com/w'],
    ['sns', 'https://sns.eu-west-1.amazonaws.com/a.pem'],
  ] as const)('lets %s call %s', async (provider, url) => {
    const { asked, request } = listedClient()
    await reasonOf(request(url, { provider }))
    expect(asked).toEqual([new URL(url).hostname])
  })
})

describe('endless answers', () => {
  test('an answer of 1 GB is abandoned at the limit', async () => {
    let [written, hasClosed] = [0, Promise.resolve()]
    provider.answer = (_, response) => {
      const block = Buffer.alloc(1024 * 1024)
      hasClosed = once(response, 'close').then(() => undefined)
      const writeOn = () => {
        while (written < 1024 && !response.destroyed) {
          written++
          if (!response.write(block)) return
        }
        response.end()
      }
      response.writeHead(200, { 'content-length': 1024 * block.length }).on('drain', writeOn)
      writeOn()
    }
    expect(await reasonOf(createClient().ask({ maxBytes: 100_000 }))).toBe('too_large')
    await hasClosed
    expect(written).toBeLessThan(32)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['a slow trickle', (response) => response.writeHead(200)],
    ['silence', () => {}],
  ])('%s is abandoned after the timeout', async (_, begin) => {
    let hasClosed = Promise.resolve()
    provider.answer = (_request, response) => {
      begin(response)
      const trickle = response.headersSent ? setInterval(() => response.write('.'), 10) : undefined
      hasClosed = once(response, 'close').then(() => clearInterval(trickle))
    }
    // Long enough for the request to arrive on a busy machine.
    expect(await reasonOf(createClient().ask({ timeoutMs: 1_000 }))).toBe('timeout')
    await hasClosed
    expect(provider.requests).toBe(1)
  })
})

describe('repetitions', () => {
  test.each([
    ['a GET', {}, 3],
    ['a POST that may be repeated', { method: 'POST', mayRepeat: true }, 3],
    ['a POST', { method: 'POST' }, 1],
  ] as const)('%s that fails twice', async (_, options, requests) => {
    answerIn(503, 502, 200)
    expect(await createClient().ask(options)).toMatchObject({ status: requests === 3 ? 200 : 503 })
    expect(provider.requests).toBe(requests)
  })

  test('a broken connection is retried twice', async () => {
    provider.answer = (request) => request.socket.destroy()
    expect(await reasonOf(createClient().ask())).toBe('unreachable')
    expect(provider.requests).toBe(3)
  })
})

test('after five failures in a row, calls fail at once, and half a minute later one call tries again', async () => {
  const clock = movableClock()
  const { ask } = createClient({ clock })
  const post = () => reasonOf(ask({ method: 'POST' }))
  answerIn(500, 500, 200, 500, 500, 500, 500, 500, 500)
  for (let call = 0; call < 8; call++) expect(await post()).toMatchObject({ status: expect.any(Number) as number })
  expect(await post()).toBe('circuit_open')
  clock.advance({ seconds: 29 })
  expect(await post()).toBe('circuit_open')
  expect(provider.requests).toBe(8)

  clock.advance({ seconds: 1 })
  expect(await Promise.all([post(), post(), post()])).toEqual([
    expect.objectContaining({ status: 500 }),
    'circuit_open',
    'circuit_open',
  ])
  clock.advance({ seconds: 30 })
  expect(await post()).toMatchObject({ status: 200 })
  expect(await post()).toMatchObject({ status: 200 })
})

test.each<[string, Answer, opens: boolean]>([
  ['unreachable', (request) => request.socket.destroy(), true],
  ['timeout', () => {}, true],
  ['redirected', (_, response) => response.writeHead(302).end(), false],
])('calls that end with "%s" count as failures only if the service may be down', async (reason, answer, opens) => {
  provider.answer = answer
  const { ask } = createClient()
  const post = () => reasonOf(ask({ method: 'POST', timeoutMs: reason === 'timeout' ? 200 : 10_000 }))
  expect(new Set(await Promise.all(Array.from({ length: 5 }, post)))).toEqual(new Set([reason]))
  expect(await post()).toBe(opens ? 'circuit_open' : reason)
})

test('every call is counted by its outcome', async () => {
  const { ask, request } = createClient()
  await ask()
  await reasonOf(request('https://127.0.0.1'))
  const { values } = await outcomes.get()
  const counts = values.filter(({ metricName }) => metricName === 'test_count')
  expect(counts).toMatchObject([
    { labels: { provider: 'paypal', outcome: '2xx' }, value: 1 },
    { labels: { provider: 'paypal', outcome: 'address_refused' }, value: 1 },
  ])
})
