import type { IncomingMessage } from 'node:http'
import { serveBare } from '../servers/bare-server.ts'
import { type StatementName, nodeStatement } from './statements.ts'

/** The statement for a request, and its second value after the reader's id, if there is one. */
function read(request: IncomingMessage): [StatementName, ...string[]] {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [, , folder = '', subject = '', verb] = pathname.split('/')
  const cursor = searchParams.get('cursor')
  if (verb === 'like') return ['like', subject]
  if (verb === 'follow') return ['follow', subject]
  if (verb === 'sessions') return ['sessionsOf', subject]
  if (folder === 'users') return subject === 'search' ? ['search', searchParams.get('q') ?? ''] : ['discover']
  if (searchParams.get('scope') === 'following') return ['following']
  return cursor ? ['deep', atob(cursor)] : ['all']
}

serveBare(async (request, member, ask) => {
  const [statement, ...values] = read(request)
  const { rows } = await ask(nodeStatement(statement, [member, ...values]))
  return rows
})
