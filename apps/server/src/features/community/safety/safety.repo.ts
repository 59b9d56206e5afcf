import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isVisible, isFindable } from '../shared/visibility.sql.ts'

export async function isMember(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function insertBlock(tx: Db, blocker: string, blocked: string, at: Date): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: blocker, blocked_id: blocked, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(db: Db, blocker: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('blocker_id', '=', blocker).where('blocked_id', '=', blocked).execute()
}

/** False if there is no such member, or one of the two has blocked the other. */
export async function insertMute(db: Db, muter: string, muted: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into mutes (muter_id, muted_id, created_at)
    select ${muter}, id, ${at} from users where id = ${muted} and ${isFindable(muter, sql.ref('users.id'))}
    on conflict (muter_id, muted_id) do update set created_at = mutes.created_at
    returning muted_id`.execute(db)
  return rows.length > 0
}

export async function deleteMute(db: Db, muter: string, muted: string): Promise<void> {
  await db.deleteFrom('mutes').where('muter_id', '=', muter).where('muted_id', '=', muted).execute()
}

/** True if this session belongs to the owner, and the reader may see it. */
export async function isVisibleSession(db: Db, reader: string, owner: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from practice_sessions as session
    where user_id = ${owner} and id = ${id} and ${isVisible(reader)}`.execute(db)
  return rows.length > 0
}
