import { readdir, readFile } from 'node:fs/promises'
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

/** On a large table an index takes minutes, and other processes that migrate wait as long. */
export const createMigrationPool = (connectionString: string, onError: (error: Error) => void): Pool =>
  createPool({ connectionString, poolSize: 2, name: 'migrate', onError, longestStatementMs: 0 })

/** Brings the database up to date. Several processes may call it at once; one of them does the work. */
export async function migrate(pool: Pool): Promise<string[]> {
  await runMigrations({ pgPool: pool })
  const migrator = new Migrator({
    db: createDb(pool),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(await readMigrations()).map(([name, text]) => [name, runsSql(text)])),
    },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

const runsSql = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(text).execute(db)
  },
})
