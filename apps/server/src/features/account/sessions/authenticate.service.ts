import type { Authenticate } from '#platform/caller.ts'
import type { AccessTokens } from './access-tokens.service.ts'
import type { EndedSessions } from './ended-sessions.service.ts'

type Deps = { accessTokens: Pick<AccessTokens, 'read'>; endedSessions: Pick<EndedSessions, 'has'> }

/** Reads the bearer token, usually without a database query. */
export const createAuthenticate =
  ({ accessTokens, endedSessions }: Deps): Authenticate =>
  async ({ headers: { authorization } }) => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
    const member = token ? await accessTokens.read(token) : null
    return member && !(await endedSessions.has(member)) ? member : null
  }
