// Expects the member's id, and that no other alias is called `giving`.
import { type RawBuilder, sql } from 'kysely'

/**
 * True if a member contributes and is therefore first in line: 'Priority support' comes with every paid tier. It lasts
 * for the paid period, and for three more days while a payment that is due may still arrive.
 */
export const isContributing = (userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from user_subscriptions as giving
  where giving.user_id = ${userId} and giving.subscription_tier <> 'financial-difficulty'
    and giving.end_date + case when giving.is_active then interval '3 days' else interval '0' end > ${now}
)`
