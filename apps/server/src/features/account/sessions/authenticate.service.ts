import { accessTokenPrefix } from '@sadhana/contract'
import { authenticateByToken } from '#features/security/index.ts'
import type { Authenticate } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccessTokens } from './access-tokens.service.ts'
import type { EndedSessions } from './ended-sessions.service.ts'

type Deps = {
  db: Db
  clock: Clock
  accessTokens: Pick<AccessTokens, 'read'>
  endedSessions: Pick<EndedSessions, 'has'>
}

/** Reads the bearer token, usually without a database query. A token that a member made for a tool needs one. */
export const createAuthenticate =
  ({ db, clock, accessTokens, endedSessions }: Deps): Authenticate =>
  async ({ headers: { authorization }, ip }) => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
    if (!token) return null
    if (token.startsWith(accessTokenPrefix)) return authenticateByToken({ db, clock }, token, ip)
    const member = await accessTokens.read(token)
    return member && !(await endedSessions.has(member)) ? member : null
  }
