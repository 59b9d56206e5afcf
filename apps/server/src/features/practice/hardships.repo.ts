import type { Hardship } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A CTE that adds what was hard to the session that an earlier one, called `session_rows`, has inserted. */
export const hardshipRow = (id: string, { severity, words = [] }: Hardship, at: Date): RawBuilder<unknown> => sql`
  hardship_row as (
    insert into practice_hardships (user_id, session_id, severity, words, created_at)
    select user_id, ${id}, ${severity ?? null}, ${words}, ${at} from session_rows
  ),`

/** Null takes it away. */
export async function updateHardship(
  tx: Db,
  userId: string,
  id: string,
  hard: Hardship | null,
  at: Date,
): Promise<void> {
  if (!hard) {
    await tx.deleteFrom('practice_hardships').where('user_id', '=', userId).where('session_id', '=', id).execute()
    return
  }
  const { severity = null, words = [] } = hard
  await tx
    .insertInto('practice_hardships')
    .values({ user_id: userId, session_id: id, severity, words, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doUpdateSet({ severity, words }))
    .execute()
}

type ImportedHardship = { id: string; hard: Hardship; createdAt: string }

/** What was hard about practices of the same import, which are inserted first. */
export async function insertImportedHardships(
  tx: Db,
  userId: string,
  hardships: readonly ImportedHardship[],
): Promise<void> {
  await sql`insert into practice_hardships (user_id, session_id, severity, words, created_at)
    select ${userId}, id, hard ->> 'severity',
      array(select jsonb_array_elements_text(coalesce(hard -> 'words', '[]'))), "createdAt"
    from jsonb_to_recordset(${JSON.stringify(hardships)}::jsonb)
      as imported (id uuid, hard jsonb, "createdAt" timestamptz)`.execute(tx)
}
