import { type RawBuilder, sql } from 'kysely'
import { streakUpdateCtes, type JourneyUpdate } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import { inboxTold } from '#platform/queue/inbox-news.ts'
import { followersTold } from '#platform/queue/shared-sessions.ts'
import { hardshipRow } from './hardships.repo.ts'
import { addToTotals, countedColumns, subtractFromTotals } from './session-totals.sql.ts'
import type { CountedSession, LedgerSession } from './session.rules.ts'

type Saving = { isSit: boolean; clientId: string | null; at: Date; update?: JourneyUpdate }

/** False if the streak has changed since `update` was calculated. Then neither is saved. */
export async function insertSession(
  tx: Db,
  userId: string,
  session: LedgerSession,
  { isSit, clientId, at, update }: Saving,
): Promise<boolean> {
  const { id, date, time, zone, practiceDay, limbType, duration, beforeFeeling, afterFeeling } = session
  const { notes, tags, visibility, shareNotes, version, hard } = session
  const isEarned = update !== undefined && update.advance.earned.length > 0
  const told = [
    ...(isEarned ? [inboxTold('achievements', userId)] : []),
    ...(visibility === 'private' ? [] : [followersTold(userId, id)]),
  ]
  const { rows } = await sql`with
  ${update ? streakUpdateCtes(userId, update) : sql`streak_owner as (select ${userId}::uuid as user_id)`},
  session_rows as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
      after_feeling, notes, tags, visibility, share_notes, meditation_session_id, client_practice_id, version, created_at,
      updated_at)
    select user_id, ${id}, ${date}, ${time}, ${zone}, ${practiceDay}, ${limbType}, ${duration}, ${beforeFeeling},
      ${afterFeeling}, ${notes}, ${tags}, ${visibility}, ${shareNotes}, ${isSit ? id : null}, ${clientId}, ${version}, ${at},
      ${at}
    from streak_owner returning ${countedColumns}
  ), ${hard ? hardshipRow(id, hard, at) : sql``} ${addToTotals}
  select ${told.length > 0 ? sql.join(told) : sql``} from session_rows`.execute(tx)
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
      tags: session.tags,
      visibility: session.visibility,
      share_notes: session.shareNotes,
      version: session.version,
      updated_at: at,
    })
    .where('user_id', '=', userId)
    .where('id', '=', session.id)
    .execute()
}

/** Changes the totals from the old version of a session to the new one. */
export async function updateTotals(
  tx: Db,
  userId: string,
  before: CountedSession,
  after: CountedSession,
): Promise<void> {
  const sessionRow = ({
    practiceDay,
    limbType,
    duration,
    beforeFeeling,
    afterFeeling,
  }: CountedSession): RawBuilder<unknown> =>
    sql`session_rows (${countedColumns}) as (values (${userId}::uuid, ${practiceDay}::date, ${limbType}, ${duration}::smallint,
      ${beforeFeeling}::text, ${afterFeeling}::text))`
  await sql`with ${sessionRow(before)}, ${subtractFromTotals(userId)} select`.execute(tx)
  await sql`with ${sessionRow(after)}, ${addToTotals} select`.execute(tx)
}

type DayChange = Pick<LedgerSession, 'practiceDay'> & { minutes: number }

const dayChangeColumns = sql`practice_day as "practiceDay", duration as minutes`

/** Moves a session with its pictures and what was hard to the trash; undefined if this member has no such session. */
export async function moveToTrash(tx: Db, userId: string, id: string, at: Date): Promise<DayChange | undefined> {
  const { rows } = await sql<DayChange>`with session_rows as (
    delete from practice_sessions where user_id = ${userId} and id = ${id} returning *
  ),
  trash_row as (
    insert into deleted_practice_sessions (user_id, id, session, pictures, hardship, deleted_at)
    select user_id, id, to_jsonb(session_rows), (
      select jsonb_agg(picture) from session_media as picture
      where picture.user_id = session_rows.user_id and picture.session_id = session_rows.id
    ), (
      select to_jsonb(hardship) from practice_hardships as hardship
      where hardship.user_id = session_rows.user_id and hardship.session_id = session_rows.id
    ), ${at} from session_rows
  ),
  client_id_row as (
    insert into deleted_client_ids (user_id, client_id, session_id)
    select session_rows.user_id, coalesce(session_rows.client_practice_id, sit.client_id), session_rows.id
    from session_rows left join meditation_sessions as sit on sit.user_id = ${userId} and sit.id = session_rows.id
    where coalesce(session_rows.client_practice_id, sit.client_id) is not null
    on conflict do nothing
  ), ${subtractFromTotals(userId)} select ${dayChangeColumns} from session_rows`.execute(tx)
  return rows[0]
}

type OtherVersion = { of: string; version: LedgerSession; clientId: string; at: Date }

