import { recordSecurityEvent } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { sha256 } from '#platform/keys.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { isBoundTo } from './refresh-session.service.ts'
import { findFamily } from './refresh-tokens.repo.ts'
import { endEverything } from '../shared/end-sessions.service.ts'
import { lockLoginSession, updateEnded } from '../shared/login-sessions.repo.ts'

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>
type Member = { id: string; sessionId: string } | null

/** Finds the session by its refresh token, or by the access token if the refresh token is unknown. */
export async function signOut(
  { db, clock, endedSessions }: AccountDeps,
  { refreshToken, allDevices }: { refreshToken: string; allDevices: boolean },
  member: Member,
  caller: Caller,
): Promise<null> {
  const ended = await inTransaction(db, async (tx) => {
    const target = await findSession(tx, refreshToken, member)
    // A token of an ended session must not end other sessions.
    if (!target || target.session.revokedAt) return []
    const { userId, sessionId } = target
    if (allDevices && member?.id !== userId && !isProof(target, caller)) throw new AppError('auth.required')
    const type = allDevices ? 'logout_all_devices_success' : 'logout_success'
    const at = clock.now()
    await recordSecurityEvent(tx, { userId, type, at, ip: caller.ip })
    return allDevices ? endEverything(tx, userId, { at }) : updateEnded(tx, userId, { only: sessionId })
  })
  endedSessions.add(ended)
  return null
}

async function findSession(tx: Db, refreshToken: string, member: Member) {
  const family = await findFamily(tx, sha256(refreshToken))
  const target = family ?? (member && { userId: member.id, sessionId: member.sessionId, rotatedAt: null })
  const session = target && (await lockLoginSession(tx, target.userId, target.sessionId))
  return session && { ...target, session }
}

/** An old refresh token, or one copied from a browser's storage, is not enough to sign out every device. */
const isProof = ({ session: { cookieHash }, rotatedAt }: FoundSession, { browserKey }: Caller): boolean =>
  cookieHash === null ? rotatedAt === null : isBoundTo(cookieHash, browserKey)

/** For the device list. False if the session isn't the member's or has already ended. */
export async function endSession(
  { db, endedSessions }: Pick<AccountDeps, 'db' | 'endedSessions'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await inTransaction(db, (tx) => updateEnded(tx, userId, { only: sessionId }))
  endedSessions.add(ended)
  return ended.length > 0
}

/** After a change to how the member signs in, they may sign out everywhere else. */
export async function endOtherSessions(
  { db, endedSessions }: Pick<AccountDeps, 'db' | 'endedSessions'>,
  userId: string,
  sessionId: string,
): Promise<void> {
  endedSessions.add(await inTransaction(db, (tx) => updateEnded(tx, userId, { except: sessionId })))
}
