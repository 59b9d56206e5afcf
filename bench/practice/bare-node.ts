import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { serveBare } from '../servers/bare-server.ts'
import { type Asked, nodeStatement } from './statements.ts'

const newId = () => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** The statement of a request, and its values after the member's id. */
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

serveBare(async (request, member) => {
  const { asked, values } = await read(request)
  return nodeStatement(asked, [member, ...values])
})
