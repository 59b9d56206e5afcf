// Expects that no alias is `giving`, its own; the member's id is passed.
import { type RawBuilder, sql } from 'kysely'

/**
 * True if a member contributes, and so is first in line: 'Priority support' starts with the smallest paid tier.
 * It lasts as long as what was paid for, and three days more while a due payment may still come.
 */
export const isContributing = (userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from user_subscriptions as giving
  where giving.user_id = ${userId} and giving.subscription_tier <> 'financial-difficulty'
    and giving.end_date + case when giving.is_active then interval '3 days' else interval '0' end > ${now}
)`
