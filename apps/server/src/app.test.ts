import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@sadhana/contract'
import { afterAll, expect, test } from 'vitest'
import { errorsOf } from '#platform/http/responses.ts'
import { readRelease } from '#platform/release.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'
import { testServer } from '#testing/test-server.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'web-'))
afterAll(() => rmSync(webRoot, { recursive: true }))
mkdirSync(join(webRoot, 'assets'))
for (const name of ['index.html', 'app.html', 'assets/main.js']) writeFileSync(join(webRoot, name), name)

const { url, config, member } = await testApp({ config: { WEB_ROOT: webRoot } })

type Operation = { summary?: string; responses: Record<string, { description: string }> }
type OpenApi = { paths: Record<string, Record<string, Operation>> }
const { paths } = (await (await fetch(`${url}/docs/openapi.json`)).json()) as OpenApi

test.each(allRoutes)('$name is listed in OpenAPI with every error it may return', ({ route }) => {
  const operation = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
  expect(operation?.summary).toBe(route.summary)
  for (const code of errorsOf(route)) {
    expect(operation?.responses[errors[code][0]]?.description).toContain(code)
  }
})

test('OpenAPI lists nothing that is not in the contract', () => {
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const expected = allRoutes.map(
    ({ route }) => `${route.method.toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('every write has its own rate limit, and reads share a default one', () => {
  const unlimited = allRoutes.filter(({ route }) => route.method !== 'GET' && !route.limit)
  expect(unlimited.map(({ name }) => name)).toEqual([])
})

const strict =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';media-src 'self' blob:;worker-src 'self';manifest-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none';object-src 'none';require-trusted-types-for 'script';trusted-types strength-worker import-worker service-worker"
/** Allows inline scripts, but in an opaque origin. */
const sandboxed =
  "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src data:; font-src data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const asha = await member()
const asAsha = { authorization: `Bearer ${asha.token}` }

test.each([
  ['a page', '/', 200, 'text/html', {}],
  ['a page of the app', '/some/page', 200, 'text/html', {}],
  ['a file', '/assets/main.js', 200, 'application/javascript', {}],
  ['a file that did not change', '/assets/main.js', 304, null, { 'if-none-match': '*', 'cache-control': 'max-age=0' }],
  ['a file that is missing', '/assets/old.js', 404, 'application/json', {}],
  ['an answer of the API', '/api/auth/me', 200, 'application/json', asAsha],
  ['a refusal of the API', '/api/auth/me', 401, 'application/json', {}],
  ['an unknown address', '/api/nothing', 404, 'application/json', {}],
  ['a CSV file', '/api/export/csv', 200, 'text/csv', asAsha],
  ['a sign of life', '/healthz', 200, 'application/json', {}],
  ['readiness', '/readyz', 200, 'application/json', {}],
  ['metrics', '/metrics', 200, 'text/plain', {}],
  ['the API for machines', '/docs/openapi.json', 200, 'application/json', {}],
] as const)('%s (%s) carries the whole policy', async (_, path, status, type, requestHeaders) => {
  const { status: answered, headers } = await fetch(url + path, { headers: requestHeaders })
  expect([answered, headers.get('content-type')?.split(';')[0] ?? null]).toEqual([status, type])
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': strict,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
})

test.each(['/docs/', '/docs/js/scalar.js'])('%s is served as a sandboxed document', async (path) => {
  const { status, headers } = await fetch(url + path)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toBe(sandboxed)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('operators can check liveness, readiness and metrics', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive', ...readRelease() })
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
    database: 'reachable',
    worker: 'silent',
    redis: 'reachable',
  })
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('http_request_seconds_bucket')
  expect(metrics).toContain('route="/healthz"')
})

test.each([
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'fly-client-ip',
  'x-envoy-external-address',
  'cdn-loop',
])('without a token, a request through a proxy (%s) cannot read the metrics', async (name) => {
  const { url: untrusting } = await testServer({ config: { TRUSTED_PROXIES: [] } })
  expect((await fetch(`${untrusting}/metrics`)).status).toBe(200)
  const response = await fetch(`${untrusting}/metrics`, { headers: { [name]: '127.0.0.1' } })
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'request.not_found' }])
})

test('when a token is set, only a request with that token can read the metrics', async () => {
  const token = 'a token of sixteen or more'
  const { url: closed } = await testServer({ config: { METRICS_TOKEN: token } })
  const read = async (headers: Record<string, string>) => (await fetch(`${closed}/metrics`, { headers })).status
  expect(await read({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  expect(await read({ authorization: 'Bearer another of the same size' })).toBe(404)
  expect(await read({})).toBe(404)
})

test('a stranger cannot read the metrics', async () => {
  expect(config.TRUSTED_PROXIES).toEqual(['127.0.0.1'])
  const response = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(response.status).toBe(404)
})
