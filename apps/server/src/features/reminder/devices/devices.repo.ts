import type { PushSubscriptionKeys } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { liveSubscriptions, type Subscription } from './devices.sql.ts'

export type { Subscription } from './devices.sql.ts'

/** A browser gets push messages only while its session lasts. */
export const countDevices = async (db: Db, userId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ devices: number }>`
    select count(*)::int as devices from push_subscriptions
      join login_sessions as session on session.user_id = push_subscriptions.user_id and session.id = session_id
    where push_subscriptions.user_id = ${userId} and revoked_at is null and expires_at > ${now}`.execute(db)
  return rows[0]?.devices ?? 0
}

/** A browser has one owner: the member who is signed in there now. */
export async function upsertSubscription(
  tx: Db,
  { userId, sessionId, at }: { userId: string; sessionId: string; at: Date },
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionKeys,
): Promise<void> {
  await sql`delete from push_subscriptions
    where endpoint = ${endpoint} and (user_id, session_id) <> (${userId}::uuid, ${sessionId}::uuid)`.execute(tx)
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at, seen_at)
    values (${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${at}, ${at})
    on conflict (user_id, session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
      auth = excluded.auth, seen_at = excluded.seen_at`.execute(tx)
}

/** Forgets the browsers that were not seen for the longest time. */
export async function deleteSubscriptionsBeyond(tx: Db, userId: string, count: number): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userId} and session_id in (
    select session_id from push_subscriptions where user_id = ${userId}
    order by seen_at desc, session_id offset ${count})`.execute(tx)
}

export async function deleteSubscription(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('session_id', '=', sessionId).execute()
}

/** The browser may have subscribed again since. */
export async function deleteGone(db: Db, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length === 0) return
  await db.deleteFrom('push_subscriptions').where('endpoint', 'in', endpoints).execute()
}

export async function listSubscriptions(db: Db, userId: string, now: Date): Promise<Subscription[]> {
  const { rows } = await sql<{ found: Subscription[] }>`
    select ${liveSubscriptions(now)} as found from users
    where id = ${userId} and erasure_due_at is null and suspended_at is null`.execute(db)
  return rows[0]?.found ?? []
}
