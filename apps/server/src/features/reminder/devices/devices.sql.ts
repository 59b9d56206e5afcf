// Expects the alias `users`.
import type { PushSubscriptionKeys } from '@sadhana/contract'
import { sql } from 'kysely'

export type Subscription = PushSubscriptionKeys & { sessionId: string }

/** The browsers that get the member's push messages now. */
export const liveSubscriptions = (now: Date) => sql<Subscription[]>`to_json(array(
  select json_build_object('sessionId', session_id, 'endpoint', endpoint,
    'keys', json_build_object('p256dh', p256dh, 'auth', auth))
  from push_subscriptions
    join login_sessions as session on session.user_id = push_subscriptions.user_id and session.id = session_id
  where push_subscriptions.user_id = users.id and revoked_at is null and expires_at > ${now}))`
