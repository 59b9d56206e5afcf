// Expects no alias: each is a table of one row, used as in `from ${waitingReports} as open`.
import { sql } from 'kysely'

/** Something that several members have reported counts once. */
export const waitingReports = sql`(select count(distinct (reported_id, session_id))::int as reports, min(created_at) as "reportsOldestAt"
  from reports where resolved_at is null)`

export const waitingLetters = sql`(select count(*)::int as letters, min(created_at) as "lettersOldestAt"
  from letters where closed_at is null)`
