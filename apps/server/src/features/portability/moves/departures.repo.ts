import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type DepartureRecord = {
  userId: string
  id: string
  peer: string
  codeChallenge: string
  codeExpiresAt: Date
  exchangedAt: Date | null
  tokenExpiresAt: Date | null
  archiveId: string | null
  createdAt: Date
  arrivedAt: Date | null
}

const columns = sql`user_id as "userId", id, peer, code_challenge as "codeChallenge",
  code_expires_at as "codeExpiresAt", exchanged_at as "exchangedAt", token_expires_at as "tokenExpiresAt",
  archive_id as "archiveId", created_at as "createdAt", arrived_at as "arrivedAt"`

export async function findDeparture(db: Db, userId: string): Promise<DepartureRecord | undefined> {
  const { rows } = await sql<DepartureRecord>`select ${columns} from departures
    where user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function findByToken(db: Db, token: Buffer): Promise<DepartureRecord | undefined> {
  const { rows } = await sql<DepartureRecord>`select ${columns} from departures
    where token_hash = ${token}`.execute(db)
  return rows[0]
}

/** No one else can use the code until the transaction ends. */
export async function lockByCode(tx: Db, code: Buffer): Promise<DepartureRecord | undefined> {
  const { rows } = await sql<DepartureRecord>`select ${columns} from departures
    where code_hash = ${code} for update`.execute(tx)
  return rows[0]
}

type NewDeparture = { id: string; peer: string; code: Buffer; codeChallenge: string; codeExpiresAt: Date; at: Date }

/** Takes the place of the member's former departure, whose code and token no longer work. */
export async function replaceDeparture(
  tx: Db,
  userId: string,
  { id, peer, code, codeChallenge, codeExpiresAt, at }: NewDeparture,
): Promise<void> {
  await sql`insert into departures (user_id, id, peer, code_hash, code_challenge, code_expires_at, created_at)
    values (${userId}, ${id}, ${peer}, ${code}, ${codeChallenge}, ${codeExpiresAt}, ${at})
    on conflict (user_id) do update set id = excluded.id, peer = excluded.peer, code_hash = excluded.code_hash,
      code_challenge = excluded.code_challenge, code_expires_at = excluded.code_expires_at, exchanged_at = null,
      token_hash = null, token_expires_at = null, archive_id = null, created_at = excluded.created_at,
      arrived_at = null`.execute(tx)
}

type Exchange = { at: Date; token: Buffer; expiresAt: Date; archiveId: string }

export async function updateExchanged(
  tx: Db,
  userId: string,
  { at, token, expiresAt, archiveId }: Exchange,
): Promise<void> {
  await tx
    .updateTable('departures')
    .set({ exchanged_at: at, token_hash: token, token_expires_at: expiresAt, archive_id: archiveId })
    .where('user_id', '=', userId)
    .execute()
}

export async function updateTokenEnded(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('departures').set({ token_hash: null }).where('user_id', '=', userId).execute()
}

/** The first time counts. */
export async function updateArrived(tx: Db, userId: string, id: string, at: Date): Promise<void> {
  await sql`update departures set arrived_at = coalesce(arrived_at, ${at}), token_expires_at = least(token_expires_at, ${at})
    where user_id = ${userId} and id = ${id}`.execute(tx)
}

export async function deleteDeparture(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('departures')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldDepartures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('departures').where('created_at', '<=', before).execute()
}
