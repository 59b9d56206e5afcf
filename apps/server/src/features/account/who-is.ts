import type { WhoIs } from '#platform/http/implement.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { EndedSessions } from './ended-sessions.ts'

type Deps = { accessTokens: Pick<AccessTokens, 'read'>; endedSessions: Pick<EndedSessions, 'has'> }

/** Reads the bearer token; in the normal case without a question to the database. */
export const createWhoIs =
  ({ accessTokens, endedSessions }: Deps): WhoIs =>
  async ({ headers: { authorization } }) => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
    const member = token ? await accessTokens.read(token) : null
    return member && !(await endedSessions.has(member)) ? member : null
  }
