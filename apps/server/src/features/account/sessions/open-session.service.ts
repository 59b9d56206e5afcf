import { randomBytes } from 'node:crypto'
import type { AuthTokens } from '@sadhana/contract'
import { deviceName, recordSecurityEvent } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { sha256 } from '#platform/keys.ts'
import { accessTokenSeconds } from './access-tokens.service.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { lockMember, updateDue } from '../shared/members.repo.ts'
import { requireNotSuspended } from '../suspension/suspension.service.ts'
import { familyEnd, tokenEnd } from './refresh.rules.ts'
import { insertToken } from './refresh-tokens.repo.ts'
import { findKnownDevice, insertLoginSession, updateEnded } from '../shared/login-sessions.repo.ts'

type Opening = {
  userId: string
  caller: Caller
  as: 'account_created_success' | 'login_success'
  /** What they proved it with in this request, for the security log: the second step, if there were two. */
  by: 'password' | 'code from the app' | 'backup code' | 'passkey' | 'texted code' | 'linked account'
  /**
   * The hash of the cookie in the browser that started the sign-in. Needed when a provider's request arrives without
   * that cookie.
   */
  browser?: Buffer
}
type OpenedSession = {
  sessionId: string
  refreshToken: string
  browserKey: string | undefined
  /** This browser's earlier sessions, whose tokens it no longer has. */
  replaced: string[]
}

export const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Completes every kind of sign-in: stops an erasure and opens a login session. `first` runs in the same transaction.
 */
export async function completeSignIn(
  { db, clock, accessTokens, endedSessions, switches }: AccountDeps,
  opening: Opening,
  first: (tx: Db) => Promise<void> = async () => {},
): Promise<AuthTokens> {
  await switches.requireNotClosed(clock)
  const at = clock.now()
  const { sessionId, refreshToken, browserKey, replaced, wasDueAt } = await inTransaction(db, async (tx) => {
    await requireNotSuspended(tx, clock, opening.userId)
    const stopped = await stopErasure(tx, clock, opening.userId, opening.caller)
    await first(tx)
    return { ...(await openSession(tx, opening, at)), wasDueAt: stopped }
  })
  endedSessions.add(replaced)
  if (browserKey) opening.caller.keepBrowserKey(browserKey)
  const { userId } = opening
  const token = await accessTokens.issue({ id: userId, sessionId })
  const tokens = { token, refreshToken, expiresIn: accessTokenSeconds, user: { id: userId } }
  return wasDueAt ? { ...tokens, erasureWasDueAt: wasDueAt.toISOString() } : tokens
}

/** Returns when the erasure was due, if there was one. */
async function stopErasure(tx: Db, clock: Clock, userId: string, caller: Caller): Promise<Date | null> {
  const member = await lockMember(tx, userId)
  if (!member?.dueAt) return null
  const at = clock.now()
  await updateDue(tx, userId, null, at)
  await recordSecurityEvent(tx, { userId, type: 'erasure_stopped', at, ip: caller.ip })
  return member.dueAt
}

async function openSession(tx: Db, { userId, caller, as, by, browser }: Opening, at: Date): Promise<OpenedSession> {
  const userAgent = caller.userAgent ?? null
  const isBrowser = caller.isBrowser && browser === undefined
  const knownKey = isBrowser ? caller.browserKey : undefined
  const cookieHash = browser ?? (knownKey ? sha256(knownKey) : null)
  const knownDevice = await findKnownDevice(tx, userId, { cookieHash, userAgent })
  // A browser this member has used before keeps its key, so we recognise it next time.
  const browserKey = isBrowser ? (knownDevice.sameCookie && knownKey) || newSecret() : undefined
  // The cookie is the same, so someone who copied the earlier tokens could otherwise still use them.
  const replaced = cookieHash ? await updateEnded(tx, userId, { ofBrowser: cookieHash }) : []
  const expiresAt = familyEnd(at)
  const sessionId = await insertLoginSession(tx, {
    userId,
    cookieHash: browser ?? (browserKey ? sha256(browserKey) : null),
    ip: caller.ip,
    userAgent,
    at,
    expiresAt,
  })
  const refreshToken = newSecret()
  const token = sha256(refreshToken)
  await insertToken(tx, { userId, sessionId, token, at, expiresAt: tokenEnd(at, expiresAt) })
  const isNewDevice =
    knownDevice.anySession && !(caller.isBrowser || browser ? knownDevice.sameCookie : knownDevice.sameAgent)
  const type = as === 'login_success' && isNewDevice ? 'login_success_new_device' : as
  await recordSecurityEvent(tx, { userId, type, at, ip: caller.ip, details: `${deviceName('en', userAgent)}, ${by}` })
  return { sessionId, refreshToken, browserKey, replaced }
}
