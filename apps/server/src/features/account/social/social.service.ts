import type { OperatorRole, SocialLoginProvider } from '@sadhana/contract'
import { askForTwoFactor } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Identity, IdentityProviders, Secrets } from '#platform/identity/identity-provider.ts'
import { keyedHash, type Keys, sha256 } from '#platform/keys.ts'
import type { Logger } from '#platform/log.ts'
import { hasPasskey } from '../passkey/passkeys.repo.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { lockMember } from '../shared/members.repo.ts'
import { completeSignIn, newSecret } from '../sessions/open-session.service.ts'
import { findLinkedMember, insertStart, type Start, takeStart } from './social.repo.ts'
import { issueTicket } from './tickets.service.ts'

export type SocialDeps = AccountDeps & {
  identity: IdentityProviders
  log: Logger
  /** About the operators' own provider, if there is one. */
  ownProvider: { name: string; invites: boolean } | undefined
  /** Provided by `operator`: gives or takes the role that a provider names, within the given transaction. */
  claimRole: (deps: { db: Db; clock: Clock }, userId: string, role: OperatorRole | null) => Promise<void>
}

const startMs = 10 * 60_000

/**
 * Nonce and verifier are derived from the state with our key, so that the database holds neither. They differ by `use`,
 * so that a code issued for one purpose can't be exchanged for another.
 */
export function secretsOf(keys: Keys, state: string, use = ''): Secrets {
  const derive = (name: string) =>
    keyedHash(keys.of('social-login').current, `${use}${name} ${state}`).toString('base64url')
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier') }
}

export function providerNamed({ identity }: Pick<SocialDeps, 'identity'>, name: SocialLoginProvider) {
  const provider = identity.get(name)
  if (!provider) throw new AppError('request.not_found')
  return provider
}

type StartedLogin = { provider: SocialLoginProvider; state: string; purpose: Start['purpose'] }

/** Binds the state to the browser's cookie, which isn't sent when the provider sends the browser back. */
export async function startSocial(deps: SocialDeps, login: StartedLogin, caller: Caller): Promise<string> {
  const { db, clock, keys } = deps
  const { provider, state, purpose } = login
  const there = providerNamed(deps, provider)
  const key = caller.browserKey ?? newSecret()
  const expiresAt = new Date(clock.now().getTime() + startMs)
  const isNew = await insertStart(db, sha256(state), { provider, purpose, browser: sha256(key) }, expiresAt)
  if (!isNew) throw new AppError('request.invalid')
  if (!caller.browserKey) caller.keepBrowserKey(key)
  const url = await urlOrUnreachable(deps, provider, () => there.startUrl(secretsOf(keys, state)))
  return url ?? (purpose === 'link' ? linkFailed : loginFailed)
}

/** Our own provider is asked for its addresses first, and may be down, or say that it is another one. */
export async function urlOrUnreachable(
  { log }: Pick<SocialDeps, 'log'>,
  provider: SocialLoginProvider,
  findUrl: () => Promise<string>,
): Promise<string | undefined> {
  try {
    return await findUrl()
  } catch (error) {
    log.warn({ provider, err: error }, 'a provider could not be reached')
    return undefined
  }
}

const linkPage = '/security?tab=verification'
const loginFailed = '/login#error=social'
const linkFailed = `${linkPage}#error=social`

/** Puts the values after `#`. Browsers send that part to no server, so it appears in no log or cache. */
export const addressOf = (path: string, params: Record<string, string | number | undefined>): string => {
  const answer = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined) answer.set(name, String(value))
  return `${path}#${answer.toString()}`
}

/** Also undefined if someone changes their mind at the provider. */
export async function orRefused(
  { log }: Pick<SocialDeps, 'log'>,
  provider: SocialLoginProvider,
  identify: () => Promise<Identity>,
): Promise<Identity | undefined> {
  try {
    return await identify()
  } catch (error) {
    // The message may quote the request, so it isn't logged.
    const reason = error instanceof Error ? error.name : 'unknown'
    log.info({ provider, reason }, 'a social login was refused')
    return undefined
  }
}

/**
 * Returns where to send a browser that comes back from a provider. The address is useful only to the browser that
 * started, which has the state and the cookie that sessions and tickets are bound to.
 */
export async function finishSocial(
  deps: SocialDeps,
  name: SocialLoginProvider,
  answer: URLSearchParams,
  caller: Caller,
): Promise<string> {
  const { db, clock, keys } = deps
  const provider = providerNamed(deps, name)
  const state = answer.get('state') ?? ''
  const start = await takeStart(db, sha256(state), name, clock.now())
  if (!start) return loginFailed
  const identity = await orRefused(deps, name, () => provider.identify(answer, secretsOf(keys, state)))
  if (!identity) return start.purpose === 'link' ? linkFailed : loginFailed
  const ticket = () => issueTicket(deps, { ...identity, browser: start.browser })
  if (start.purpose === 'link') return addressOf(linkPage, { state, ticket: await ticket() })
  const linkedMember = await findLinkedMember(db, identity)
  if (!linkedMember) return addressOf('/register', { state, ticket: await ticket() })
  try {
    return addressOf('/login', { state, ...(await admit(deps, identity, start.browser, caller)) })
  } catch (error) {
    // The browser got here through a link, so a refusal must be a page too. That page uses the ticket to ask for the
    // reason.
    const isRefusal = error instanceof AppError && ['account.suspended', 'service.closed'].includes(error.code)
    if (isRefusal) return addressOf('/login', { state, ticket: await ticket() })
    throw error
  }
}

/** Asks for a two-factor code if the member uses one, exactly as after a password; otherwise opens the session. */
const admit = (deps: SocialDeps, identity: Identity, browser: Buffer, caller: Caller) =>
  inTransaction(deps.db, async (tx) => {
    const linkedMember = await findLinkedMember(tx, identity)
    // Unlinking also locks the member, so an account that was unlinked in the meantime can't sign in.
    const member = linkedMember && (await lockMember(tx, linkedMember.userId))
    const still = member && (await findLinkedMember(tx, identity))
    if (!still) return { error: 'social' }
    const { userId } = still
    if (identity.role !== undefined) await deps.claimRole({ ...deps, db: tx }, userId, identity.role)
    const tempToken = identity.hasSecondFactor ? undefined : await askForTwoFactor(tx, deps, userId)
    if (tempToken) return { userId, tempToken, hasPasskey: (await hasPasskey(tx, userId)) ? 'yes' : undefined }
    const opening = { userId, caller, as: 'login_success', by: 'linked account', browser } as const
    const { token, refreshToken, expiresIn, erasureWasDueAt } = await completeSignIn({ ...deps, db: tx }, opening)
    return { token, refreshToken, expiresIn, erasureWasDueAt }
  })

/** Where a browser that has signed out here can sign out at the provider too. */
export async function signOutAt(deps: SocialDeps, name: SocialLoginProvider): Promise<string> {
  try {
    return (await providerNamed(deps, name).signOutUrl?.()) ?? '/login'
  } catch (error) {
    if (error instanceof AppError) throw error
    return '/login'
  }
}
