import type { Visibility } from '@sadhana/contract'
import { sql } from 'kysely'
import { type Position, positionColumns, positionOfRow, type PositionRow } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Author } from './session.rules.ts'

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

type AtPosition = { practitioner: Practitioner; position: Position | undefined }

/** The same, and where they stand in their journey before a practice on one of these days, in one statement. */
export async function findPractitionerAt(db: Db, userId: string, days: string[]): Promise<AtPosition | undefined> {
  const { rows } = await sql<Row & PositionRow>`
    select ${columns}, ${positionColumns(days)}
    from users
    left join privacy_settings on privacy_settings.user_id = users.id
    left join user_streaks on user_streaks.user_id = users.id
    where users.id = ${userId}`.execute(db)
  const [row] = rows
  return row && { practitioner: practitionerOfRow(row), position: positionOfRow(row) }
}
