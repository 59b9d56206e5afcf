import type { Db } from '#platform/db/database.ts'

export type Suspension = { since: Date; until: Date | null; reason: string }

/**
 * Locks the member, so that a sign-in and a suspension happen one after the other. Undefined if there is no such
 * member.
 */
export async function lockSuspension(tx: Db, userId: string): Promise<Suspension | null | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['suspended_at as since', 'suspended_until as until', 'suspension_reason as reason'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toSuspension(row)
}

export async function findSuspension(db: Db, userId: string): Promise<Suspension | null> {
  const row = await db
    .selectFrom('users')
    .select(['suspended_at as since', 'suspended_until as until', 'suspension_reason as reason'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ? toSuspension(row) : null
}

type Row = { since: Date | null; until: Date | null; reason: string | null }

const toSuspension = ({ since, until, reason }: Row): Suspension | null =>
  since === null || reason === null ? null : { since, until, reason }

export async function updateSuspension(tx: Db, userId: string, suspension: Suspension | null, at: Date): Promise<void> {
  const { since = null, until = null, reason = null } = suspension ?? {}
  await tx
    .updateTable('users')
    .set({ suspended_at: since, suspended_until: until, suspension_reason: reason, updated_at: at })
    .where('id', '=', userId)
    .execute()
}

export async function listEnded(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('suspended_until', '<=', now).execute()
  return rows.map(({ id }) => id)
}
