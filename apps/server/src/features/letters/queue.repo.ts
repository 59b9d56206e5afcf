import type { AboutWords, LetterKind, QueuedLetter } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isContributing } from './contributing.sql.ts'

export type WaitingLetter = {
  id: string
  createdAt: Date
  kind: LetterKind
  username: string
  isAboutWords: boolean
  text: string
  place: QueuedLetter['place']
  /** The letter's place in the order of urgency. */
  rank: string
  /** Microseconds since 1970. */
  at: string
}

const rankAt = (now: Date) => sql<string>`case when letters.is_urgent then '0'
  when ${isContributing(sql`letters.user_id`, now)} then '1' else '2' end`

type Which = { after?: Pick<WaitingLetter, 'rank' | 'at' | 'id'> | undefined; count?: number }

/** Letters from people who may be in danger come first, then supporters' letters, then the oldest. */
export async function listWaiting(db: Db, now: Date, { after, count }: Which = {}): Promise<WaitingLetter[]> {
  const { rows } = await sql<WaitingLetter>`
    select *, (array['worry', 'supporter', 'turn'])[rank::int + 1] as place from (
      select letters.id, letters.created_at as "createdAt", kind, username, text,
        words is not null as "isAboutWords", ${rankAt(now)} as rank, (extract(epoch from letters.created_at) * 1000000)::bigint::text as at
      from letters join users on users.id = letters.user_id
      where closed_at is null
    ) as waiting
    where ${after ? sql`(rank, at::bigint, id) > (${after.rank}, ${after.at}::bigint, ${after.id}::uuid)` : sql`true`}
    order by rank, at::bigint, id
    limit ${count ?? null}`.execute(db)
  return rows
}

/** A letter and the address for its answer. */
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
      sql<AboutWords | null>`letters.words`.as('words'),
      'letters.is_urgent as isUrgent',
      'letters.answer',
      'letters.closed_at as closedAt',
      'letters.user_id as userId',
      'users.username',
      'users.display_name as name',
      'users.email',
      'users.email_verified as emailVerified',
      'users.language',
    ])
    .where('letters.id', '=', id)
    .executeTakeFirst()

/** Whose letter it was. Undefined if there is none or it is already closed, because a letter gets only one answer. */
export async function updateClosed(
  db: Db,
  id: string,
  closed: { answer: string | null; at: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('letters')
    .set({ answer: closed.answer, closed_at: closed.at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}
