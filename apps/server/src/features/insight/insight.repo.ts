import { type PracticeSession, recentSessionsShown } from '@sadhana/contract'
import { sql } from 'kysely'
import { type PracticeSessionRow, selectRecentSessions, toPracticeSession } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { FeelingTotal } from './insight.rules.ts'

/** A range comes from an index of the ledger, all time from the totals: neither reads the whole history. */
const selectFeelingTotals = (userId: string, since: string | undefined) =>
  since === undefined
    ? sql`
        select limb_type as "limbType", before_feeling as before, after_feeling as after, sessions, minutes
        from feeling_totals where user_id = ${userId}`
    : sql`
        select limb_type as "limbType", before_feeling as before, after_feeling as after,
          count(*) as sessions, sum(duration) as minutes
        from practice_sessions where user_id = ${userId} and practice_day >= ${since}
        group by limb_type, before_feeling, after_feeling`

type Found = { recentSessions: PracticeSession[]; totals: FeelingTotal[] }

/** Both in one statement. */
export async function findPractised(db: Db, userId: string, since: string | undefined): Promise<Found> {
  const { rows } = await sql<{ recent: PracticeSessionRow[]; totals: FeelingTotal[] }>`select
    (
      select coalesce(json_agg(recent), '[]')
      from (${selectRecentSessions(userId, recentSessionsShown)}) as recent
    ) as recent,
    (select coalesce(json_agg(total), '[]') from (${selectFeelingTotals(userId, since)}) as total) as totals`.execute(
    db,
  )
  const { recent = [], totals = [] } = rows[0] ?? {}
  return { recentSessions: recent.map(toPracticeSession), totals }
}
