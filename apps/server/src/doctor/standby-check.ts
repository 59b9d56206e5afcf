import { sql } from 'kysely'
import { createDb, createPool } from '#platform/db/database.ts'
import { explainStartFailure } from '#platform/start-failures.ts'
import { type Finding, findProblem, ok, type Patient, unchecked, wrong } from './findings.ts'

const maxBehindBytes = 16 * 1024 * 1024

/** The standby that answers community reads. Without one, or while it lags, the primary does. */
export async function checkStandby(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'DATABASE_READ_URL')
  if (problem) return problem
  if (!patient.config) return unchecked('the settings can’t be read')
  const url = patient.config.DATABASE_READ_URL
  if (!url) return ok('none: the database answers everything itself')
  const primary = await patient.db.catch(() => undefined)
  if (!primary) return unchecked('not checked: the database does not answer')
  const db = createDb(createPool({ connectionString: url, poolSize: 1, name: 'doctor', onError: () => {} }))
  try {
    const { rows: now } = await sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`.execute(
      primary,
    )
    const { rows } = await sql<{ follows: boolean; behind: number | null }>`
      select pg_is_in_recovery() as follows,
        pg_wal_lsn_diff(${now[0]?.position}::pg_lsn, pg_last_wal_replay_lsn())::float8 as behind`.execute(db)
    const { follows = false, behind = null } = rows[0] ?? {}
    if (!follows || behind === null) {
      return wrong('DATABASE_READ_URL leads to a server that follows no other', 'name a standby of the database')
    }
    if (behind > maxBehindBytes) {
      return wrong(
        `it is ${Math.round(behind / 1024 / 1024)} MB behind, so the primary answers everything`,
        'look at pg_stat_replication on the primary, and at the log of the standby',
      )
    }
    return ok('follows the primary')
  } catch (error) {
    const sentence = explainStartFailure(error, { DATABASE_URL: url, PORT: 0 }) ?? (error as Error).message
    return wrong(sentence.split(': ')[0] ?? sentence, 'start it, or correct DATABASE_READ_URL')
  } finally {
    await db.destroy()
  }
}
