import { type Calendar, pleasantMoods, type QuestionOutcome } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DayValue } from './answer.rules.ts'
import type { QuestionRow } from './frozen.rules.ts'

type StoredState = QuestionRow['state']

/** No member asks this many questions in a lifetime of weeks. */
const listedAtMost = 200

const columns = sql`id, frozen, seed, to_char(first_day, 'YYYY-MM-DD') as "firstDay", sha256, state,
  unkept_days as "unkeptDays"`

export const findMemberCalendar = (db: Db, userId: string): Promise<Calendar | undefined> =>
  db.selectFrom('users').select(['zone', 'day_ends_at as dayEndsAt']).where('id', '=', userId).executeTakeFirst()

/** Newest first. */
export async function listQuestions(db: Db, userId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${columns} from questions where user_id = ${userId}
    order by first_day desc, created_at desc, id limit ${listedAtMost}`.execute(db)
  return rows
}

export async function findQuestion(db: Db, userId: string, id: string): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select ${columns} from questions where user_id = ${userId} and id = ${id}`.execute(db)
  return rows[0]
}

/** Running or over. Undefined also if the last one has ended, was kept or was stopped. */
export async function findRunning(db: Db, userId: string): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select ${columns} from questions where user_id = ${userId} and state = 'running'`.execute(db)
  return rows[0]
}

/** False if there's one with this id, or if another one runs. */
export async function insertQuestion(db: Db, userId: string, question: QuestionRow): Promise<boolean> {
  const { id, frozen, seed, firstDay, sha256, state, unkeptDays } = question
  const { rows } = await sql`
    insert into questions (user_id, id, frozen, seed, first_day, sha256, state, unkept_days)
    values (${userId}, ${id}, ${JSON.stringify(frozen)}::jsonb, ${seed}, ${firstDay}, ${sha256}, ${state},
      ${unkeptDays}::text[])
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

type StateChange = { id: string; from: readonly StoredState[]; to: StoredState }

/** False unless it was in one of these states. */
export async function updateState(db: Db, userId: string, { id, from, to }: StateChange): Promise<boolean> {
  const { rows } = await sql`
    update questions set state = ${to} where user_id = ${userId} and id = ${id} and state = any(${[...from]})
    returning id`.execute(db)
  return rows.length > 0
}

export async function updateDay(
  db: Db,
  userId: string,
  { id, day, isKept }: { id: string; day: string; isKept: boolean },
): Promise<void> {
  const others = sql`array_remove(unkept_days, ${day}::text)`
  await sql`
    update questions set unkept_days = ${isKept ? others : sql`array_append(${others}, ${day}::text)`}
    where user_id = ${userId} and id = ${id}`.execute(db)
}

export async function deleteQuestion(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from questions where user_id = ${userId} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}

/** Deletes it unless the member has changed it since it was restored. */
export async function undoQuestion(db: Db, userId: string, { id, state, unkeptDays }: QuestionRow): Promise<void> {
  await sql`
    delete from questions where user_id = ${userId} and id = ${id} and state = ${state}
      and unkept_days = ${unkeptDays}::text[]`.execute(db)
}

type Days = { firstDay: string; lastDay: string }

/** The paused and gentle days among these. */
export async function listRestingDays(db: Db, userId: string, { firstDay, lastDay }: Days): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as day
    where exists (
      select from practice_pauses where user_id = ${userId} and day between practice_pauses.first_day and last_day
    ) or exists (
      select from gentle_offers
      where user_id = ${userId} and day between answered_on and coalesce(ended_on - 1, gentle_until)
    )`.execute(db)
  return rows.map(({ day }) => day)
}

/** One value for each day that has one. A night belongs to the day before waking, as in `pairDays` of insights. */
export async function listValues(
  db: Db,
  userId: string,
  { outcome, firstDay, lastDay }: Days & { outcome: QuestionOutcome },
): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select to_char(day, 'YYYY-MM-DD') as day, value from (${valuesOf(outcome, userId, { firstDay, lastDay })}) as noted
    where value is not null order by day`.execute(db)
  return rows
}

function valuesOf(outcome: QuestionOutcome, userId: string, { firstDay, lastDay }: Days) {
  if (outcome === 'sleep-quality' || outcome === 'sleep-length') {
    const value = outcome === 'sleep-quality' ? sql`avg(quality)` : sql`sum(duration)`
    return sql`
      select date - 1 as day, ${value}::float8 as value from sleep_entries
      where user_id = ${userId} and date between ${firstDay}::date + 1 and ${lastDay}::date + 1 group by date`
  }
  const value =
    outcome === 'energy'
      ? sql`avg(energy) filter (where energy_given)`
      : sql`avg(case when mood = any(${[...pleasantMoods]}) then 1 else 0 end)`
  return sql`
    select practice_day as day, ${value}::float8 as value from mood_entries
    where user_id = ${userId} and created_at >= ${firstDay}::date - 2
      and practice_day between ${firstDay} and ${lastDay}
    group by practice_day`
}
