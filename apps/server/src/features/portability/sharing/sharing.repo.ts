import type { Language, SharedFigures } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type StoredPage = {
  id: string
  token: Buffer
  figures: SharedFigures
  expiresAt: Date
  revokedAt: Date | null
}

type Row = { id: string; token: Buffer; figures: unknown; expires_at: Date; revoked_at: Date | null }

/** Only this feature writes the column, and always completely. */
const toPage = ({ id, token, figures, expires_at, revoked_at }: Row): StoredPage => ({
  id,
  token,
  figures: figures as SharedFigures,
  expiresAt: expires_at,
  revokedAt: revoked_at,
})

const columns = ['id', 'token', 'figures', 'expires_at', 'revoked_at'] as const

export async function listPages(db: Db, userId: string): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom('shared_pages')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toPage)
}

export async function findPage(db: Db, userId: string, id: string): Promise<StoredPage | undefined> {
  const row = await db
    .selectFrom('shared_pages')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toPage(row)
}

/** Finds a page by the hash of its token. Undefined while its member is leaving or suspended. */
export async function findPageByToken(db: Db, token: Buffer): Promise<StoredPage | undefined> {
  const row = await db
    .selectFrom('shared_pages')
    .innerJoin('users', 'users.id', 'shared_pages.user_id')
    .select(['shared_pages.id', 'token', 'figures', 'expires_at', 'revoked_at'])
    .where('token', '=', token)
    .where('erasure_due_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row && toPage(row)
}

/** The name to share. Locks the member, so that only one page at a time is created. */
export const lockMember = (db: Db, userId: string): Promise<{ display_name: string } | undefined> =>
  db.selectFrom('users').select('display_name').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

type Sharer = { display_name: string; language: Language }

export const findSharer = (db: Db, userId: string): Promise<Sharer | undefined> =>
  db.selectFrom('users').select(['display_name', 'language']).where('id', '=', userId).executeTakeFirst()

export async function insertPage(
  db: Db,
  userId: string,
  page: Omit<StoredPage, 'revokedAt'> & { createdAt: Date },
): Promise<void> {
  await db
    .insertInto('shared_pages')
    .values({
      user_id: userId,
      id: page.id,
      token: page.token,
      figures: JSON.stringify(page.figures),
      created_at: page.createdAt,
      expires_at: page.expiresAt,
    })
    .execute()
}

/** False if the member has no such page. A page that was already revoked keeps its date. */
export async function updateRevoked(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('shared_pages')
    .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePagesBefore(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('shared_pages').where('expires_at', '<', endedBefore).execute()
}
