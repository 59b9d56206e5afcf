import type { Visibility } from '@sadhana/contract'
import { sql } from 'kysely'
import {
  type StreakSnapshot,
  streakSnapshotColumns,
  toStreakSnapshot,
  type StreakSnapshotRow,
} from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import type { Author } from './session.rules.ts'
import { earlierColumns, type EarlierPractice } from './session.sql.ts'

export type Practitioner = { zone: string; dayEndsAt: number; defaultVisibility: Visibility; author: Author }

type Row = Omit<Practitioner, 'author'> & Author

const columns = sql`display_name as "displayName", username, profile_image as "profileImage",
  is_verified as "isVerified", zone, day_ends_at as "dayEndsAt",
  coalesce(default_visibility, 'private') as "defaultVisibility"`

const practitionerOfRow = (row: Row): Practitioner => {
  const { zone, dayEndsAt, defaultVisibility, displayName, username, profileImage, isVerified } = row
  return { zone, dayEndsAt, defaultVisibility, author: { displayName, username, profileImage, isVerified } }
}

export async function findPractitioner(db: Db, userId: string): Promise<Practitioner | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from users left join privacy_settings on privacy_settings.user_id = users.id
    where users.id = ${userId}`.execute(db)
  return rows[0] && practitionerOfRow(rows[0])
}

type PractitionerAt = { practitioner: Practitioner; snapshot: StreakSnapshot | undefined; earlier: EarlierPractice }

const practitionerAt = statement(
  (userId: string, days: string[], clientId: string | null) => sql<Row & StreakSnapshotRow & EarlierPractice>`
    select ${columns}, ${streakSnapshotColumns(days)}, ${earlierColumns(userId, clientId)}
    from users
    left join privacy_settings on privacy_settings.user_id = users.id
    left join user_streaks on user_streaks.user_id = users.id
    where users.id = ${userId}`,
)

/**
 * Reads in one statement: the member, their streak before a practice on one of these days, and whether the device has
 * sent the practice before.
 */
export async function findPractitionerAt(
  db: Db,
  userId: string,
  days: string[],
  clientId: string | null,
): Promise<PractitionerAt | undefined> {
  const [row] = await rowsOf(db, practitionerAt(userId, days, clientId))
  if (!row) return undefined
  const { earlierId, wasDeleted } = row
  return {
    practitioner: practitionerOfRow(row),
    snapshot: toStreakSnapshot(row),
    earlier: { earlierId, wasDeleted },
  }
}
