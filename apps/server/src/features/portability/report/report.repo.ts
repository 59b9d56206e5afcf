import type { ReportChoice } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { LoggedSession, Period } from './stats.rules.ts'
import type { LoggedNote } from './pages.rules.ts'

export const findChoice = (db: Db, userId: string): Promise<ReportChoice | undefined> =>
  db
    .selectFrom('practice_reports')
    .select(['range', 'with_notes as withNotes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function updateChoice(db: Db, userId: string, { range, withNotes }: ReportChoice): Promise<void> {
  await db.updateTable('practice_reports').set({ range, with_notes: withNotes }).where('user_id', '=', userId).execute()
}

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

/** The sessions that the report counts. They fit into memory even after decades, because notes aren't included. */
export async function listLogged(db: Db, userId: string, { from, to }: Period): Promise<LoggedSession[]> {
  const { rows } = await sql<LoggedSession>`select practice_day as day, time::text as time, limb_type as "limbType",
      duration as minutes, before_feeling as before, after_feeling as after
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
    .select(['practice_day as day', 'time', 'limb_type as limbType', 'duration as minutes'])
    .select(sql<string>`notes`.as('notes'))
    .orderBy('practice_day', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const { all } = await noted.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow()
  return { newest, all }
}
