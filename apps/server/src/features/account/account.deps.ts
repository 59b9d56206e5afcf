import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { Passwords } from './passwords.ts'

export type AccountDeps = {
  db: Db
  clock: Clock
  keys: Keys
  limiter: Limiter
  accessTokens: AccessTokens
  passwords: Passwords
  endedSessions: Pick<EndedSessions, 'add'>
}
