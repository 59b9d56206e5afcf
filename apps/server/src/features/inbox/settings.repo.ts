import type { InboxKind } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type StoredSettings = {
  seenAt: Date | null
  inApp: InboxKind[]
  push: InboxKind[]
  email: InboxKind[]
  emailsStopped: boolean
  emailedAt: Date | null
}

export async function findSettings(db: Db, userId: string): Promise<StoredSettings | undefined> {
  const { rows } = await sql<StoredSettings>`
    select seen_at as "seenAt", in_app as "inApp", push, email, emails_stopped as "emailsStopped",
      emailed_at as "emailedAt"
    from inbox_settings where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Only forwards: the later of two devices wins. False if nothing changed. */
export async function updateSeen(db: Db, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into inbox_settings as stored (user_id, seen_at) values (${userId}, ${at})
    on conflict (user_id) do update set seen_at = excluded.seen_at
    where stored.seen_at is null or stored.seen_at < excluded.seen_at returning user_id`.execute(db)
  return rows.length > 0
}

export async function updateWays(
  db: Db,
  userId: string,
  { inApp, push, email }: Pick<StoredSettings, 'inApp' | 'push' | 'email'>,
): Promise<void> {
  await sql`insert into inbox_settings (user_id, in_app, push, email) values (${userId}, ${inApp}, ${push}, ${email})
    on conflict (user_id) do update set in_app = excluded.in_app, push = excluded.push, email = excluded.email,
      emails_stopped = false`.execute(db)
}

export async function updateStopped(db: Db, userId: string, isStopped: boolean): Promise<void> {
  await sql`insert into inbox_settings (user_id, emails_stopped)
    select id, ${isStopped} from users where id = ${userId}
    on conflict (user_id) do update set emails_stopped = excluded.emails_stopped`.execute(db)
}

export async function updateEmailed(db: Db, userId: string, at: Date): Promise<void> {
  await sql`update inbox_settings set emailed_at = ${at} where user_id = ${userId}`.execute(db)
}

export const findAddressee = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'display_name as name', 'language'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .where('erasure_due_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
