import type { Hardship } from '@sadhana/contract'
import { sql } from 'kysely'
import { hardOf } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'

/** Newest first. A batch starts after the last session of the previous one. */
export const listForExport = (
  db: Db,
  userId: string,
  after: Keyset<'date' | 'time' | 'id'> | undefined,
  count: number,
) =>
  db
    .selectFrom('practice_sessions as session')
    .select(['id', 'date', 'time', 'zone', 'practice_day', 'limb_type', 'duration'])
    .select(['before_feeling', 'after_feeling', 'notes', 'tags', 'visibility', 'share_notes'])
    .select(sql<Hardship | null>`${hardOf}`.as('hard'))
    .where('user_id', '=', userId)
    .where(after ? sql<boolean>`(date, time, id) < (${after.date}, ${after.time}, ${after.id})` : sql.lit(true))
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export type ExportedSession = Awaited<ReturnType<typeof listForExport>>[number]

export const listMoodsForExport = (db: Db, userId: string, after: Keyset<'at' | 'id'> | undefined, count: number) =>
  db
    .selectFrom('mood_entries')
    .select(['id', 'mood', 'energy', 'energy_given', 'notes', 'practice_day', 'created_at'])
    .select(sql<string>`floor(extract(epoch from created_at) * 1000000)::bigint::text`.as('at'))
    .where('user_id', '=', userId)
    .where(
      after
        ? sql<boolean>`(created_at, id) <
            ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
        : sql.lit(true),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export type ExportedMood = Awaited<ReturnType<typeof listMoodsForExport>>[number]

export const listNightsForExport = (db: Db, userId: string, after: Keyset<'date' | 'id'> | undefined, count: number) =>
  db
    .selectFrom('sleep_entries')
    .select(['id', 'date', 'bedtime', 'wake_time', 'zone', 'duration', 'quality', 'notes'])
    .where('user_id', '=', userId)
    .where(after ? sql<boolean>`(date, id) < (${after.date}, ${after.id})` : sql.lit(true))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export type ExportedNight = Awaited<ReturnType<typeof listNightsForExport>>[number]
