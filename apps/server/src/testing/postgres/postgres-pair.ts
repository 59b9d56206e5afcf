import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, vi } from 'vitest'
import { createMigrationPool, migrate } from '#platform/db/migrate.ts'
import { freePort } from '#testing/processes/free-port.ts'
import { createCluster, handToPostgres, postgresCommand } from './own-postgres.ts'

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** A server of its own, for a test that changes what holds for a whole server. */
export async function startServer(folder: string, data: string) {
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess
  const start = async () => {
    const settings = {
      port,
      unix_socket_directories: folder,
      shared_preload_libraries: 'pg_stat_statements',
      // What a crash of the machine would lose isn't tested here.
      fsync: 'off',
      max_connections: 60,
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawn(...postgresCommand('postgres', ['-D', data, ...args]), { stdio: 'ignore' })
    await vi.waitFor(() => query(url, 'select'), { timeout: 60_000, interval: 100 })
  }
  await start()
  return {
    port,
    url,
    start,
    signal: (name: NodeJS.Signals) => child.kill(name),
    query: (text: string) => query(url, text),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
    },
  }
}

/** A migrated database server of its own with a standby, for as long as the test file runs. */
export async function postgresPair() {
  const folder = mkdtempSync(join(tmpdir(), 'pair-'))
  const [data, copy] = [join(folder, 'primary'), join(folder, 'standby')]
  handToPostgres(folder, data)
  createCluster(data)
  const primary = await startServer(folder, data)
  const pool = createMigrationPool(primary.url, () => {})
  await migrate(pool)
  await pool.end()
  await primary.query('create extension pg_stat_statements')
  const options = ['-D', copy, '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres', '-R', '-c', 'fast']
  execFileSync(...postgresCommand('pg_basebackup', options), { stdio: 'ignore' })
  const standby = await startServer(folder, copy)
  afterAll(async () => {
    await standby.stop()
    await primary.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { primary, standby }
}
