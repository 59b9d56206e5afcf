import type { LetterKind } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isContributing } from './contributing.sql.ts'

export type WaitingLetter = {
  id: string
  createdAt: Date
  kind: LetterKind
  username: string
  isUrgent: boolean
  isFirstInLine: boolean
  text: string
}

/** Whoever may be in danger first, then supporters, then by age. */
export async function listWaiting(db: Db, now: Date): Promise<WaitingLetter[]> {
  const { rows } = await sql<WaitingLetter>`
    select letters.id, letters.created_at as "createdAt", kind, username, text, is_urgent as "isUrgent",
      ${isContributing(sql`letters.user_id`, now)} as "isFirstInLine"
    from letters join users on users.id = letters.user_id
    where closed_at is null
    order by is_urgent desc, "isFirstInLine" desc, letters.created_at, letters.id`.execute(db)
  return rows
}

/** A letter and where its answer goes. */
export const findLetter = (db: Db, id: string) =>
  db
    .selectFrom('letters')
    .innerJoin('users', 'users.id', 'letters.user_id')
    .select([
      'letters.id',
      'letters.created_at as createdAt',
      'letters.kind',
      'letters.text',
      'letters.attachment',
      'letters.answer',
      'letters.closed_at as closedAt',
      'users.username',
      'users.display_name as name',
      'users.email',
      'users.email_verified as emailVerified',
    ])
    .where('letters.id', '=', id)
    .executeTakeFirst()

/** False if there is no such letter, or it is closed already: it gets one answer. */
export async function updateClosed(db: Db, id: string, closed: { answer: string | null; at: Date }): Promise<boolean> {
  const row = await db
    .updateTable('letters')
    .set({ answer: closed.answer, closed_at: closed.at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
