import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAccessTokens } from '../../apps/server/src/features/account/sessions/access-tokens.service.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { createKeys } from '../../apps/server/src/platform/keys.ts'
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts'
import { answers, openLab, root } from './lab.ts'

/**
 * Measures the memory of one API process over 55,000 requests (REQUESTS), two thirds of them writes by a thousand
 * members, 64 at a time (AT_ONCE). It starts with the variables of the image, which those in API_ENV, a JSON object,
 * replace.
 */
const requests = Number(process.env.REQUESTS ?? 55_000)
const atOnce = Number(process.env.AT_ONCE ?? 64)
const visitsEach = 7
const requestsOfVisit = 12
const maxMebibytes = 300
const today = new Date().toISOString().slice(0, 10)
const members = Array.from({ length: 1_000 }, () => randomUUID())

const lab = await openLab('memory')
const publicUrl = 'http://localhost'
const port = await freePort()
const own = `http://127.0.0.1:${port}`
const keys = createKeys({ current: lab.env.SECRET_KEY, previous: undefined })
const tokens = createAccessTokens({ keys, clock: systemClock, publicUrl })
const failures: Record<string, number> = {}

async function send(token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const response = await fetch(own + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.ok) return (text ? JSON.parse(text) : {}) as { id?: string }
  const what = `${method} ${path.split(/[/?]/)[2]}: ${response.status}`
  failures[what] = (failures[what] ?? 0) + 1
  return {}
}

const practice = () => ({
  date: today,
  time: '00:00',
  limbType: 'dhyana',
  duration: 1 + randomInt(60),
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
  visibility: 'public',
  notes: 'Rain on the roof. '.repeat(randomInt(20)),
})

/** One member's turn: twelve requests, eight of them writes. */
async function visit(): Promise<void> {
  const at = randomInt(members.length)
  const [id = '', other = ''] = [members[at], members[(at + 1) % members.length]]
  const token = await tokens.issue({ id, sessionId: randomUUID() })
  const { id: first } = await send(token, 'POST', '/api/practice-sessions', practice())
  const { id: second } = await send(token, 'POST', '/api/practice-sessions', practice())
  await send(token, 'GET', '/api/practice-sessions')
  await send(token, 'POST', '/api/mood-entries', { mood: 'calm', energy: 6 })
  await send(token, 'POST', '/api/meditation-sessions', { duration: 10, ambientSound: 'rain' })
  await send(token, 'GET', '/api/gamification/stats')
  await send(token, 'DELETE', `/api/practice-sessions/${first}`)
  await send(token, 'GET', `/api/practice-sessions/${second}`)
  await send(token, 'GET', '/api/feed')
  await send(token, 'POST', `/api/users/${other}/follow`)
  await send(token, 'POST', '/api/mood-entries', { mood: 'happy', energy: 8 })
  await send(token, 'DELETE', `/api/users/${other}/follow`)
}

async function visitRepeatedly(): Promise<void> {
  for (let visits = 0; visits < visitsEach; visits++) await visit()
}

/** Memory in mebibytes, processor time in seconds. */
async function measure() {
  const text = await (await fetch(`${own}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  const mebibytes = (name: string) => Math.round(metric(name) / 2 ** 20)
  return {
    resident: mebibytes('process_resident_memory_bytes'),
    heap: mebibytes('nodejs_heap_size_total_bytes'),
    used: mebibytes('nodejs_heap_size_used_bytes'),
    external: mebibytes('nodejs_external_memory_bytes'),
    seconds: Math.round(metric('process_cpu_seconds_total')),
  }
}

const variables = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').matchAll(/(NODE_OPTIONS|MALLOC_\w+)=(\S+)/g)
const image = Object.fromEntries(Array.from(variables, ([, name = '', value]) => [name, value]))
const changes = JSON.parse(process.env.API_ENV ?? '{}') as Record<string, string>

try {
  lab.run(process.execPath, ['apps/server/src/migrate.ts'])
  await lab.query(`insert into users (id, username, display_name)
    select id::uuid, 'm' || replace(id, '-', ''), 'Asha' from unnest('{${members.join(',')}}'::text[]) as id`)
  const settings = { NODE_ENV: 'production', PUBLIC_URL: publicUrl, PORT: String(port) }
  lab.node('api', 'api.ts', { ...settings, OVERLOAD_DELAY_MS: '60000', ...image, ...changes })
  await answers(`${own}/readyz`)
  console.log('at the start', await measure())
  let most = 0
  for (let sent = 0; sent < requests;) {
    await Promise.all(Array.from({ length: atOnce }, visitRepeatedly))
    sent += atOnce * visitsEach * requestsOfVisit
    const now = await measure()
    most = Math.max(most, now.resident)
    console.log(`after ${sent} requests`, now)
  }
  console.log(`at most ${most} MiB resident, ${maxMebibytes} allowed; failed: ${JSON.stringify(failures)}`)
  if (most > maxMebibytes || Object.keys(failures).length > 0) process.exitCode = 1
} finally {
  await lab.close()
}
