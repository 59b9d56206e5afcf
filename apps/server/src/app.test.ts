import { api, errors } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { errorsOf } from '#platform/http/responses.ts'
import { testApp } from '#testing/test-app.ts'

const { url, config } = await testApp()

type Operation = { summary?: string; responses: Record<string, { description: string }> }
type OpenApi = { paths: Record<string, Record<string, Operation>> }
const openApi = async () => (await (await fetch(`${url}/docs/openapi.json`)).json()) as OpenApi

const routes = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)

test.each(routes)('$name is in OpenAPI with every error it may answer', async ({ route }) => {
  const { paths } = await openApi()
  const operation = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
  expect(operation?.summary).toBe(route.summary)
  for (const code of errorsOf(route)) {
    expect(operation?.responses[errors[code][0]]?.description).toContain(code)
  }
})

test('OpenAPI lists nothing that is not in the contract', async () => {
  const { paths } = await openApi()
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const known = routes.map(({ route }) => `${route.method.toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test('every public POST has a limit', () => {
  const open = routes.filter(({ route }) => route.method === 'POST' && route.access === 'public' && !('limit' in route))
  expect(open).toEqual([])
})

test.each(['/', '/api/waitlist', '/api/nothing', '/healthz', '/readyz', '/some/page'])(
  '%s carries the strict headers',
  async (path) => {
    const { headers } = await fetch(url + path)
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*require-trusted-types-for 'script';trusted-types strength-worker$/,
    )
    expect(headers.get('content-security-policy')).not.toContain('unsafe-')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('the reference page opens under a policy of its own', async () => {
  const response = await fetch(`${url}/docs/`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("'unsafe-inline'")
})

test('operators see that it lives, that it can serve, and how it does', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ database: 'reachable', redis: 'reachable' })
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('http_request_seconds_bucket')
  expect(metrics).toContain('route="/healthz"')
})

test('a stranger does not see the metrics', async () => {
  expect(config.TRUSTED_PROXIES).toEqual(['127.0.0.1'])
  const response = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(response.status).toBe(404)
})
