import type { Language, ReportChoice, TagTotal } from '@sadhana/contract'
import { sql } from 'kysely'
import { tagTotals } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { LoggedSession, Period } from './stats.rules.ts'
import type { LoggedNote } from './pages.rules.ts'

export const findChoice = (db: Db, userId: string): Promise<ReportChoice | undefined> =>
  db
    .selectFrom('practice_reports')
    .select(['range', 'with_notes as withNotes', 'with_hard as withHard'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function updateChoice(
  db: Db,
  userId: string,
  { range, withNotes, withHard = false }: ReportChoice,
): Promise<void> {
  await db
    .updateTable('practice_reports')
    .set({ range, with_notes: withNotes, with_hard: withHard })
    .where('user_id', '=', userId)
    .execute()
}

/** Who the report is about, and the language they read it in. */
export const findReader = (db: Db, userId: string): Promise<{ name: string; language: Language } | undefined> =>
  db.selectFrom('users').select(['display_name as name', 'language']).where('id', '=', userId).executeTakeFirst()

export async function findFirstDay(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('practice_sessions')
    .select('practice_day')
    .where('user_id', '=', userId)
    .orderBy('practice_day')
    .limit(1)
    .executeTakeFirst()
  return row?.practice_day
}

/** What the report counts: small enough for memory even after decades, because notes aren't among it. */
export async function listLogged(
  db: Db,
  userId: string,
  { from, to }: Period,
  withHard: boolean,
): Promise<LoggedSession[]> {
  const { rows } = await sql<LoggedSession>`select practice_day as day, time::text as time, limb_type as "limbType",
      duration as minutes, before_feeling as before, after_feeling as after,
      ${withHard} and exists (
        select from practice_hardships as hardship where hardship.user_id = ${userId} and session_id = practice_sessions.id
      ) as "isHard"
    from practice_sessions
    where user_id = ${userId} and practice_day between ${from} and ${to}
    order by practice_day, time, id`.execute(db)
  return rows
}

export async function listNotes(db: Db, userId: string, { from, to }: Period, count: number) {
  const noted = db
    .selectFrom('practice_sessions')
    .where('user_id', '=', userId)
    .where('practice_day', '>=', from)
    .where('practice_day', '<=', to)
    .where('notes', 'is not', null)
    .where('notes', '!=', '')
  const newest: LoggedNote[] = await noted
    .select(['practice_day as day', 'time', 'limb_type as limbType', 'duration as minutes', 'tags'])
    .select(sql<string>`notes`.as('notes'))
    .orderBy('practice_day', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const { all } = await noted.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow()
  return { newest, all }
}

export async function listTags(db: Db, userId: string, { from, to }: Period, count: number): Promise<TagTotal[]> {
  const totals = tagTotals(userId, { from: sql`${from}`, to: sql`${to}` })
  const { rows } = await sql<TagTotal>`${totals} limit ${count}`.execute(db)
  return rows
}
