import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { createPool } from '../../apps/server/src/platform/db/database.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { adminUrl } from '../settings.ts'
import { copyColumns, copyLines } from './histories.ts'
import { withoutIndexes } from './indexes.ts'
import { fillJourney, insertMembers, insertTotals } from './journey-state.ts'
import { type Size, sizesAskedFor } from './size.ts'

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Through psql, which every installation that has pgbench has too. */
async function copySessions(size: Size): Promise<void> {
  const psql = spawn(
    'psql',
    [
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      // A truncated table may be filled with rows that are frozen already.
      '--command=truncate practice_sessions cascade',
      `--command=copy practice_sessions (${copyColumns}) from stdin with (freeze)`,
      size.url,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(psql, 'exit')
  await pipeline(Readable.from(copyLines(size)), psql.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`psql ended with ${code}`)
}

async function load(size: Size): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${size.database} with (force)`)
    await client.query(`create database ${size.database}`)
  })
  const pool = createPool({ connectionString: size.url, poolSize: 2, name: 'bench-load', onError: console.error })
  await migrate(pool)
  await pool.end()
  await withClient(size.url, async (client) => {
    await client.query(`set synchronous_commit = off; set work_mem = '256MB'`)
    await timed('members', () => client.query(insertMembers, [size.members]))
    await withoutIndexes(client, 'practice_sessions', () => timed('sessions', () => copySessions(size)))
    await timed('vacuum', () => client.query('vacuum (analyze) practice_sessions'))
    for (const [at, statement] of insertTotals.entries()) await timed(`totals ${at + 1}`, () => client.query(statement))
    await timed('journey', () => fillJourney(client, size))
    await timed('vacuum', () => client.query('vacuum (analyze)'))
    // Otherwise its work would fall into the first measurement.
    await timed('checkpoint', () => client.query('checkpoint'))
  })
}

for (const size of sizesAskedFor([100_000])) {
  await timed(`${size.sessions} sessions of ${size.members} members, and one long history`, () => load(size))
}
