import type { InvalidRow, Import, ImportCounts, ImportRefusal, ImportState, NewImport } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ParsedRow, Kind, ExistingEntries } from '../shared/entries.rules.ts'

export type ImportRecord = Omit<Import, 'createdAt' | 'addedAt' | 'undoUntil'> & {
  createdAt: Date
  addedAt: Date | null
}

const columns = sql`id, source, name, state, refusal, received, counts, created_at as "createdAt", added_at as "addedAt"`

/** With `lock`, no one else can change it until the transaction ends. */
export async function findImport(
  db: Db,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`select ${columns} from imports
    where user_id = ${userId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function listImports(db: Db, userId: string, since: Date): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`select ${columns} from imports
    where user_id = ${userId} and coalesce(added_at, created_at) > ${since}
    order by created_at desc, id desc limit 50`.execute(db)
  return rows
}

/** Does nothing if the member has already started this import. */
export async function insertImport(db: Db, userId: string, input: NewImport, at: Date): Promise<void> {
  await db
    .insertInto('imports')
    .values({ user_id: userId, ...input, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
}

/** Deletes the imports that were never added, except this one, and returns their ids. */
export async function deleteUnfinished(db: Db, userId: string, but: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('imports')
    .where('user_id', '=', userId)
    .where('id', '<>', but)
    .where('state', 'in', ['receiving', 'reading', 'refused', 'checked'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteImport(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('imports').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Deletes imports that were never added and started before `unfinished`, and those added before `added`. */
export async function deleteOldImports(
  db: Db,
  unfinished: Date,
  added: Date,
): Promise<{ userId: string; id: string }[]> {
  const { rows } = await sql<{ userId: string; id: string }>`delete from imports
    where (state in ('receiving', 'reading', 'refused', 'checked') and created_at <= ${unfinished})
      or (state in ('added', 'undone') and added_at <= ${added})
    returning user_id as "userId", id`.execute(db)
  return rows
}

type Change = {
  state: ImportState
  refusal?: ImportRefusal | null
  counts?: ImportCounts
  addedAt?: Date
}

export async function updateImport(tx: Db, userId: string, id: string, change: Change): Promise<void> {
  const { state, refusal = null, counts, addedAt } = change
  await tx
    .updateTable('imports')
    .set({
      state,
      refusal,
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(addedAt && { added_at: addedAt }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export type NumberedRow = ParsedRow & { number: number }

/** Rows that already exist stay as they are. The import must be locked. */
export async function insertRows(tx: Db, userId: string, id: string, rows: readonly NumberedRow[]): Promise<void> {
  await sql`with inserted as (
    insert into import_rows (user_id, import_id, number, kind, entry, fault)
    select ${userId}, ${id}, number, kind, entry, fault
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent_rows (number int, kind text, entry jsonb, fault text)
    on conflict do nothing returning number
  )
  update imports set received = received + (select count(*) from inserted)
  where user_id = ${userId} and id = ${id}`.execute(tx)
}

export type StoredRow = Exclude<ParsedRow, { fault: unknown }> & { number: number }

/** The valid rows in the order of the file. With `kind`, only the new ones of that kind. */
export async function listRows<K extends Kind>(
  tx: Db,
  userId: string,
  id: string,
  { after, count, kind }: { after: number; count: number; kind?: K },
): Promise<Extract<StoredRow, { kind: K }>[]> {
  const { rows } = await sql<Extract<StoredRow, { kind: K }>>`select number, kind, entry from import_rows
    where user_id = ${userId} and import_id = ${id} and number > ${after} and fault is null
      ${kind ? sql`and kind = ${kind} and is_new` : sql``}
    order by number limit ${count}`.execute(tx)
  return rows
}

export async function updateNew(tx: Db, userId: string, id: string, numbers: number[]): Promise<void> {
  await sql`update import_rows set is_new = true
    where user_id = ${userId} and import_id = ${id} and number = any(${numbers}::int[])`.execute(tx)
}

export async function updateNoneNew(tx: Db, userId: string, id: string): Promise<void> {
  await sql`update import_rows set is_new = false
    where user_id = ${userId} and import_id = ${id} and is_new`.execute(tx)
}

export async function countBroken(tx: Db, userId: string, id: string): Promise<{ rows: number; broken: number }> {
  const { rows } = await sql<{ rows: number; broken: number }>`
    select count(*)::int as rows, count(fault)::int as broken from import_rows
    where user_id = ${userId} and import_id = ${id}`.execute(tx)
  return rows[0] ?? { rows: 0, broken: 0 }
}

export async function listBroken(
  db: Db,
  userId: string,
  id: string,
  after: number,
  count: number,
): Promise<InvalidRow[]> {
  const { rows } = await sql<InvalidRow>`select number as row, fault from import_rows
    where user_id = ${userId} and import_id = ${id} and number > ${after} and fault is not null
    order by number limit ${count}`.execute(db)
  return rows
}

/** Once the rows are added, keeps only invalid rows and what undoing needs. */
export async function deleteAddedRows(tx: Db, userId: string, id: string): Promise<void> {
  await sql`delete from import_rows where user_id = ${userId} and import_id = ${id} and fault is null
    and (kind in ('practice', 'mood', 'night') or not is_new)`.execute(tx)
}

export async function deleteRow(tx: Db, userId: string, id: string, number: number): Promise<void> {
  await tx
    .deleteFrom('import_rows')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('number', '=', number)
    .execute()
}

export async function deleteAllRows(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('import_rows').where('user_id', '=', userId).where('import_id', '=', id).execute()
}

/** All the member's entries that a row could be a duplicate of. */
export async function findKnown(tx: Db, userId: string): Promise<ExistingEntries> {
  const { rows: ids } = await sql<{ id: string }>`
    select id from practice_sessions where user_id = ${userId}
    union all select id from deleted_practice_sessions where user_id = ${userId}
    union all select id from mood_entries where user_id = ${userId}
    union all select id from sleep_entries where user_id = ${userId}
    union all select id from deleted_wellness_entries where user_id = ${userId}
    union all select id from questions where user_id = ${userId}
    union all select id from chat_messages where user_id = ${userId}`.execute(tx)
  const { rows: practices } = await sql<ExistingEntries['practices'][number]>`
    select date, left(time::text, 5) as time, limb_type as "limbType" from practice_sessions
    where user_id = ${userId}`.execute(tx)
  const { rows: moods } = await sql<ExistingEntries['moods'][number]>`
    select created_at as at, mood from mood_entries where user_id = ${userId}`.execute(tx)
  const { rows: nights } = await sql<ExistingEntries['nights'][number]>`
    select date, bedtime, wake_time as "wakeTime" from sleep_entries where user_id = ${userId}`.execute(tx)
  const { rows: choices } = await sql<Pick<ExistingEntries, 'hiddenLimbs' | 'joinedChallenges' | 'gentleOfferDays'>>`
    select array(select limb_type from hidden_recommendations where user_id = ${userId}) as "hiddenLimbs",
      array(select challenge_id from challenge_participants where user_id = ${userId}) as "joinedChallenges",
      array(select offered_on::text from gentle_offers where user_id = ${userId}) as "gentleOfferDays"`.execute(tx)
  const { hiddenLimbs = [], joinedChallenges = [], gentleOfferDays = [] } = choices[0] ?? {}
  return { ids: ids.map(({ id }) => id), practices, moods, nights, hiddenLimbs, joinedChallenges, gentleOfferDays }
}

/** Saves what was restored from a row, or that nothing was. */
export async function updateRow(tx: Db, userId: string, id: string, number: number, restored: object | null) {
  const change = restored === null ? { is_new: false } : { entry: JSON.stringify(restored) }
  await tx
    .updateTable('import_rows')
    .set(change)
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('number', '=', number)
    .execute()
}
