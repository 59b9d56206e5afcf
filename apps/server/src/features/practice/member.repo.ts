import type { Visibility } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Author } from './session.rules.ts'

export type Practitioner = { zone: string; dayEndsAt: number; defaultVisibility: Visibility; author: Author }

/** Any fixed number: it keeps these locks apart from others that are taken by a member's id. */
const lockFamily = 4711

/**
 * Finds a member for a change of their ledger and lets their changes come one after the other: each then leaves
 * the totals as the next one finds them, and no two wait for each other's rows.
 */
export async function lockPractitioner(tx: Db, userId: string): Promise<Practitioner | undefined> {
  const { rows } = await sql<Omit<Practitioner, 'author'> & Author>`
    select zone, day_ends_at as "dayEndsAt", display_name as "displayName", username,
      profile_image as "profileImage", is_verified as "isVerified",
      coalesce(default_visibility, 'private') as "defaultVisibility",
      pg_advisory_xact_lock(hashtextextended(id::text, ${lockFamily}::bigint))
    from users left join privacy_settings on user_id = id where id = ${userId}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { zone, dayEndsAt, defaultVisibility, displayName, username, profileImage, isVerified } = row
  return { zone, dayEndsAt, defaultVisibility, author: { displayName, username, profileImage, isVerified } }
}
