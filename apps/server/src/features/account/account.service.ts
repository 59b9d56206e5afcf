import { type AccountPort, recordSecurityEvent } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.ts'
import type { Keys } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import type { Logger } from '#platform/log.ts'
import type { StrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import type { Texts } from '#platform/sms/connect-texts.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { createAccessTokens, rememberTokens } from './sessions/access-tokens.service.ts'
import type { AccountDeps } from './shared/account.deps.ts'
import { accountRoutes } from './account.routes.ts'
import { confirmPassword } from './owner-proof/owner-proof.service.ts'
import { watchEndedSessions } from './sessions/ended-sessions.service.ts'
import type { Passwords } from './password/passwords.service.ts'
import { endEverything } from './shared/end-sessions.service.ts'
import { endOtherSessions, endSession } from './sessions/sign-out.service.ts'
import { useTextedOwnerCode } from './owner-proof/owner-code.service.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { socialRoutes } from './social/social.routes.ts'
import type { SocialDeps } from './social/social.service.ts'
import { createAuthenticate } from './sessions/authenticate.service.ts'
import { updateVerifiedById } from './shared/users.repo.ts'

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
  checksBreaches: boolean
  endGiving: AccountDeps['endGiving']
  hasMoved: AccountDeps['hasMoved']
  identity: IdentityProviders
  ownProvider: SocialDeps['ownProvider']
  claimRole: SocialDeps['claimRole']
  texts: Texts | null
  switches: Switches
}

/** Lives as long as the API process, and holds the list of ended sessions. */
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
  checksBreaches,
  endGiving,
  hasMoved,
  identity,
  ownProvider,
  claimRole,
  texts,
  switches,
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
    checksBreaches,
    endedSessions,
    strangerBudget,
    endGiving,
    hasMoved,
    identity,
    ownProvider,
    claimRole,
    texts,
    switches,
  }
  const port: AccountPort = {
    confirmPassword: (on, userId, password) => confirmPassword({ db: on, passwords }, userId, password),
    takeTextedCode: (on, userId, code) => useTextedOwnerCode({ ...deps, db: on }, userId, code),
    stretch: passwords.stretch,
    endOtherSessions: (on, userId, sessionId) => endOtherSessions({ db: on, endedSessions }, userId, sessionId),
    endSession: (on, userId, sessionId) => endSession({ db: on, endedSessions }, userId, sessionId),
  }
  return {
    routes: accountRoutes(deps),
    socialRoutes: socialRoutes(deps),
    phoneRoutes: phoneRoutes(deps),
    authenticate: createAuthenticate({ db, clock, accessTokens: rememberTokens(accessTokens, clock), endedSessions }),
    port,
    endedSessions,
    close: () => endedSessions.stop(),
  }
}

/** For operators. */
export const setVerifiedById = ({ db, clock }: { db: Db; clock: Clock }, userId: string, isVerified: boolean) =>
  updateVerifiedById(db, userId, isVerified, clock.now())

/** For operators. Other processes learn of it through the database. */
export async function signOutEverywhere({ db, clock }: { db: Db; clock: Clock }, userId: string): Promise<void> {
  const at = clock.now()
  await endEverything(db, userId, { at })
  await recordSecurityEvent(db, { userId, type: 'logout_by_operator', at })
}
