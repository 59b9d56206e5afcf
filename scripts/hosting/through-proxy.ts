import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { signProbe } from '../../apps/server/src/platform/http/probe.ts'
import { createKeys } from '../../apps/server/src/platform/keys.ts'

/**
 * `node through-proxy.ts HTTPS_ADDRESS FILE` claims a false address in each forwarding header, and then puts load on
 * the API for as long as the file exists. CA names the authority of the certificate, SECRET_KEY is the installation's
 * and TOKEN a member's. The host name resolves to this machine, whatever DNS says.
 */
const [, , address = '', file = ''] = process.argv
const { CA = '', SECRET_KEY = '', TOKEN = '' } = process.env
const { hostname, port } = new URL(address)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const common: RequestOptions = {
  host: '127.0.0.1',
  port: port || 443,
  servername: hostname,
  ca: readFileSync(CA),
  agent,
  timeout: 30_000,
}

type Answer = { status: number; id: string; body: Promise<string> }
type ProxyRequest = { method?: string; headers: Record<string, string>; body?: string }
const requestOnce = (path: string, { method = 'GET', headers, body }: ProxyRequest) =>
  new Promise<Answer>((done, fail) => {
    const options = { ...common, path, method, headers: { host: hostname, ...headers } }
    const call = request(options, (response) =>
      done({
        status: response.statusCode ?? 0,
        id: String(response.headers['x-request-id'] ?? ''),
        body: text(response),
      }),
    )
    call.on('timeout', () => call.destroy(new Error('no answer in 30 s')))
    call.on('error', fail)
    call.end(body)
  })

const forged = '192.0.2.77'
const claims = {
  'x-forwarded-for': forged,
  'x-real-ip': forged,
  forwarded: `for=${forged};proto=http;host=evil.example`,
}
const keys = createKeys({ current: SECRET_KEY, previous: undefined })
let wrong = 0
for (const [name, value] of Object.entries(claims)) {
  const { body } = await requestOnce('/healthz', { headers: { 'x-probe': signProbe(keys), [name]: value } })
  const { seen } = JSON.parse(await body) as { seen?: { caller: string; peer: string; believed: boolean } }
  const isRight = seen?.believed === true && seen.caller !== forged
  if (!isRight) wrong++
  console.log(`forged ${name}: the API saw ${seen?.caller}, ${isRight ? 'no effect' : 'WRONG'}`)
}

/** Sixteen callers with short breaks. Each keeps loading a member's page, and logs a practice now and then. */
const authorization = `Bearer ${TOKEN}`
const practice = { date: '2026-03-01', time: '06:30', limbType: 'dhyana', duration: 20 }
const feelings = { beforeFeeling: 'tired', afterFeeling: 'calm' }
const read = () => requestOnce('/api/auth/me', { headers: { authorization } })
const write = () =>
  requestOnce('/api/practice-sessions', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...practice, ...feelings }),
  })
let [answered, failed, maxMs] = [0, 0, 0]
async function call(caller: number): Promise<void> {
  for (let number = caller; existsSync(file); number++) {
    const began = performance.now()
    const isWrite = number % 12 === 0
    try {
      const { status, id, body } = await (isWrite ? write() : read())
      const said = await body
      if (status === (isWrite ? 201 : 200)) answered++
      // Only the API's replies have an id; others come from the proxy.
      else
        fails(`${isWrite ? 'POST' : 'GET'} ${status}, ${id ? `request ${id}` : 'by the proxy'}: ${said.slice(0, 100)}`)
    } catch (error) {
      fails(`${isWrite ? 'POST' : 'GET'} ${error instanceof Error ? error.message : 'failed'}`)
    }
    maxMs = Math.max(maxMs, performance.now() - began)
    await new Promise((rested) => setTimeout(rested, 2_000))
  }
}
function fails(why: string): void {
  failed++
  console.log(`${new Date().toISOString()} FAILED ${why}`)
}
await Promise.all(Array.from({ length: 16 }, (_, caller) => call(caller)))
agent.destroy()
console.log(`${answered} answered, ${failed} failed, the slowest took ${Math.round(maxMs)} ms`)
process.exitCode = wrong + failed > 0 ? 1 : 0
