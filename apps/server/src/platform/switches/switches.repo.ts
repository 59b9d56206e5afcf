import { type ClosingNotice, SwitchName } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A switch that only another release knows is left out. */
export async function listOff(db: Db): Promise<SwitchName[]> {
  const rows = await db.selectFrom('switched_off').select('name').execute()
  return rows.flatMap(({ name }) => SwitchName.safeParse(name).data ?? [])
}

export type ClosingState = ClosingNotice & { closesAt: Date }

/** The day on which the installation closes. Undefined if none is set. */
export async function findClosing(db: Db): Promise<ClosingState | undefined> {
  const { rows } = await sql<ClosingState>`
    select to_char(closes_on, 'YYYY-MM-DD') as "on", reason,
      (closes_on + time '12:00') at time zone 'UTC' as "closesAt"
    from closings where cancelled_at is null`.execute(db)
  return rows[0]
}

type Off = { name: SwitchName; since: Date; reason: string; actorSubject: string | null }

/** False if it was off already. */
export async function insertOff(tx: Db, { name, since, reason, actorSubject }: Off): Promise<boolean> {
  const row = await tx
    .insertInto('switched_off')
    .values({ name, since, reason, actor_subject: actorSubject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** False if it was on already. */
export async function deleteOff(tx: Db, name: SwitchName): Promise<boolean> {
  const row = await tx.deleteFrom('switched_off').where('name', '=', name).returning('name').executeTakeFirst()
  return row !== undefined
}

export async function addDropped(db: Db, name: SwitchName, count: number): Promise<void> {
  await sql`update switched_off set dropped = dropped + ${count} where name = ${name}`.execute(db)
}
