import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { QueryConfig } from 'pg'
import { createPool } from '../../apps/server/src/platform/db/database.ts'
import { report } from '../kit/child.ts'
import { poolSize } from '../kit/settings.ts'
import { tokens } from '../kit/tokens.ts'

type Ask = (statement: QueryConfig) => Promise<{ rows: unknown[] }>

/** The rows for a member's request. */
type Read = (request: IncomingMessage, member: string, ask: Ask) => Promise<unknown[]>

function answer(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/**
 * The practical limit of one process: Node's own server, the token check, and as few prepared statements as possible.
 */
export function serveBare(read: Read): void {
  const [connectionString = ''] = process.argv.slice(2)
  const pool = createPool({ connectionString, poolSize, name: 'bench-bare', onError: console.error })
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const member = await tokens.read(request.headers.authorization?.slice('Bearer '.length) ?? '')
    if (!member) return answer(response, 401, null)
    answer(response, 200, await read(request, member.id, (statement) => pool.query(statement)))
  }
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
}
