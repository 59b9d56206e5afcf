import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { serveBare } from '../servers/bare-server.ts'
import { type Asked, nodeStatement } from './statements.ts'

const newId = () => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** The statement of a reading request, and its values after the member's id. */
function read({ url = '' }: IncomingMessage): { asked: Asked; values: string[] } {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (pathname === '/api/analytics') {
    const range = searchParams.get('range')
    return { asked: range === 'last-30-days' ? 'month' : range === 'this-year' ? 'year' : 'ever', values: [] }
  }
  const cursor = searchParams.get('cursor')
  return cursor ? { asked: 'deep', values: atob(cursor).split(' ') } : { asked: 'list', values: [] }
}

type Known = { streak: { version: number; tally: object | null } }

serveBare(async (request, member, ask) => {
  if (request.method !== 'POST') {
    const { asked, values } = read(request)
    return (await ask(nodeStatement(asked, [member, ...values]))).rows
  }
  const { date, time, limbType } = (await json(request)) as { date: string; time: string; limbType: string }
  for (;;) {
    const [known] = (await ask(nodeStatement('beforeLog', [member, date]))).rows as Known[]
    if (!known) throw new Error(`${member} has no streak`)
    const { version, tally } = known.streak
    const values = [member, newId(), date, time, limbType, version, JSON.stringify(tally)]
    const { rows } = await ask(nodeStatement('safeLog', values))
    if (rows.length > 0) return [known]
  }
})
