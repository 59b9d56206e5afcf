import type { ClosingRound } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type ClosingRow = {
  id: string
  on: string
  reason: string
  setAt: Date
  round: ClosingRound | null
  doneThrough: string | null
  isRoundDone: boolean
  cancelledAt: Date | null
  sealedAt: Date | null
  sealedSha256: string | null
  sealedBytes: number | null
  counts: object | null
  finishedAt: Date | null
  destroyedAt: Date | null
}

const columns = sql`closings.id, to_char(closes_on, 'YYYY-MM-DD') as "on", closings.reason, set_at as "setAt", round,
  done_through as "doneThrough", is_round_done as "isRoundDone", cancelled_at as "cancelledAt", sealed_at as "sealedAt",
  sealed_sha256 as "sealedSha256", sealed_bytes::double precision as "sealedBytes", counts,
  finished_at as "finishedAt", destroyed_at as "destroyedAt"`

type New = { id: string; on: string; reason: string; at: Date; actorSubject: string | null }

/** False if a day is set already. */
export async function insertClosing(tx: Db, { id, on, reason, at, actorSubject }: New): Promise<boolean> {
  const row = await tx
    .insertInto('closings')
    .values({ id, closes_on: on, reason, set_at: at, actor_subject: actorSubject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The one that isn't cancelled, with the name of the operator who set it. */
export async function findOpen(db: Db): Promise<(ClosingRow & { by: string | null }) | undefined> {
  const { rows } = await sql<ClosingRow & { by: string | null }>`select ${columns}, users.display_name as by
    from closings left join operator_subjects as acting on acting.subject_id = actor_subject
      left join users on users.id = acting.user_id
    where cancelled_at is null`.execute(db)
  return rows[0]
}

/** Those for which something may have to be done for every member. */
export async function listUnfinished(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from closings
    where sealed_at is null and not (is_round_done and round = 'cancelled') order by set_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes batches, cancelling and sealing happen one at a time. */
export async function lockClosing(tx: Db, which: { id: string } | 'open'): Promise<ClosingRow | undefined> {
  const condition = which === 'open' ? sql`cancelled_at is null` : sql`id = ${which.id}`
  const { rows } = await sql<ClosingRow>`select ${columns} from closings where ${condition} for update`.execute(tx)
  return rows[0]
}

type Progress = { round: ClosingRound; doneThrough: string | null; isRoundDone: boolean }

export async function updateProgress(tx: Db, id: string, progress: Progress): Promise<void> {
  const { round, doneThrough, isRoundDone } = progress
  await tx
    .updateTable('closings')
    .set({ round, done_through: doneThrough, is_round_done: isRoundDone })
    .where('id', '=', id)
    .execute()
}

export const updateCancelled = (tx: Db, id: string, at: Date) =>
  tx.updateTable('closings').set({ cancelled_at: at }).where('id', '=', id).execute()

type Sealed = { at: Date; sha256: string; bytes: number; counts: object }

export const updateSealed = (tx: Db, id: string, { at, sha256, bytes, counts }: Sealed) =>
  tx
    .updateTable('closings')
    .set({ sealed_at: at, sealed_sha256: sha256, sealed_bytes: String(bytes), counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()

export const updateFinished = (tx: Db, id: string, at: Date) =>
  tx.updateTable('closings').set({ finished_at: at }).where('id', '=', id).execute()

export const updateDestroyed = (tx: Db, id: string, at: Date) =>
  tx.updateTable('closings').set({ destroyed_at: at }).where('id', '=', id).execute()

type Batch = { after: string | null; count: number; withLeaving?: true }

/** Members in the order of their ids. Those whose account is being erased have left already. */
export async function listMembers(db: Db, { after, count, withLeaving }: Batch): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .$if(!withLeaving, (query) => query.where('erasure_due_at', 'is', null))
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Jobs of the erasures that the worker still has to do, and contributions that haven't ended at the provider. */
export async function countLeft(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where task.identifier = 'account.delete_member_files')::int
      + (select count(*) from agreement_endings where finished_at is null and not is_harmless)::int as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
