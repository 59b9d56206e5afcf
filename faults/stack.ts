import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createCluster, handToPostgres, postgresCommand } from '../apps/server/src/testing/postgres/own-postgres.ts'
import { freePort } from '../apps/server/src/testing/processes/free-port.ts'
import { until } from '../scripts/long/lab.ts'
import { openApp } from './app.ts'
import { openGate } from './gate.ts'
import { openProcesses } from './processes.ts'

/** The name of our own connections, which no fault cuts. */
export const ourName = 'faults'

export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, application_name: ourName, connectionTimeoutMillis: 5_000 })
  // A connection that breaks while it waits has its error here, and the question has it too.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

type Options = {
  env?: NodeJS.ProcessEnv
  nodeFlags?: string[] | undefined
  /** The APIs have a clock of their own, by libfaketime. */
  hasOwnClock?: boolean
  /** PostgreSQL has a small disk of its own, in memory, for which we must be root. */
  diskMegabytes?: number | undefined
}

/** By how much the clock of the APIs is wrong, in a file that they read again every second. */
function createClock(folder: string) {
  const path = join(folder, 'clock')
  const set = (offset: string) => writeFileSync(path, offset)
  set('+0')
  const [library = ''] = faketime()
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: path,
    FAKETIME_CACHE_DURATION: '1',
    // A clock that is set doesn't change how long a timer waits.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { set, env }
}
export const faketime = (): string[] => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')

function createDisk(folder: string, megabytes: number) {
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const [filler, zeros] = [join(folder, 'filler'), Buffer.alloc(1 << 20)]
  return {
    fill: async (): Promise<void> => {
      const file = await open(filler, 'w')
      try {
        for (;;) await file.write(zeros)
      } catch {
        // Full.
      } finally {
        await file.close()
      }
    },
    free: (): void => rmSync(filler),
    remove: (): void => void execFileSync('umount', ['--lazy', folder]),
  }
}

/**
 * A whole installation of its own: PostgreSQL, Redis, two APIs and a worker, in a folder that is removed at the end.
 * Every one of them can be killed, stopped or cut off.
 */
export async function openStack({ env = {}, nodeFlags, hasOwnClock = false, diskMegabytes }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  chmodSync(folder, 0o755)
  const place = join(folder, 'postgres')
  const disk = diskMegabytes === undefined ? undefined : createDisk(place, diskMegabytes)
  const clock = hasOwnClock ? createClock(folder) : undefined
  const data = join(place, 'data')
  const [databasePort, redisPort] = [await freePort(), await freePort()]
  const databaseUrl = `postgres://postgres@127.0.0.1:${databasePort}/postgres`
  const processes = openProcesses(folder)

  handToPostgres(place, data)
  createCluster(data)
  // `-F`: what a crash of the machine would lose isn't tested here, only what a crash of the processes loses.
  const serve = ['-D', data, '-p', String(databasePort), '-k', place, '-F', '-c', 'max_wal_size=128MB']
  const postgres = processes.keepRunning('postgres', ...postgresCommand('postgres', serve), {
    // PostgreSQL ends its own processes on SIGQUIT, but not when it is killed.
    lastSignal: 'SIGQUIT',
  })
  const redisArgs = ['--port', String(redisPort), '--save', '', '--appendonly', 'no']
  const redis = processes.keepRunning('redis', 'redis-server', redisArgs)
  const query = (text: string) => ask(databaseUrl, text)
  await until('the database', 60, async () => (await query('select 1')).length === 1)
  const gates = { postgres: await openGate(databasePort), redis: await openGate(redisPort) }
  const app = await openApp({
    folder,
    env: {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${gates.postgres.port}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${gates.redis.port}`,
      ...env,
    },
    apiEnv: clock?.env,
    nodeFlags,
    query,
  })

  return {
    ...app,
    services: { postgres, redis, ...app.services },
    gates,
    disk,
    clock,
    flushRedis: () => execFileSync('redis-cli', ['-p', String(redisPort), 'flushall'], { stdio: 'ignore' }),
    close: async () => {
      await app.close()
      for (const gate of [gates.postgres, gates.redis]) gate.close()
      await processes.close()
      disk?.remove()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
export type Stack = Awaited<ReturnType<typeof openStack>>
