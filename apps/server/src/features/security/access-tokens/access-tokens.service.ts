import {
  type AccessToken,
  maxAccessTokens,
  type OwnerProof,
  type NewAccessToken,
  type TokenScope,
} from '@sadhana/contract'
import type { Caller, Member } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { sha256 } from '#platform/keys.ts'
import { recordSecurityEvent } from '../log/log.service.ts'
import { type OwnerDeps, requireOwner } from '../two-factor/owner-proof.service.ts'
import {
  countLiveTokens,
  deleteAllTokens,
  deleteToken,
  deleteTokensEndedBefore,
  findLiveToken,
  insertToken,
  listTokens,
  lockForToken,
  updateFirstUsed,
  updateLastUsed,
} from './access-tokens.repo.ts'
import { endOf, isAccessToken, newAccessToken } from './access-token.service.ts'

type Deps = { db: Db; clock: Clock }

export async function listAccessTokens({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccessToken[]> {
  return (await listTokens(db, userId)).map(toAccessToken)
}

/** A token that opens the archive needs the owner's proof. The others can't read a member's words. */
export async function createAccessToken(
  deps: OwnerDeps,
  member: Member,
  { name, scopes, life, password, code }: NewAccessToken & OwnerProof,
  caller: Caller,
): Promise<AccessToken & { token: string }> {
  if (scopes.includes('export')) await requireOwner(deps, member, { password, code })
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    // A device that is being signed out everywhere must not leave a token behind.
    if (!(await lockForToken(tx, member.id, member.sessionId))) throw new AppError('auth.required')
    if ((await countLiveTokens(tx, member.id, at)) >= maxAccessTokens) throw new AppError('security.tokens_full')
    const token = newAccessToken()
    const row = await insertToken(tx, {
      userId: member.id,
      name,
      token: sha256(token),
      scopes,
      at,
      expiresAt: endOf(life, at),
    })
    const details = `${name} (${scopes.join(', ')})`
    await recordSecurityEvent(tx, {
      userId: member.id,
      type: 'access_token_created_success',
      at,
      ip: caller.ip,
      details,
    })
    return { ...toAccessToken(row), token }
  })
}

export const revokeAccessToken = ({ db, clock }: Deps, userId: string, id: string, caller: Caller): Promise<null> =>
  inTransaction(db, async (tx) => {
    const revoked = await deleteToken(tx, userId, id)
    if (!revoked) throw new AppError('security.token_not_found')
    const event = { type: 'access_token_revoked', at: clock.now(), ip: caller.ip, details: revoked.name } as const
    await recordSecurityEvent(tx, { userId, ...event })
    return null
  })

/**
 * Part of everything that signs a member out everywhere. Call it after the sessions have ended, so that it also finds a
 * token that one of them was just making.
 */
export async function endAccessTokens(tx: Db, userId: string, at: Date): Promise<void> {
  const ended = await deleteAllTokens(tx, userId, at)
  if (ended === 0) return
  const details = ended === 1 ? '1 access token' : `${ended} access tokens`
  await recordSecurityEvent(tx, { userId, type: 'access_tokens_ended', at, details })
}

/** The last use is shown to the minute, so it isn't written more often, unless the address changes. */
const lastUseMs = 60_000

/** The member whose token this is, or null if it isn't one, or no longer. */
export async function authenticateByToken({ db, clock }: Deps, text: string, ip: string): Promise<Member | null> {
  if (!isAccessToken(text)) return null
  const at = clock.now()
  const found = await findLiveToken(db, sha256(text), at)
  if (!found) return null
  const { id, userId, scopes, lastUsedAt, lastUsedIp } = found
  const use = { userId, id, at, ip }
  if (lastUsedAt === null) await recordFirstUse(db, use)
  else if (lastUsedIp !== ip || at.getTime() - lastUsedAt.getTime() >= lastUseMs) await updateLastUsed(db, use)
  return { id: userId, sessionId: id, token: { id, scopes } }
}

const recordFirstUse = (db: Db, use: Parameters<typeof updateFirstUsed>[1]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId, at, ip } = use
    const name = await updateFirstUsed(tx, use)
    if (name === undefined) return
    await recordSecurityEvent(tx, { userId, type: 'access_token_first_used', at, ip, details: name })
  })

const listedAfterEndMs = 30 * 24 * 60 * 60_000

export const purgeAccessTokens = ({ db, clock }: Deps): Promise<void> =>
  deleteTokensEndedBefore(db, new Date(clock.now().getTime() - listedAfterEndMs))

type Row = {
  id: string
  name: string
  scopes: TokenScope[]
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  lastUsedIp: string | null
}

const toAccessToken = ({ createdAt, expiresAt, lastUsedAt, ...row }: Row): AccessToken => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
