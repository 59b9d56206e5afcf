import type { RefreshReply } from '@sadhana/contract'
import { recordSecurityEvent } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyedHash, sameBytes, sha256 } from '#platform/keys.ts'
import { accessTokenSeconds } from './access-tokens.service.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { checkRefreshToken, tokenEnd } from './refresh.rules.ts'
import { findFamily, insertToken, listTokens, updateRotated } from './refresh-tokens.repo.ts'
import { refuseSuspended } from '../suspension/suspension.service.ts'
import { lockLoginSession, updateEnded, updateLastUsed } from '../shared/login-sessions.repo.ts'

type Outcome =
  | { is: 'refreshed'; userId: string; sessionId: string; refreshToken: string }
  /** With the member who owns the device, if we know them. */
  | { is: 'refused'; userId?: string }
  | { is: 'family ended'; sessionIds: string[] }

export async function refreshSession(deps: AccountDeps, refreshToken: string, caller: Caller): Promise<RefreshReply> {
  const { db, accessTokens, endedSessions } = deps
  // Nothing is thrown inside the transaction: the end of a token family must be committed even though the request is
  // refused.
  const outcome = await inTransaction(db, (tx) => rotate(tx, deps, refreshToken, caller))
  if (outcome.is === 'family ended') endedSessions.add(outcome.sessionIds)
  if (outcome.is === 'refused' && outcome.userId) await refuseSuspended(db, outcome.userId)
  if (outcome.is !== 'refreshed') throw new AppError('auth.required')
  const { userId, sessionId } = outcome
  const accessToken = await accessTokens.issue({ id: userId, sessionId })
  return { accessToken, refreshToken: outcome.refreshToken, expiresIn: accessTokenSeconds }
}

/**
 * Derived from the token, so that a repeated request gets the same successor. During a key rotation, those from older
 * keys follow.
 */
const successorsOf = (keys: readonly Buffer[], refreshToken: string): string[] =>
  keys.map((key) => keyedHash(key, refreshToken).toString('base64url'))

async function rotate(
  tx: Db,
  { clock, keys }: Pick<AccountDeps, 'clock' | 'keys'>,
  refreshToken: string,
  caller: Caller,
): Promise<Outcome> {
  const at = clock.now()
  const hash = sha256(refreshToken)
  const family = await findFamily(tx, hash)
  if (!family) return { is: 'refused' }
  const { userId, sessionId } = family
  const session = await lockLoginSession(tx, userId, sessionId)
  if (!session || !isBoundTo(session.cookieHash, caller.browserKey)) return { is: 'refused' }

  const candidates = successorsOf(keys.of('refresh-successor').all, refreshToken)
  const tokens = await listTokens(tx, userId, sessionId, [hash, ...candidates.map(sha256)])
  const rowOf = (wanted: Buffer) => tokens.find(({ token }) => sameBytes(token, wanted))
  const successor = candidates.find((candidate) => rowOf(sha256(candidate))) ?? candidates[0] ?? ''
  const token = rowOf(hash)
  const verdict = token ? checkRefreshToken(session, token, rowOf(sha256(successor)), at) : 'refused'

  if (verdict === 'refused') return { is: 'refused', userId }
  if (verdict === 'reused') {
    const sessionIds = await updateEnded(tx, userId, { only: sessionId })
    await recordSecurityEvent(tx, { userId, type: 'refresh_token_reuse_error', at, ip: caller.ip })
    return { is: 'family ended', sessionIds }
  }
  if (verdict === 'rotate') {
    await updateRotated(tx, userId, sessionId, hash, at)
    const expiresAt = tokenEnd(at, session.expiresAt)
    await insertToken(tx, { userId, sessionId, token: sha256(successor), at, expiresAt })
  }
  await updateLastUsed(tx, userId, sessionId, at)
  return { is: 'refreshed', userId, sessionId, refreshToken: successor }
}

/** A session started in a browser needs that browser's cookie; a copy of its local storage isn't enough. */
export const isBoundTo = (cookieHash: Buffer | null, browserKey: string | undefined): boolean =>
  cookieHash === null || (browserKey !== undefined && sameBytes(sha256(browserKey), cookieHash))