/** Adds another version of a session to the trash, with an id of its own. */
export async function insertOtherVersion(
  tx: Db,
  userId: string,
  { of, version, clientId, at }: OtherVersion,
): Promise<void> {
  const { id, hard } = version
  const row = {
    id,
    date: version.date,
    time: version.time,
    zone: version.zone,
    duration: version.duration,
    notes: version.notes,
    tags: version.tags,
    visibility: version.visibility,
    version: 1,
    import_id: null,
    practice_day: version.practiceDay,
    limb_type: version.limbType,
    share_notes: version.shareNotes,
    before_feeling: version.beforeFeeling,
    after_feeling: version.afterFeeling,
    client_practice_id: clientId,
  }
  const hardship = hard && {
    user_id: userId,
    session_id: id,
    created_at: at,
    severity: hard.severity ?? null,
    words: hard.words ?? [],
  }
  await sql`with trash_row as (
    insert into deleted_practice_sessions (user_id, id, session, hardship, deleted_at)
    select user_id, ${id}, to_jsonb(kept) || ${JSON.stringify(row)}::jsonb
      || case when meditation_session_id is null then '{}' else jsonb_build_object('meditation_session_id', ${id}::uuid) end,
      ${hardship ? JSON.stringify(hardship) : null}::jsonb, ${at}
    from practice_sessions as kept where user_id = ${userId} and id = ${of}
    returning user_id, id
  )
  insert into deleted_client_ids (user_id, client_id, session_id) select user_id, ${clientId}, id from trash_row
  on conflict do nothing`.execute(tx)
}

const ledgerColumns = sql.raw(`user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
  after_feeling, notes, tags, visibility, share_notes, meditation_session_id, client_practice_id, import_id, version,
  created_at, updated_at`)

/** Restores a session, if it was deleted after `since`. */
export async function moveFromTrash(tx: Db, userId: string, id: string, since: Date): Promise<DayChange | undefined> {
  const { rows } = await sql<DayChange>`with trash_row as (
    delete from deleted_practice_sessions where user_id = ${userId} and id = ${id} and deleted_at > ${since}
    returning session, pictures, hardship
  ),
  client_id_row as (
    delete from deleted_client_ids where user_id = ${userId} and session_id = ${id} and exists (select from trash_row)
  ),
  session_rows as (
    insert into practice_sessions (${ledgerColumns})
    select ${ledgerColumns} from trash_row, jsonb_populate_record(null::practice_sessions, session)
    returning ${countedColumns}
  ),
  restored_pictures as (
    insert into session_media select picture.* from trash_row, jsonb_populate_recordset(null::session_media, pictures) as picture
  ),
  restored_hardship as (
    insert into practice_hardships
    select noted.* from trash_row, jsonb_populate_record(null::practice_hardships, hardship) as noted
    where hardship is not null
  ), ${addToTotals} select ${dayChangeColumns} from session_rows`.execute(tx)
  return rows[0]
}

/** Returns the sessions that had pictures, because their files still exist. */
export async function deleteTrashBefore(db: Db, moment: Date): Promise<{ userId: string; id: string }[]> {
  const { rows } = await sql<{ userId: string; id: string }>`with deleted as (
    delete from deleted_practice_sessions where deleted_at <= ${moment} returning user_id, id, pictures
  ) select user_id as "userId", id from deleted where pictures is not null`.execute(db)
  return rows
}

/** Undefined if this member deleted no such session after `since`. The details of its sit are deleted with it. */
export async function deleteFromTrash(
  db: Db,
  userId: string,
  id: string,
  since: Date,
): Promise<{ hasPictures: boolean } | undefined> {
  return db
    .deleteFrom('deleted_practice_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .returning(sql<boolean>`pictures is not null`.as('hasPictures'))
    .executeTakeFirst()
}

/** A practice from a file. It is always private, and in an archive it may be a sit. */
type ImportedSession = Omit<LedgerSession, 'visibility' | 'version'> & { isSit: boolean; createdAt: string }

/** Adds practices with their totals. The streak must be locked, and is computed from the ledger afterwards. */
export async function insertImportedSessions(
  tx: Db,
  userId: string,
  importId: string,
  sessions: readonly ImportedSession[],
): Promise<void> {
  await sql`with session_rows as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
      after_feeling, notes, tags, visibility, share_notes, meditation_session_id, import_id, created_at, updated_at)
    select ${userId}, id, date, time, zone, "practiceDay", "limbType", duration, "beforeFeeling", "afterFeeling", notes,
      nullif(tags, '{}'), 'private', "shareNotes", case when "isSit" then id end, ${importId}, "createdAt", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as imported (id uuid, date date, time time, zone text,
      "practiceDay" date, "limbType" text, duration smallint, "beforeFeeling" text, "afterFeeling" text, notes text,
      tags text[], "shareNotes" boolean, "isSit" boolean, "createdAt" timestamptz)
    returning ${countedColumns}
  ), ${addToTotals} select`.execute(tx)
}

/**
 * The practices of an import that have pictures, including those in the trash. Locks them, so that no more pictures are
 * added.
 */
export async function lockImportedPictures(tx: Db, userId: string, importId: string): Promise<string[]> {
  await sql`select from practice_sessions where user_id = ${userId} and import_id = ${importId} for update`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select session_id as id from session_media as picture
      join practice_sessions as session on session.user_id = picture.user_id and session.id = picture.session_id
    where session.user_id = ${userId} and import_id = ${importId}
    union select id from deleted_practice_sessions
    where user_id = ${userId} and session ->> 'import_id' = ${importId} and pictures is not null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes every practice of an import, including those in the trash. */
export async function deleteImportedSessions(tx: Db, userId: string, importId: string): Promise<void> {
  await sql`with session_rows as (
    delete from practice_sessions where user_id = ${userId} and import_id = ${importId} returning ${countedColumns}
  ),
  deleted_trash as (
    delete from deleted_practice_sessions where user_id = ${userId} and session ->> 'import_id' = ${importId}
  ), ${subtractFromTotals(userId)} select`.execute(tx)
}
