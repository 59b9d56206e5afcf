import { sql } from 'kysely'
import { readMigrations } from '#platform/db/migrate.ts'
import type { Db } from '#platform/db/database.ts'
import { usualPulse } from '#platform/queue/heartbeat.ts'
import { explainStartFailure } from '#platform/start-failures.ts'
import { type Finding, findProblem, ok, type Patient, unchecked, wrong } from './findings.ts'

const oldestPostgres = 150_000

export async function checkDatabase(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'DATABASE_')
  if (problem) return problem
  try {
    const { rows } = await sql<{ number: number; name: string; encoding: string; search: boolean }>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
        current_setting('server_encoding') as encoding,
        exists (select from pg_available_extensions where name = 'pg_trgm') as search`.execute(await patient.db)
    const { number = 0, name = '', encoding = '', search = false } = rows[0] ?? {}
    if (number < oldestPostgres) return wrong(`PostgreSQL ${name} is too old`, 'install PostgreSQL 15 or newer')
    if (encoding !== 'UTF8')
      return wrong(`the database stores ${encoding}`, 'create it with `encoding UTF8`, and restore into it')
    if (!search) return wrong('pg_trgm is missing', "install your system's package of PostgreSQL's contrib modules")
    return ok(`PostgreSQL ${name} answers`)
  } catch (error) {
    const { DATABASE_URL = '' } = patient.env
    const sentence =
      explainStartFailure(error, { DATABASE_URL, PORT: 0 }) ?? `${(error as Error).message}: correct DATABASE_URL.`
    const at = sentence.lastIndexOf(': ')
    return wrong(sentence.slice(0, at), sentence.slice(at + 2))
  }
}

/** Runs a check that needs the database. Without a connection, the line stays unchecked. */
export async function withDb({ db }: Patient, check: (db: Db) => Promise<Finding>): Promise<Finding> {
  const connected = await db.catch(() => undefined)
  return connected ? check(connected) : unchecked('not checked: the database does not answer')
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === '42P01'
export const orWhenMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (!isMissing(error)) throw error
    return instead
  }

export const checkMigrations = (patient: Patient): Promise<Finding> =>
  withDb(patient, async (db) => {
    const wanted = Object.keys(await readMigrations())
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`
      .execute(db)
      .catch(orWhenMissing({ rows: [] }))
    const applied = new Set(rows.map(({ name }) => name))
    const waiting = wanted.filter((name) => !applied.has(name))
    const unknown = [...applied].filter((name) => !wanted.includes(name))
    const run = patient.inContainer ? '`docker compose run --rm migrate`' : '`npm run migrate`'
    if (waiting.length > 0) return wrong(`${waiting.length} not applied yet, first ${waiting[0]}`, `run ${run}`)
    if (unknown.length > 0) {
      return wrong(`the database is newer than this release (${unknown.at(-1)})`, 'install the newer release again')
    }
    return ok(`all ${wanted.length} applied`)
  })

const maxWaitMinutes = 15

export const checkQueue = (patient: Patient): Promise<Finding> =>
  withDb(patient, async (db) => {
    const none = { rows: [] }
    const { rows: beats } = await sql<{ alive: number }>`
      select count(*)::int as alive from worker_heartbeats
      where seen_at > now() - make_interval(secs => ${usualPulse.deadAfterMs / 1000})`
      .execute(db)
      .catch(orWhenMissing(none))
    const { rows: jobs } = await sql<{ late: number; failed: number }>`
      select count(*) filter (where attempts < max_attempts and locked_at is null
          and run_at < now() - make_interval(mins => ${maxWaitMinutes}))::int as late,
        count(*) filter (where attempts >= max_attempts)::int as failed
      from graphile_worker._private_jobs`
      .execute(db)
      .catch(orWhenMissing(none))
    const [alive, late, failed] = [beats[0]?.alive ?? 0, jobs[0]?.late ?? 0, jobs[0]?.failed ?? 0]
    const start = patient.inContainer ? '`docker compose up -d worker`' : '`systemctl start sadhana-worker`'
    if (alive === 0) return wrong('no worker is running, so no email is sent', `start one: ${start}`)
    if (late > 0) {
      return wrong(
        `${late} jobs have waited for over ${maxWaitMinutes} minutes`,
        'read the log of the worker; if it is only busy, start a second one or raise WORKER_CONCURRENCY',
      )
    }
    return ok(
      `${alive} ${alive === 1 ? 'worker' : 'workers'}, nothing waits${failed ? `; ${failed} jobs given up` : ''}`,
    )
  })

const maxRehearsalAgeDays = 35
const dayMs = 86_400_000

type Rehearsal = { rehearsed_at: Date; restored_to: Date; differences: number; started: boolean }

export const checkRestoredBackup = (patient: Patient): Promise<Finding> =>
  withDb(patient, async (db) => {
    const { rows } = await sql<Rehearsal>`select rehearsed_at, restored_to, differences, started
      from rehearsals order by rehearsed_at desc limit 1`
      .execute(db)
      .catch(orWhenMissing({ rows: [] }))
    const [last] = rows
    const rehearse = patient.inContainer ? '`deploy/rehearse.sh compose`' : '`deploy/rehearse.sh`'
    const fix = `restore one with ${rehearse}: docs/operations.md, “Rehearse”`
    if (!last) return wrong('no backup was ever restored, so no one knows whether one can be', fix)
    const day = last.rehearsed_at.toISOString().slice(0, 10)
    if (last.differences > 0 || !last.started) {
      return wrong(`the restore of ${day} was not complete`, `find out why, then ${fix}`)
    }
    const age = Math.floor((patient.now() - last.rehearsed_at.getTime()) / dayMs)
    if (age > maxRehearsalAgeDays) return wrong(`the last restore was ${age} days ago`, fix)
    return ok(`restored on ${day}, as of ${last.restored_to.toISOString()}`)
  })
