import type { IncomingMessage } from 'node:http'
import { serveBare } from '../bare-server.ts'
import { type Asked, nodeStatement } from './statements.ts'

/** Which statement a request asks for, and its value besides the reader's id, where it has one. */
function read(request: IncomingMessage): [Asked, ...string[]] {
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

serveBare((request, member) => {
  const [asked, ...values] = read(request)
  return nodeStatement(asked, [member, ...values])
})
