import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from '#testing/processes/api-process.ts'
import { testConfig } from '#testing/test-app.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; spanId: string; parentSpanId?: string; traceId: string; attributes: Attribute[] }
type Batch = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

/** A collector that only stores what it receives. */
async function startCollector() {
  const batches: Batch[] = []
  const server = createServer((request, response) => {
    json(request).then(
      (batch) => {
        batches.push(batch as Batch)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      },
      () => response.writeHead(400).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const resources = () => batches.flatMap(({ resourceSpans }) => resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    text: () => JSON.stringify(batches),
  }
}

test('with a collector, a request and its statements arrive as one trace, without values or addresses', async () => {
  const collector = await startCollector()
  const config = await testConfig({ url: 'smtp://127.0.0.1:1' })
  const { url } = await startApi({ ...config, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const body = JSON.stringify({ email: 'secret-one@example.org', name: 'Secret Name', currentPractice: 'teacher' })
  const headers = { 'content-type': 'application/json' }
  const joined = await fetch(`${url}/api/waitlist?hidden=secret-two`, { method: 'POST', headers, body })
  expect(joined.status).toBe(201)
  await fetch(`${url}/help-now`)
  const request = await vi.waitUntil(() => collector.spans().find(({ name }) => name === 'POST /api/waitlist'), {
    timeout: 60_000,
  })
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(statements.map(({ name }) => name)).toContain('pg.query')
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
  const texts = statements.flatMap(({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value)
  expect(JSON.stringify(texts)).toContain('waitlist_entries')
  expect(collector.text()).toContain('sadhana-api')
  expect(collector.text()).not.toMatch(/secret|help-now|127\.0\.0\.1/i)
})
