import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { FeelingTotal } from './insight.rules.ts'

/** Since a practice day, from an index of the ledger; of all time, from the totals. Neither reads a whole history. */
export async function listFeelingTotals(db: Db, userId: string, since: string | undefined): Promise<FeelingTotal[]> {
  const { rows } = since
    ? await sql<FeelingTotal>`
        select limb_type as "limbType", before_feeling as before, after_feeling as after,
          count(*)::int as sessions, sum(duration)::int as minutes
        from practice_sessions where user_id = ${userId} and practice_day >= ${since}
        group by limb_type, before_feeling, after_feeling`.execute(db)
    : await sql<FeelingTotal>`
        select limb_type as "limbType", before_feeling as before, after_feeling as after, sessions, minutes
        from feeling_totals where user_id = ${userId}`.execute(db)
  return rows
}
