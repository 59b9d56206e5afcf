import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Includes when the member signed in, or last proved their identity. */
export const findLoginSession = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('login_sessions')
    .select(sql<Date>`greatest(created_at, proven_at)`.as('signedInAt'))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The devices that are signed in now. The table belongs to `account`. */
export const listLiveSessions = (db: Db, userId: string, at: Date) =>
  db
    .selectFrom('login_sessions')
    .select(['id', 'user_agent as userAgent', 'created_by_ip as ip', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
