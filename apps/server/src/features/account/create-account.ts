import type { AccountDoor } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import type { Logger } from '#platform/log.ts'
import { createAccessTokens, rememberTokens } from './access-tokens.ts'
import { accountRoutes } from './account.routes.ts'
import { confirmPassword } from './change-password.ts'
import { watchEndedSessions } from './ended-sessions.ts'
import { createPasswords } from './passwords.ts'
import { endSession } from './sign-out.ts'
import { createWhoIs } from './who-is.ts'

type Options = {
  db: Db
  databaseUrl: string
  publicUrl: string
  clock: Clock
  keys: Keys
  limiter: Limiter
  log: Logger
}

/** What lives as long as an API process: the queue of passwords, and the memory of sessions that ended. */
export async function createAccount({ db, databaseUrl, publicUrl, clock, keys, limiter, log }: Options) {
  const endedSessions = await watchEndedSessions({ db, connectionString: databaseUrl, log })
  const passwords = createPasswords()
  const accessTokens = createAccessTokens({ keys, clock, publicUrl })
  const deps = { clock, keys, limiter, accessTokens, passwords, endedSessions }
  const door: AccountDoor = {
    confirmPassword: (on, userId, password) => confirmPassword({ db: on, passwords }, userId, password),
    endSession: (on, userId, sessionId) => endSession({ db: on, endedSessions }, userId, sessionId),
  }
  return {
    routes: accountRoutes(deps),
    whoIs: createWhoIs({ accessTokens: rememberTokens(accessTokens, clock), endedSessions }),
    door,
    close: async () => {
      await Promise.all([endedSessions.stop(), passwords.close()])
    },
  }
}
