import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createPool } from '../../apps/server/src/platform/db/database.ts'
import { report } from '../child.ts'
import { poolSize } from '../settings.ts'
import { type Asked, nodeStatement } from './statements.ts'
import { tokens } from './tokens.ts'

const [url = ''] = process.argv.slice(2)
const pool = createPool({ connectionString: url, poolSize, name: 'bench-bare', onError: console.error })

const newId = () => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Which statement a request asks for, and its values after the member's id. */
async function read(request: IncomingMessage): Promise<{ asked: Asked; values: string[] }> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (request.method === 'POST') {
    const { date, time, limbType } = (await json(request)) as { date: string; time: string; limbType: string }
    return { asked: 'log', values: [newId(), date, time, limbType] }
  }
  if (pathname === '/api/analytics') {
    const range = searchParams.get('range')
    return { asked: range === 'last-30-days' ? 'month' : range === 'this-year' ? 'year' : 'ever', values: [] }
  }
  const cursor = searchParams.get('cursor')
  return cursor ? { asked: 'deep', values: atob(cursor).split(' ') } : { asked: 'list', values: [] }
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const member = await tokens.read(request.headers.authorization?.slice('Bearer '.length) ?? '')
  if (!member) return answer(response, 401, null)
  const { asked, values } = await read(request)
  const { rows } = await pool.query(nodeStatement(asked, [member.id, ...values]))
  answer(response, asked === 'log' ? 201 : 200, rows)
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** The practical limit of one process: Node's own server, the token's check, one prepared statement a request. */
const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error)
    answer(response, 500, null)
  })
})

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  report({ full: `http://127.0.0.1:${port}` })
})
