import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

type NewLoginSession = {
  userId: string
  cookieHash: Buffer | null
  ip: string
  userAgent: string | null
  at: Date
  expiresAt: Date
}

export async function insertLoginSession(tx: Db, session: NewLoginSession): Promise<string> {
  const id = newId()
  await tx
    .insertInto('login_sessions')
    .values({
      user_id: session.userId,
      id,
      cookie_hash: session.cookieHash,
      created_by_ip: session.ip,
      user_agent: session.userAgent,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute()
  return id
}

/** Whether the member has had any sessions, and whether one was on this device. */
export async function findKnownDevice(
  db: Db,
  userId: string,
  device: { cookieHash: Buffer | null; userAgent: string | null },
): Promise<{ anySession: boolean; sameCookie: boolean; sameAgent: boolean }> {
  const { rows } = await sql<{ anySession: boolean; sameCookie: boolean; sameAgent: boolean }>`
    select count(*) > 0 as "anySession",
      coalesce(bool_or(cookie_hash = ${device.cookieHash}), false) as "sameCookie",
      coalesce(bool_or(cookie_hash is null and user_agent is not distinct from ${device.userAgent}), false) as "sameAgent"
    from login_sessions where user_id = ${userId}`.execute(db)
  return rows[0] ?? { anySession: false, sameCookie: false, sameAgent: false }
}

/** Locks the session, so that requests for one token family run one after the other. */
export const lockLoginSession = (tx: Db, userId: string, sessionId: string) =>
  tx
    .selectFrom('login_sessions')
    .select(['cookie_hash as cookieHash', 'expires_at as expiresAt', 'revoked_at as revokedAt'])
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()

/** Records that the member has proved their identity without signing in again. */
export async function updateProven(db: Db, userId: string, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('login_sessions')
    .set({ proven_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

export async function updateLastUsed(tx: Db, userId: string, sessionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('login_sessions')
    .set({ last_used_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

export const endedChannel = 'login_session_ended'

type Which = { only?: string; except?: string; ofBrowser?: Buffer }

/** Ends live sessions and returns their ids. Every API process is notified once the transaction commits. */
export async function updateEnded(tx: Db, userId: string, { only, except, ofBrowser }: Which = {}): Promise<string[]> {
  const rows = await tx
    .updateTable('login_sessions')
    // The database's time is used, because every process polls by it.
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .$if(ofBrowser !== undefined, (query) => query.where('cookie_hash', '=', ofBrowser ?? null))
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  for (const id of ids) await sql`select pg_notify(${endedChannel}, ${id})`.execute(tx)
  return ids
}

export async function listRecentlyEnded(db: Db, minutes: number): Promise<string[]> {
  const rows = await db
    .selectFrom('login_sessions')
    .select('id')
    .where('revoked_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .execute()
  return rows.map((row) => row.id)
}

/** Sessions stay for a while after their end, so that a returning device doesn't look new. */
export async function deleteOutdatedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute()
  const before = new Date(now.getTime() - 90 * 24 * 60 * 60_000)
  await db.deleteFrom('login_sessions').where('expires_at', '<', before).execute()
}

export async function isLive(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
