import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { waitingLetters, waitingReports } from '../shared/waiting.sql.ts'

type Counts = {
  members: number
  joinedThisWeek: number
  practisedThisWeek: number
  waitlist: number
  waitlistOldestAt: Date | null
  reports: number
  reportsOldestAt: Date | null
  letters: number
  lettersOldestAt: Date | null
  suppressed: number
}

/** Reads only counts and ages, never anyone's rows. */
export async function readCounts(db: Db, weekAgo: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select people.*, waiting.*, open.*, written.*,
      (select count(distinct user_id)::int from practice_sessions where created_at >= ${weekAgo}) as "practisedThisWeek",
      (select count(distinct hash)::int from suppressed_addresses where reason <> 'unsubscribed-all') as suppressed
    from
      (select count(*)::int as members, count(*) filter (where created_at >= ${weekAgo})::int as "joinedThisWeek"
        from users) as people,
      (select count(*)::int as waitlist, min(created_at) as "waitlistOldestAt"
        from waitlist_entries where invited_at is null) as waiting,
      ${waitingReports} as open,
      ${waitingLetters} as written`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the counts are always one row')
  return counts
}
