import type { Move, MoveRefusal } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type MoveRecord = Omit<Move, 'createdAt' | 'toldAt'> & {
  createdAt: Date
  toldAt: Date | null
  token: Buffer | null
  tokenExpiresAt: Date | null
}

const columns = sql`id, peer, state, refusal, bytes::double precision as bytes, received::double precision as received,
  import_id as "importId", created_at as "createdAt", told_at as "toldAt", token, token_expires_at as "tokenExpiresAt"`

export async function findMove(
  db: Db,
  userId: string,
  by: { id?: string; state?: Buffer; importId?: string } = {},
): Promise<MoveRecord | undefined> {
  const { rows } = await sql<MoveRecord>`select ${columns} from moves where user_id = ${userId}
    ${by.id ? sql`and id = ${by.id}` : sql``}
    ${by.state ? sql`and state_hash = ${by.state}` : sql``}
    ${by.importId ? sql`and import_id = ${by.importId}` : sql``}`.execute(db)
  return rows[0]
}

type NewMove = { id: string; peer: string; stateHash: Buffer; importId: string; at: Date }

/** Takes the place of the member's former move. */
export async function replaceMove(db: Db, userId: string, { id, peer, stateHash, importId, at }: NewMove) {
  await sql`insert into moves (user_id, id, peer, state_hash, import_id, created_at)
    values (${userId}, ${id}, ${peer}, ${stateHash}, ${importId}, ${at})
    on conflict (user_id) do update set id = excluded.id, peer = excluded.peer, state = 'asking', refusal = null,
      state_hash = excluded.state_hash, answered_at = null, token = null, token_expires_at = null, bytes = null, received = 0,
      import_id = excluded.import_id, created_at = excluded.created_at, told_at = null`.execute(db)
}

/** False if another request exchanges the code right now. One that died is forgotten after `since`. */
export async function claimAnswer(db: Db, userId: string, id: string, at: Date, since: Date): Promise<boolean> {
  const { rows } = await sql`update moves set answered_at = ${at} where user_id = ${userId} and id = ${id}
    and state = 'asking' and (answered_at is null or answered_at <= ${since}) returning id`.execute(db)
  return rows.length > 0
}

export async function updateUnanswered(db: Db, userId: string, id: string): Promise<void> {
  await db.updateTable('moves').set({ answered_at: null }).where('user_id', '=', userId).where('id', '=', id).execute()
}

/** False if it was granted before. */
export async function updateGranted(
  tx: Db,
  userId: string,
  id: string,
  { token, expiresAt }: { token: Buffer; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`update moves set state = 'fetching', token = ${token}, token_expires_at = ${expiresAt}
    where user_id = ${userId} and id = ${id} and state = 'asking' returning id`.execute(tx)
  return rows.length > 0
}

type Change = { bytes?: number; received?: number; state?: 'fetched' }

const asText = (value: number | undefined) => (value === undefined ? undefined : String(value))

/** False if the move has been stopped or replaced. */
export async function updateMove(
  db: Db,
  userId: string,
  id: string,
  { bytes, received, state }: Change,
): Promise<boolean> {
  const row = await db
    .updateTable('moves')
    .set({ bytes: asText(bytes), received: asText(received), state })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'fetching')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateRefused(db: Db, userId: string, id: string, refusal: MoveRefusal): Promise<void> {
  await db
    .updateTable('moves')
    .set({ state: 'refused', refusal, token: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'fetching')
    .execute()
}

/** The token is of no more use. */
export async function updateTold(db: Db, userId: string, id: string, at: Date | null): Promise<void> {
  await db
    .updateTable('moves')
    .set({ told_at: at, token: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deleteMove(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('moves')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldMoves(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('moves').where('created_at', '<=', before).execute()
}
