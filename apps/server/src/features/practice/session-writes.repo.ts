import { type RawBuilder, sql } from 'kysely'
import { streakUpdateCtes, type StreakUpdate } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Counted, LedgerSession } from './session.rules.ts'

const countedColumns = sql`user_id, practice_day, limb_type, duration, before_feeling, after_feeling`

/** CTEs that add the rows of an earlier one, called `counted`, to the totals. */
const countIn = sql`
  days as (
    insert into daily_totals as total (user_id, practice_day, sessions, minutes)
    select user_id, practice_day, 1, duration from counted
    on conflict (user_id, practice_day)
      do update set sessions = total.sessions + 1, minutes = total.minutes + excluded.minutes
  ),
  feelings as (
    insert into feeling_totals as total (user_id, limb_type, before_feeling, after_feeling, sessions, minutes)
    select user_id, limb_type, before_feeling, after_feeling, 1, duration from counted
    on conflict (user_id, limb_type, before_feeling, after_feeling)
      do update set sessions = total.sessions + 1, minutes = total.minutes + excluded.minutes
  )`

const sameDay = sql`total.user_id = counted.user_id and total.practice_day = counted.practice_day`
const sameFeelings = sql`total.user_id = counted.user_id and total.limb_type = counted.limb_type
  and total.before_feeling is not distinct from counted.before_feeling
  and total.after_feeling is not distinct from counted.after_feeling`

/** The opposite of `countIn`: totals that counted nothing else are deleted. */
const countOut = sql`
  empty_days as (delete from daily_totals as total using counted where ${sameDay} and sessions = 1),
  days as (
    update daily_totals as total set sessions = sessions - 1, minutes = minutes - counted.duration
    from counted where ${sameDay} and sessions > 1
  ),
  empty_feelings as (delete from feeling_totals as total using counted where ${sameFeelings} and sessions = 1),
  feelings as (
    update feeling_totals as total set sessions = sessions - 1, minutes = minutes - counted.duration
    from counted where ${sameFeelings} and sessions > 1
  )`

type Saving = { isSit: boolean; clientId: string | null; at: Date; update?: StreakUpdate }

/** False if the streak has changed since `update` was worked out: then neither is saved. */
export async function insertSession(
  tx: Db,
  userId: string,
  session: LedgerSession,
  { isSit, clientId, at, update }: Saving,
): Promise<boolean> {
  const { id, date, time, zone, practiceDay, limbType, duration, beforeFeeling, afterFeeling } = session
  const { notes, visibility, shareNotes, version } = session
  const { rows } = await sql`with
  ${update ? streakUpdateCtes(userId, update) : sql`moved as (select ${userId}::uuid as user_id)`},
  counted as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
      after_feeling, notes, visibility, share_notes, meditation_session_id, client_practice_id, version, created_at, updated_at)
    select user_id, ${id}, ${date}, ${time}, ${zone}, ${practiceDay}, ${limbType}, ${duration}, ${beforeFeeling},
      ${afterFeeling}, ${notes}, ${visibility}, ${shareNotes}, ${isSit ? id : null}, ${clientId}, ${version}, ${at}, ${at}
    from moved returning ${countedColumns}
  ), ${countIn} select from counted`.execute(tx)
  return rows.length > 0
}

export async function updateSession(tx: Db, userId: string, session: LedgerSession, at: Date): Promise<void> {
  await tx
    .updateTable('practice_sessions')
    .set({
      date: session.date,
      time: session.time,
      zone: session.zone,
      practice_day: session.practiceDay,
      limb_type: session.limbType,
      duration: session.duration,
      before_feeling: session.beforeFeeling,
      after_feeling: session.afterFeeling,
      notes: session.notes,
      visibility: session.visibility,
      share_notes: session.shareNotes,
      version: session.version,
      updated_at: at,
    })
    .where('user_id', '=', userId)
    .where('id', '=', session.id)
    .execute()
}

/** Moves a session in the totals from what it was to what it is now. */
export async function updateTotals(tx: Db, userId: string, before: Counted, after: Counted): Promise<void> {
  const counted = ({ practiceDay, limbType, duration, beforeFeeling, afterFeeling }: Counted): RawBuilder<unknown> =>
    sql`counted (${countedColumns}) as (values (${userId}::uuid, ${practiceDay}::date, ${limbType}, ${duration}::smallint,
      ${beforeFeeling}::text, ${afterFeeling}::text))`
  await sql`with ${counted(before)}, ${countOut} select`.execute(tx)
  await sql`with ${counted(after)}, ${countIn} select`.execute(tx)
}

type Moved = Pick<LedgerSession, 'practiceDay'> & { minutes: number }

const moved = sql`practice_day as "practiceDay", duration as minutes`

/** Moves a session from the ledger to the trash; undefined if this member has no such session. */
export async function moveToTrash(tx: Db, userId: string, id: string, at: Date): Promise<Moved | undefined> {
  const { rows } = await sql<Moved>`with counted as (
    delete from practice_sessions where user_id = ${userId} and id = ${id} returning *
  ),
  kept as (
    insert into deleted_practice_sessions (user_id, id, session, deleted_at)
    select user_id, id, to_jsonb(counted), ${at} from counted
  ),
  named as (
    insert into deleted_client_ids (user_id, client_id, session_id)
    select user_id, coalesce(counted.client_practice_id, sit.client_id), id
    from counted left join meditation_sessions as sit using (user_id, id)
    where coalesce(counted.client_practice_id, sit.client_id) is not null
    on conflict do nothing
  ), ${countOut} select ${moved} from counted`.execute(tx)
  return rows[0]
}

const ledgerColumns = sql.raw(`user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
  after_feeling, notes, visibility, share_notes, meditation_session_id, client_practice_id, version, created_at, updated_at`)

/** Moves a session back, if it was deleted after `since`. */
export async function moveFromTrash(tx: Db, userId: string, id: string, since: Date): Promise<Moved | undefined> {
  const { rows } = await sql<Moved>`with kept as (
    delete from deleted_practice_sessions where user_id = ${userId} and id = ${id} and deleted_at > ${since}
    returning session
  ),
  named as (
    delete from deleted_client_ids where user_id = ${userId} and session_id = ${id} and exists (select from kept)
  ),
  counted as (
    insert into practice_sessions (${ledgerColumns})
    select ${ledgerColumns} from kept, jsonb_populate_record(null::practice_sessions, session)
    returning ${countedColumns}
  ), ${countIn} select ${moved} from counted`.execute(tx)
  return rows[0]
}

export async function deleteTrashBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('deleted_practice_sessions').where('deleted_at', '<=', moment).execute()
}

/** False if this member deleted no such session after `since`. What belongs to its sit goes with it. */
export async function deleteFromTrash(db: Db, userId: string, id: string, since: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('deleted_practice_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
