import { recordSecurityEvent } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { sha256 } from '#platform/keys.ts'
import type { AccountDeps } from './account.deps.ts'
import { findFamily } from './refresh-tokens.repo.ts'
import { isLive, updateEnded } from './sessions.repo.ts'

type Member = { id: string; sessionId: string } | null

/** Best effort: by the access token while it is good, else by the refresh token, which outlives it. */
export async function signOut(
  { db, clock, endedSessions }: AccountDeps,
  { refreshToken, allDevices }: { refreshToken: string; allDevices: boolean },
  member: Member,
  caller: Caller,
): Promise<null> {
  const ended = await inTransaction(db, async (tx) => {
    const session = await findSession(tx, refreshToken, member)
    // A token of a session that ended long ago must not be able to end the others.
    if (!session || !(await isLive(tx, session.userId, session.sessionId))) return []
    const { userId, sessionId } = session
    const type = allDevices ? 'logout_all_devices_success' : 'logout_success'
    await recordSecurityEvent(tx, { userId, type, at: clock.now(), ip: caller.ip })
    return updateEnded(tx, userId, allDevices ? {} : { only: sessionId })
  })
  endedSessions.add(ended)
  return null
}

async function findSession(tx: Db, refreshToken: string, member: Member) {
  const family = await findFamily(tx, sha256(refreshToken))
  return family ?? (member ? { userId: member.id, sessionId: member.sessionId } : undefined)
}

/** For the list of devices: false when the session is not the member's or has ended. */
export async function endSession(
  { db, endedSessions }: Pick<AccountDeps, 'db' | 'endedSessions'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await inTransaction(db, (tx) => updateEnded(tx, userId, { only: sessionId }))
  endedSessions.add(ended)
  return ended.length > 0
}
