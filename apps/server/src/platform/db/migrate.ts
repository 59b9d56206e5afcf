import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { createDb, createPool } from './database.ts'

const folder = new URL('../../../migrations/', import.meta.url)

export async function readMigrations(): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  return Object.fromEntries(names.map((name, at) => [name.replace(/\.sql$/, ''), texts[at] ?? '']))
}

/** An index on a large table takes minutes, and other processes that migrate have to wait as long. */
export const createMigrationPool = (connectionString: string, onError: (error: Error) => void): Pool =>
  createPool({ connectionString, poolSize: 2, name: 'migrate', onError, statementTimeoutMs: 0 })

/**
 * When a migration waits for a table, everyone who comes after it waits too, and requests give up after 2.5 s. So the
 * migration gives up after one second, and tries again once the requests have been served.
 */
const lockTimeout = '1s'
const pauseMs = 1_000
const maxAttempts = 300

/** Brings the database up to date. Several processes may call this at the same time, and one of them does the work. */
export async function migrate(pool: Pool, texts?: Record<string, string>): Promise<string[]> {
  await runMigrations({ pgPool: pool })
  const wanted = texts ?? (await readMigrations())
  await adoptBaseline(pool, Object.keys(wanted))
  if (isNewer(await listApplied(pool), Object.keys(wanted))) return []
  const migrations = Object.entries(wanted).map(([name, text]) => [name, runsSql(text)])
  const migrator = new Migrator({
    db: createDb(pool),
    provider: { getMigrations: async () => Object.fromEntries(migrations) as Record<string, Migration> },
  })
  for (let tries = 1; ; tries++) {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (!error) return results.map(({ migrationName }) => migrationName)
    if (!wasLockedOut(error) || tries === maxAttempts) throw error
    await setTimeout(pauseMs)
  }
}

const wasLockedOut = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03'

async function listApplied(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query("select where to_regclass('kysely_migration') is not null")
  if (tables.length === 0) return []
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  return rows.map(({ name }) => name).toSorted()
}

/**
 * True if a newer release has added migrations to all of ours. This release works with that schema too
 * (CONTRIBUTING.md).
 */
const isNewer = (applied: string[], names: string[]): boolean =>
  applied.length > names.length && names.every((name, at) => name === applied[at])

const lastBeforeBaseline = '0168-practice-summer-time'
const lastOfBaseline = '0019-giving'

/**
 * A database with all migrations from before the baseline has the same schema, so we mark it as being on the baseline.
 * To be removed in the release after the first (docs/design/postgres.md, "Migrations").
 */
async function adoptBaseline(pool: Pool, names: string[]): Promise<void> {
  const applied = await listApplied(pool)
  const last = applied.at(-1)
  if (!last || applied.includes(names[0] ?? '')) return
  if (last !== lastBeforeBaseline) {
    throw new Error(
      `This database is at ${last}, and this release starts from ${lastBeforeBaseline}: ` +
        'run `npm run migrate` of the last commit that has that migration first, then this one.',
    )
  }
  // This is a single statement, so that other processes wait here and then find nothing to replace.
  await pool.query(
    `with deleted as (
      delete from kysely_migration where exists (select from kysely_migration where name = $1) returning name
    )
    insert into kysely_migration (name, timestamp)
    select unnest($2::text[]), $3 where exists (select from deleted)`,
    [lastBeforeBaseline, names.filter((name) => name <= lastOfBaseline), new Date().toISOString()],
  )
}

const runsSql = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(db)
    await sql.raw(text).execute(db)
  },
})
