import type { Language, LoginSession } from '@sadhana/contract'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { deviceName } from '../log/device-name.service.ts'
import { recordSecurityEvent } from '../log/log.service.ts'
import { listLiveSessions } from './login-sessions.repo.ts'
import type { AccountPort } from '../shared/security.deps.ts'

type Deps = { db: Db; clock: Clock; account: AccountPort }

export async function listDevices(
  { db, clock }: Deps,
  member: { id: string; sessionId: string },
  language: Language,
): Promise<LoginSession[]> {
  const rows = await listLiveSessions(db, member.id, clock.now())
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(language, row.userAgent),
    ipAddress: row.ip,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === member.sessionId,
  }))
}

export async function endDevice(
  { db, clock, account }: Deps,
  userId: string,
  sessionId: string,
  caller: Caller,
): Promise<null> {
  if (!(await account.endSession(db, userId, sessionId))) throw new AppError('security.session_not_found')
  await recordSecurityEvent(db, { userId, type: 'logout_other_device_success', at: clock.now(), ip: caller.ip })
  return null
}

export async function endOtherDevices(
  { db, clock, account }: Deps,
  member: { id: string; sessionId: string },
  caller: Caller,
): Promise<null> {
  await account.endOtherSessions(db, member.id, member.sessionId)
  const event = { userId: member.id, type: 'logout_other_devices_success', at: clock.now(), ip: caller.ip } as const
  await recordSecurityEvent(db, event)
  return null
}
