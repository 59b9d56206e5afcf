// Expects the alias `users`.
import { sql } from 'kysely'
import { todayColumn } from '../calendar/timeline.sql.ts'
import type { GentleOffer } from './gentle.rules.ts'

/** True in the member's gentle days, as `gentleDaysOn` computes it. */
export const isGentleColumn = (now: Date) => sql<boolean>`exists (
  select from gentle_offers
  where user_id = users.id and ${todayColumn(now)} between answered_on and coalesce(ended_on - 1, gentle_until))`

/** Every offer to the member, the oldest first. */
export const offersColumn = sql<GentleOffer[]>`to_json(array(
  select json_build_object('offeredOn', offered_on, 'answer', answer, 'answeredOn', answered_on,
    'gentleUntil', gentle_until, 'endedOn', ended_on)
  from gentle_offers where user_id = users.id order by offered_on))`
