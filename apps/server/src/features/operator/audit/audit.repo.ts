import type { AuditAct, AuditActor, AuditEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

/**
 * The random ids that represent these members in the log. They are created when first needed, but not for erased
 * members. They stay locked until the transaction ends, in a fixed order, so that two operators who act on each other
 * at the same time wait for each other.
 */
export async function ensureSubjects(tx: Db, userIds: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ userId: string; subjectId: string }>`
    insert into operator_subjects (user_id, subject_id)
    select id, gen_random_uuid() from users where id in (${sql.join(userIds)}) order by id
    on conflict (user_id) do update set subject_id = operator_subjects.subject_id
    returning user_id as "userId", subject_id as "subjectId"`.execute(tx)
  return new Map(rows.map(({ userId, subjectId }) => [userId, subjectId]))
}

type NewEntry = {
  actorKind: AuditEntry['actorKind']
  actorSubjectId: string | null
  act: AuditAct
  subjectId: string | null
  objectId: string | null
  reason: string
  at: Date
}

export async function insertEntry(tx: Db, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('operator_audit')
    .values({
      id: newId({ msecs: entry.at.getTime() }),
      at: entry.at,
      actor_kind: entry.actorKind,
      actor_subject_id: entry.actorSubjectId,
      act: entry.act,
      subject_id: entry.subjectId,
      object_id: entry.objectId,
      reason: entry.reason,
    })
    .execute()
}

type Done = Omit<NewEntry, 'reason' | 'at'> & { since: Date }

/** True if the actor has performed this action on this member and object since `since`. */
export async function hasEntry(tx: Db, done: Done): Promise<boolean> {
  const row = await tx
    .selectFrom('operator_audit')
    .select('id')
    .where('actor_kind', '=', done.actorKind)
    .where('actor_subject_id', 'is not distinct from', done.actorSubjectId)
    .where('act', '=', done.act)
    .where('subject_id', 'is not distinct from', done.subjectId)
    .where('object_id', 'is not distinct from', done.objectId)
    .where('at', '>', done.since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type EntryRow = Pick<NewEntry, 'actorKind' | 'act' | 'subjectId' | 'objectId' | 'reason' | 'at'> & {
  id: string
  actorUsername: string | null
  actorName: string | null
  username: string | null
  name: string | null
}

type Which = {
  after?: string | undefined
  actor?: string | undefined
  actorKind?: AuditEntry['actorKind'] | undefined
  about?: string | undefined
  count: number
}

/** Newest first. */
export const listEntries = (db: Db, { after, actor, actorKind, about, count }: Which): Promise<EntryRow[]> =>
  db
    .selectFrom('operator_audit as entry')
    .leftJoin('operator_subjects as acting', 'acting.subject_id', 'entry.actor_subject_id')
    .leftJoin('users as actor', 'actor.id', 'acting.user_id')
    .leftJoin('operator_subjects as meant', 'meant.subject_id', 'entry.subject_id')
    .leftJoin('users as member', 'member.id', 'meant.user_id')
    .select(['entry.id', 'entry.at', 'entry.act', 'entry.reason', 'entry.actor_kind as actorKind'])
    .select(['entry.subject_id as subjectId', 'entry.object_id as objectId'])
    .select(['actor.username as actorUsername', 'actor.display_name as actorName'])
    .select(['member.username', 'member.display_name as name'])
    .$if(after !== undefined, (query) => query.where('entry.id', '<', after ?? ''))
    .$if(actor !== undefined, (query) =>
      query.where('actor.username_key', '=', sql<string>`username_key(${actor ?? ''})`),
    )
    .$if(actorKind !== undefined, (query) => query.where('entry.actor_kind', '=', actorKind ?? 'system'))
    .$if(about !== undefined, (query) => query.where('meant.user_id', '=', about ?? ''))
    .orderBy('entry.id', 'desc')
    .limit(count)
    .$narrowType<{ actorKind: EntryRow['actorKind']; act: AuditAct }>()
    .execute()

/** The members whose actions are still in the log, sorted by name. */
export async function listActors(db: Db): Promise<AuditActor[]> {
  const { rows } = await sql<AuditActor>`select username, display_name as "displayName"
    from operator_subjects join users on users.id = operator_subjects.user_id
    where exists (select from operator_audit where actor_subject_id = operator_subjects.subject_id)
    order by display_name, username`.execute(db)
  return rows
}

/** What is turned off, with the name of the operator who did it. */
export const listSwitchedOff = (db: Db) =>
  db
    .selectFrom('switched_off')
    .leftJoin('operator_subjects as acting', 'acting.subject_id', 'switched_off.actor_subject')
    .leftJoin('users', 'users.id', 'acting.user_id')
    .select(['name', 'since', 'reason', 'dropped', 'users.display_name as by'])
    .execute()

/** The names that a reason must not contain. */
export const findNames = (tx: Db, userId: string) =>
  tx
    .selectFrom('users')
    .select(['username', 'display_name as displayName', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** A separate database role deletes the entries, because ours may not. */
export const deleteOldEntries = async (db: Db): Promise<void> => {
  await sql`select delete_old_operator_audit()`.execute(db)
}
