import type { AccountPort } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.ts'
import type { Keys } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import type { Logger } from '#platform/log.ts'
import type { StrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import { createAccessTokens, rememberTokens } from './sessions/access-tokens.service.ts'
import type { AccountDeps } from './account.deps.ts'
import { accountRoutes } from './account.routes.ts'
import { confirmPassword } from './password/change-password.service.ts'
import { watchEndedSessions } from './sessions/ended-sessions.service.ts'
import type { Passwords } from './password/passwords.service.ts'
import { endSession } from './sessions/sign-out.service.ts'
import { socialRoutes } from './social/social.routes.ts'
import { createAuthenticate } from './sessions/authenticate.service.ts'
import { updateVerified } from './users.repo.ts'

type Options = {
  db: Db
  databaseUrl: string
  publicUrl: string
  clock: Clock
  keys: Keys
  limiter: Limiter
  log: Logger
  strangerBudget: StrangerBudget
  passwords: Passwords
  endGiving: AccountDeps['endGiving']
  identity: IdentityProviders
}

/** Lives as long as the API process and keeps the list of ended sessions. */
export async function createAccount({
  db,
  databaseUrl,
  publicUrl,
  clock,
  keys,
  limiter,
  log,
  strangerBudget,
  passwords,
  endGiving,
  identity,
}: Options) {
  const endedSessions = await watchEndedSessions({ db, connectionString: databaseUrl, log })
  const accessTokens = createAccessTokens({ keys, clock, publicUrl })
  const deps = {
    clock,
    keys,
    limiter,
    log,
    publicUrl,
    accessTokens,
    passwords,
    endedSessions,
    strangerBudget,
    endGiving,
    identity,
  }
  const port: AccountPort = {
    confirmPassword: (on, userId, password) => confirmPassword({ db: on, passwords }, userId, password),
    endSession: (on, userId, sessionId) => endSession({ db: on, endedSessions }, userId, sessionId),
  }
  return {
    routes: accountRoutes(deps),
    socialRoutes: socialRoutes(deps),
    authenticate: createAuthenticate({ accessTokens: rememberTokens(accessTokens, clock), endedSessions }),
    port,
    close: () => endedSessions.stop(),
  }
}

/** For operators. False when no member has this username. */
export const setVerified = (
  { db, clock }: { db: Db; clock: Clock },
  username: string,
  isVerified: boolean,
): Promise<boolean> => updateVerified(db, username, isVerified, clock.now())
