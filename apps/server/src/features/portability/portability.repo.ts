import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'

/** Newest first; a batch starts after the last session of the previous one. */
export const listForExport = (
  db: Db,
  userId: string,
  after: Keyset<'date' | 'time' | 'id'> | undefined,
  count: number,
) =>
  db
    .selectFrom('practice_sessions')
    .select(['id', 'date', 'time', 'zone', 'practice_day', 'limb_type', 'duration'])
    .select(['before_feeling', 'after_feeling', 'notes', 'visibility', 'share_notes'])
    .where('user_id', '=', userId)
    .where(after ? sql<boolean>`(date, time, id) < (${after.date}, ${after.time}, ${after.id})` : sql.lit(true))
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export type ExportedSession = Awaited<ReturnType<typeof listForExport>>[number]
