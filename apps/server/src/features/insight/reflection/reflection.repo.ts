import type { Calendar, ReflectionChoice, ReflectionContent, ReflectionRead, Reflection } from '@sadhana/contract'
import { sql } from 'kysely'
import { todayColumn } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'

type Member = Calendar & { choice: ReflectionChoice }

export async function findReflectionMember(db: Db, userId: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select zone, day_ends_at as "dayEndsAt", coalesce(choice, 'unasked') as choice
    from users left join reflection_choices on user_id = id
    where id = ${userId}`.execute(db)
  return rows[0]
}

/** A deleted reflection has neither its content nor the data it was based on. */
export type ReflectionRow = { month: string; source: Reflection['source']; madeAt: Date } & (
  | { content: ReflectionContent; read: ReflectionRead }
  | { content: null; read: null }
)

const rowsOf = (db: Db, userId: string) =>
  db
    .selectFrom('reflections')
    .select(['month', 'source', 'made_at as madeAt', 'content', 'read'])
    .where('user_id', '=', userId)
    .$castTo<ReflectionRow>()

/** Also finds a deleted reflection. */
export const findReflection = (db: Db, userId: string, month: string): Promise<ReflectionRow | undefined> =>
  rowsOf(db, userId).where('month', '=', month).executeTakeFirst()

export const findNewest = (db: Db, userId: string): Promise<ReflectionRow | undefined> =>
  rowsOf(db, userId).where('deleted_at', 'is', null).orderBy('month', 'desc').limit(1).executeTakeFirst()

const firstDay = (month: string) => sql`${`${month}-01`}::date`
const nextFirstDay = (month: string) => sql`(${firstDay(month)} + interval '1 month')::date`

export async function countPractices(db: Db, userId: string, month: string): Promise<number> {
  const { rows } = await sql<{ practices: number }>`
    select coalesce(sum(sessions), 0)::int as practices from daily_totals
    where user_id = ${userId} and practice_day >= ${firstDay(month)} and practice_day < ${nextFirstDay(month)}`.execute(
    db,
  )
  return rows[0]?.practices ?? 0
}

type Session = Omit<ReflectionRead['sessions'][number], 'isHard'> & { isHard: boolean }
type MonthRow = { sessions: Session[]; pauses: ReflectionRead['pauses'] }

/** Practices, feelings and pauses of the month; never notes. */
export async function findMonth(db: Db, userId: string, month: string): Promise<ReflectionRead> {
  const { rows } = await sql<MonthRow>`select
    (
      select coalesce(json_agg(session order by date, time, minutes, "limbType", before, after), '[]') from (
        select date, to_char(time, 'HH24:MI') as time, practice_day as "practiceDay", limb_type as "limbType",
          duration as minutes, before_feeling as before, after_feeling as after,
          exists (
            select from practice_hardships as hardship where hardship.user_id = ${userId} and session_id = practice_sessions.id
          ) as "isHard"
        from practice_sessions
        where user_id = ${userId} and practice_day >= ${firstDay(month)} and practice_day < ${nextFirstDay(month)}
      ) as session
    ) as sessions,
    (
      select coalesce(json_agg(pause order by "firstDay"), '[]') from (
        select first_day as "firstDay", last_day as "lastDay" from practice_pauses
        where user_id = ${userId} and last_day >= ${firstDay(month)} and first_day < ${nextFirstDay(month)}
      ) as pause
    ) as pauses`.execute(db)
  const { sessions = [], pauses = [] } = rows[0] ?? {}
  return { sessions: sessions.map(toReadSession), pauses }
}

const toReadSession = ({ isHard, ...session }: Session) => ({ ...session, ...(isHard && { isHard }) })

type NewReflection = Omit<Reflection, keyof ReflectionContent | 'madeAt'> & { content: ReflectionContent; madeAt: Date }

/** Does nothing if the month already has a reflection, even a deleted one. */
export async function insertReflection(db: Db, userId: string, reflection: NewReflection): Promise<void> {
  const { month, source, madeAt, content, read } = reflection
  await db
    .insertInto('reflections')
    .values({
      user_id: userId,
      month,
      source,
      made_at: madeAt,
      content: JSON.stringify(content),
      read: JSON.stringify(read),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps an empty row, so that no job creates the reflection again. */
export async function deleteReflection(db: Db, userId: string, month: string, at: Date): Promise<void> {
  await db
    .updateTable('reflections')
    .set({ content: null, read: null, deleted_at: at })
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function saveChoice(db: Db, userId: string, choice: 'monthly' | 'no', at: Date): Promise<void> {
  const row = { choice, changed_at: at }
  await db
    .insertInto('reflection_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/**
 * Undefined if the member has withdrawn the choice or is gone. Otherwise locks the choice until the transaction ends.
 */
export const lockMonthlyChoice = (tx: Db, userId: string) =>
  tx
    .selectFrom('reflection_choices')
    .select('choice')
    .where('user_id', '=', userId)
    .where('choice', '=', 'monthly')
    .forShare()
    .executeTakeFirst()

/** Reflections on the previous month are written in the first days of a month. */
const daysDue = 5

/**
 * Members who want a reflection each month, whose month has just started and whose last month has no row yet, sorted by
 * id.
 */
export async function listDue(
  db: Db,
  { now, after, count }: { now: Date; after: string | undefined; count: number },
): Promise<{ userId: string; month: string }[]> {
  const { rows } = await sql<{ userId: string; month: string }>`
    select "userId", month from (
      select users.id as "userId",
        to_char(date_trunc('month', ${todayColumn(now)}) - interval '1 month', 'YYYY-MM') as month,
        extract(day from ${todayColumn(now)}) as day
      from reflection_choices join users on users.id = user_id
      where choice = 'monthly' and erasure_due_at is null and (${after ?? null}::uuid is null or user_id > ${after ?? null}::uuid)
    ) as chosen
    where day <= ${daysDue}
      and not exists (select from reflections where user_id = "userId" and reflections.month = chosen.month)
    order by "userId" limit ${count}`.execute(db)
  return rows
}
