import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { createPool } from '../../apps/server/src/platform/db/database.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { inBatches } from './ledger.ts'
import { adminUrl } from './settings.ts'
import type { Size } from './sizes.ts'

export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Uses psql, which comes with pgbench. */
export async function copyInto(url: string, table: string, columns: string, lines: Iterable<string>): Promise<void> {
  const psql = spawn(
    'psql',
    [
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      // Rows can be loaded already frozen if the table was truncated in the same transaction.
      `--command=truncate ${table} cascade`,
      `--command=copy ${table} (${columns}) from stdin with (freeze)`,
      url,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(psql, 'exit')
  await pipeline(Readable.from(inBatches(lines)), psql.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`psql ended with ${code}`)
}

/** A fresh, migrated database, filled by `fill` and vacuumed. */
export async function loadDatabase({ database, url }: Size, fill: (client: Client) => Promise<void>): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
  })
  const pool = createPool({ connectionString: url, poolSize: 2, name: 'bench-load', onError: console.error })
  await migrate(pool)
  await pool.end()
  await withClient(url, async (client) => {
    await client.query(`set synchronous_commit = off; set work_mem = '256MB'`)
    await fill(client)
    await timed('vacuum', () => client.query('vacuum (analyze)'))
    // Otherwise this would happen during the first measurement.
    await timed('checkpoint', () => client.query('checkpoint'))
  })
}
