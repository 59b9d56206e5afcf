import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { insertRehearsal } from './rehearsals.repo.ts'
import { testApp } from '#testing/test-app.ts'
import { testServer } from '#testing/test-server.ts'

const run = promisify(execFile)
const deploy = new URL('../../../../../deploy/', import.meta.url)

/** An https server whose certificate expires in this many days. */
async function proxyWith(days: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', String(days)]
  await run('openssl', ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-keyout', key, '-out', cert, ...subject])
  const server: Server = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const app = await testApp({ config: { PUBLIC_URL: await proxyWith(10), STORAGE_URL: `file://${tmpdir()}` } })
const { url, db } = app
const beforeTheWorker = (await fetch(`${url}/readyz?with=worker`)).status
await app.startWorker()
const scrape = async (from = url) => (await fetch(`${from}/metrics`)).text()
/** The value of the first series that starts like this. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.split(' ')
      .at(-1),
  )

test('the metrics report on backups, rehearsals, the disk and the certificate', async () => {
  const before = await scrape()
  expect(valueOf(before, 'last_backup_timestamp_seconds')).toBe(0)
  expect(valueOf(before, 'last_rehearsal_timestamp_seconds')).toBe(0)
  const failed = { restoredTo: new Date(), kind: 'dump', tables: 1, rows: 1, files: 0, seconds: 1 } as const
  await db.insertInto('backups').values({ taken_at: new Date(), kind: 'dump' }).execute()
  await insertRehearsal(db, { ...failed, differences: 1, started: true })
  await vi.waitFor(async () => {
    const after = await scrape()
    expect(Date.now() / 1000 - valueOf(after, 'last_backup_timestamp_seconds')).toBeLessThan(60)
    expect(valueOf(after, 'last_rehearsal_timestamp_seconds')).toBe(0)
    expect(valueOf(after, 'disk_used_ratio{place="files"}')).toBeGreaterThan(0)
    const days = (valueOf(after, 'certificate_expires_timestamp_seconds') - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(9)
    expect(days).toBeLessThan(11)
  }, 60_000)
})

test('the queue is reported by task and state, with the age of due jobs', async () => {
  await sql`select graphile_worker.add_job('test.late', run_at => now() - interval '15 minutes'),
    graphile_worker.add_job('test.later', run_at => now() + interval '1 hour'),
    graphile_worker.add_job('test.hopeless', priority => 9)`.execute(db)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where priority = 9`.execute(db)
  await vi.waitFor(async () => {
    const text = await scrape()
    expect(valueOf(text, 'queue_jobs{task="test.late",state="waiting"}')).toBe(1)
    expect(valueOf(text, 'queue_jobs{task="test.later",state="later"}')).toBe(1)
    expect(valueOf(text, 'queue_jobs{task="test.hopeless",state="given up"}')).toBe(1)
    expect(valueOf(text, 'queue_oldest_seconds')).toBeGreaterThan(890)
  }, 60_000)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

/** The parts of an expression that aren't metrics: labels, strings, durations, functions and keywords. */
const notMetrics =
  /\{[^}]*\}|"[^"]*"|\[[^\]]*\]|\b(by|without) \([^)]*\)|\b(sum|max|min|rate|time|topk|histogram_quantile|and|or|unless)\b/g
const metricsIn = (expressions: string[]) =>
  new Set(expressions.flatMap((text) => text.replaceAll(notMetrics, ' ').match(/[a-zA-Z_:][\w:]*/g) ?? []))

const familyOf = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

test('every metric in the alert rules and the dashboard exists, including the worker’s own', async () => {
  const rules = await readFile(new URL('prometheus/rules.yml', deploy), 'utf8')
  const recorded = new Set([...rules.matchAll(/record: '?([\w:]+)/g)].map(([, name]) => name ?? ''))
  const ruled = [...rules.matchAll(/expr: (.+?)(?:' \})?$/gm)].map(([, text = '']) => text)
  const dashboard = await readFile(new URL('grafana/dashboard.json', deploy), 'utf8')
  const drawn = [...dashboard.matchAll(/"expr": (".*")/g)].map(([, text = '""']) => String(JSON.parse(text)))
  const named = [...metricsIn([...ruled, ...drawn])].filter((name) => !recorded.has(name) && name !== 'up')
  expect([ruled.length, drawn.length, named.length].every((count) => count > 10)).toBe(true)

  expect(beforeTheWorker).toBe(503)
  expect(await (await fetch(`${url}/readyz?with=worker`)).json()).toMatchObject({ worker: 'alive' })
  await sql`select graphile_worker.add_job('test.later', run_at => now() + interval '1 hour')`.execute(db)
  // A metric for outgoing calls has no series before the first call, only its description.
  const metrics = await vi.waitFor(async () => {
    const text = await scrape()
    expect(text).toMatch(/^process_resident_memory_bytes\{worker="[^"]+"\} \d/m)
    expect(valueOf(text, 'workers_alive')).toBe(1)
    expect(text).toContain('queue_jobs{')
    return text
  }, 60_000)
  const described = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  expect(described.size).toBe([...metrics.matchAll(/^# TYPE /gm)].length)
  expect(named.filter((name) => !described.has(name) && !described.has(familyOf(name)))).toEqual([])
  expect(metricsIn(['sum(rate(no_such_metric{a="b"}[5m])) > 1'])).toEqual(new Set(['no_such_metric']))
})

test('without the database, the metrics of the process itself are still reported', async () => {
  const { url: cutOff, db: own } = await testServer()
  expect(await scrape(cutOff)).toContain('http_request_seconds')
  await own.destroy()
  const response = await fetch(`${cutOff}/metrics`)
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('process_cpu_seconds_total')])
})
