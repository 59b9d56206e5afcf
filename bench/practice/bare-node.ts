import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { serveBare } from '../servers/bare-server.ts'
import { type StatementName, nodeStatement } from './statements.ts'

const newId = () => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** The statement for a read request, and its values after the member's id. */
function read({ url = '' }: IncomingMessage): { statement: StatementName; values: string[] } {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (pathname === '/api/analytics') {
    const range = searchParams.get('range')
    return { statement: range === 'last-30-days' ? 'month' : range === 'this-year' ? 'year' : 'ever', values: [] }
  }
  const cursor = searchParams.get('cursor')
  return cursor ? { statement: 'deep', values: atob(cursor).split(' ') } : { statement: 'list', values: [] }
}

type BeforeLog = { streak: { version: number; tally: object | null } }

serveBare(async (request, member, ask) => {
  if (request.method !== 'POST') {
    const { statement, values } = read(request)
    return (await ask(nodeStatement(statement, [member, ...values]))).rows
  }
  const { date, time, limbType } = (await json(request)) as { date: string; time: string; limbType: string }
  for (;;) {
    const [before] = (await ask(nodeStatement('beforeLog', [member, date]))).rows as BeforeLog[]
    if (!before) throw new Error(`${member} has no streak`)
    const { version, tally } = before.streak
    const values = [member, newId(), date, time, limbType, version, JSON.stringify(tally)]
    const { rows } = await ask(nodeStatement('safeLog', values))
    if (rows.length > 0) return [before]
  }
})
