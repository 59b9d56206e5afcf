import type { AboutWords, LetterKind } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isContributing } from './contributing.sql.ts'

const columns = [
  'id',
  'kind',
  'text',
  'attachment',
  sql<AboutWords | null>`words`.as('words'),
  'is_urgent as isUrgent',
  'answer',
  'created_at as createdAt',
  'closed_at as closedAt',
] as const

export type LetterRow = {
  id: string
  kind: LetterKind
  text: string
  attachment: string | null
  words: AboutWords | null
  isUrgent: boolean
  answer: string | null
  createdAt: Date
  closedAt: Date | null
}

type NewLetterRow = Omit<LetterRow, 'answer' | 'closedAt'> & { clientId: string | null }

/** Undefined if the device has sent this letter before. */
export const insertLetter = (db: Db, userId: string, letter: NewLetterRow): Promise<LetterRow | undefined> =>
  db
    .insertInto('letters')
    .values({
      user_id: userId,
      id: letter.id,
      client_id: letter.clientId,
      kind: letter.kind,
      text: letter.text,
      attachment: letter.attachment,
      words: letter.words && JSON.stringify(letter.words),
      is_urgent: letter.isUrgent,
      created_at: letter.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).where('client_id', 'is not', null).doNothing())
    .returning(columns)
    .executeTakeFirst()

export const findLetterOf = (db: Db, userId: string, clientId: string): Promise<LetterRow | undefined> =>
  db
    .selectFrom('letters')
    .select(columns)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** Newest first. */
export const listLetters = (
  db: Db,
  userId: string,
  { after, count }: { after: string | undefined; count: number },
): Promise<LetterRow[]> =>
  db
    .selectFrom('letters')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export async function contributes(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ answer: boolean }>`select ${isContributing(sql`${userId}`, now)} as answer`.execute(db)
  return rows[0]?.answer ?? false
}
