import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createPool } from '../../apps/server/src/platform/db/database.ts'
import { report } from '../kit/child.ts'
import { databaseUrl, poolSize } from '../kit/settings.ts'
import { nodeStatements } from '../kit/statements.ts'

const pool = createPool({ connectionString: databaseUrl, poolSize, name: 'bench-bare', onError: console.error })

async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = request.url?.split('/').at(-1)
  const { rows } = await pool.query({ ...nodeStatements.read, values: [id] })
  answer(response, rows[0] ? 200 : 404, rows[0] ?? null)
}

async function join(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email } = (await json(request)) as { email: string }
  await pool.query({ ...nodeStatements.join, values: [email] })
  answer(response, 201, { message: 'Welcome to the journey!' })
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** The practical limit of one process: Node's own server, prepared statements, and nothing else. */
const server = createServer((request, response) => {
  const work = request.method === 'POST' ? join : read
  work(request, response).catch(() => answer(response, 500, null))
})

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  report({ full: `http://127.0.0.1:${port}` })
})
