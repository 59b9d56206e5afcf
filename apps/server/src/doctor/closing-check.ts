import { lastBackupDays } from '@sadhana/contract'
import { sql } from 'kysely'
import { orWhenMissing, withDb } from './database-checks.ts'
import { type Finding, ok, type Patient, wrong } from './findings.ts'

const dayMs = 86_400_000

type Row = { on: string; ended: Date; finished: boolean; destroyed: boolean }

/** Reminds of what a closed installation still owes its members: its end, and the end of the last backup. */
export const checkClosing = (patient: Patient): Promise<Finding> =>
  withDb(patient, async (db) => {
    const { rows } = await sql<Row>`select to_char(closes_on, 'YYYY-MM-DD') as "on",
        (closes_on + time '12:00') at time zone 'UTC' as ended, finished_at is not null as finished,
        destroyed_at is not null as destroyed
      from closings where cancelled_at is null`
      .execute(db)
      .catch(orWhenMissing({ rows: [] }))
    return rows[0] ? judge(rows[0], patient.now()) : ok('no day is set')
  })

function judge({ on, ended, finished, destroyed }: Row, now: number): Finding {
  if (destroyed) return ok(`closed on ${on}; the last backup is destroyed`)
  if (ended.getTime() > now) return ok(`closes on ${on}`)
  if (!finished) {
    return wrong(
      `${on} has passed, and members aren’t erased`,
      'run `cli closing finish`: docs/operations.md, “Closing”',
    )
  }
  const due = new Date(ended.getTime() + lastBackupDays * dayMs)
  const day = due.toISOString().slice(0, 10)
  if (due.getTime() > now) return ok(`closed on ${on}; destroy the last backup by ${day}`)
  return wrong(
    `the last backup was to be destroyed by ${day}`,
    'destroy it and every copy, then `cli closing destroyed`',
  )
}
