import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Position = { date: string; time: string; id: string }

/** Newest first; a batch begins after the last session of the one before. */
export const listForExport = (db: Db, userId: string, after: Position | undefined, count: number) =>
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
