import { createPool } from '../../apps/server/src/platform/db/database.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { adminUrl, databaseName, databaseUrl } from './settings.ts'
import { seedStatement } from './statements.ts'

type Pool = ReturnType<typeof createPool>

async function withPool<T>(connectionString: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool({ connectionString, poolSize: 2, name: 'bench', onError: console.error })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

export const dropDatabase = () =>
  withPool(adminUrl, (pool) => pool.query(`drop database if exists ${databaseName} with (force)`))

/** A fresh, migrated database with the seeded entries. */
export async function createDatabase(): Promise<void> {
  await dropDatabase()
  await withPool(adminUrl, (pool) => pool.query(`create database ${databaseName}`))
  await withPool(databaseUrl, async (pool) => {
    await migrate(pool)
    const client = await pool.connect()
    // Seeding may take longer than a request is allowed to.
    await client.query('set statement_timeout = 0')
    await client.query(seedStatement)
    // Otherwise autovacuum would do this in the middle of a measurement.
    await client.query('vacuum (analyze) waitlist_entries')
    client.release()
  })
}

export const withBenchDatabase = <T>(work: (pool: Pool) => Promise<T>) => withPool(databaseUrl, work)

export const countConnectionsOf = (application: string): Promise<number> =>
  withPool(adminUrl, async (pool) => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where application_name = $1',
      [application],
    )
    return rows[0]?.count ?? 0
  })
