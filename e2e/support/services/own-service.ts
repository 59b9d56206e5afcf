import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { baseUrl, environment, logFile, root } from '../service.ts'
import { onThisMachine } from '../slowness.ts'

const applicationName = 'journeys-with-faults'

/**
 * A separate API for the tests of one file, which would disturb other journeys. It runs beside the service that all
 * journeys share, on the same database, and each file needs its own `offset` of the port.
 */
export function useOwnService({ offset = 40, settings = {} }: { offset?: number; settings?: NodeJS.ProcessEnv } = {}) {
  const port = Number(new URL(baseUrl).port) + offset
  const address = `http://localhost:${port}`
  const env = environment()
  const database = new URL(env.DATABASE_URL)
  database.searchParams.set('application_name', applicationName)
  let child: ChildProcess | undefined

  const start = async (changes: NodeJS.ProcessEnv = {}) => {
    const log = openSync(logFile, 'a')
    child = spawn(process.execPath, ['apps/server/src/api.ts'], {
      cwd: root,
      env: { ...env, PUBLIC_URL: address, PORT: String(port), DATABASE_URL: database.href, ...settings, ...changes },
      stdio: ['ignore', log, log],
    })
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: onThisMachine(60_000) }).toBe(true)
  }

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  test.beforeAll(() => start())
  test.afterAll(kill)
  return { address, start, kill, cutConnections: () => cutConnections(env.DATABASE_URL) }
}

/** Ends all connections, like a restart of PostgreSQL. Returns how many there were. */
async function cutConnections(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    [applicationName],
  )
  await client.end()
  return rowCount ?? 0
}
