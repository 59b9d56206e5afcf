import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { reencryptSecrets } from '#features/security/index.ts'
import type { Config } from '#platform/config.ts'
import { createMigrationPool, migrate } from '#platform/db/migrate.ts'
import { createLogger } from '#platform/log.ts'
import { compareBackup } from '#platform/operations/compare-backup.ts'
import { hasPassed, insertRehearsal } from '#platform/operations/rehearsals.repo.ts'
import { type App, createApp } from '#app.ts'
import { refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; config: Config; print: (...cells: string[]) => void }
type Options = { database: string; files: string }

const maxShown = 20
const startTimeoutSeconds = 30

/** Checks that a restored backup equals its original. `deploy/rehearse.sh` runs this. */
export function addRehearseCommand(cli: Command, { app, config, print }: Deps): void {
  cli
    .command('rehearse')
    .description('compare a restored backup with what was recorded, start the app on it, and note the result')
    .argument('<backup>', 'the folder of the backup')
    .requiredOption('--database <url>', 'where it was restored; never the database in use')
    .requiredOption('--files <folder>', 'where its files were restored')
    .action(async (backup: string, { database, files }: Options) => {
      if (isSame(database, config.DATABASE_URL)) throw refused('this is the database in use: restore into another one')
      const began = app.clock.now().getTime()
      const { differences, takenAt, ...compared } = await compareBackup(backup, { databaseUrl: database, files })
      print(`${compared.tables} tables, ${compared.rows} rows, ${compared.files} files of ${takenAt.toISOString()}`)
      for (const difference of differences.slice(0, maxShown)) print(difference)
      print(differences.length === 0 ? 'all equal' : `${differences.length} differences`)
      const problem = await startOn({ ...config, DATABASE_URL: database, STORAGE_URL: folderUrl(files) })
      print(problem ?? 'the app is ready on the restored rows, and SECRET_KEY opens their secrets')
      const result = { differences: differences.length, started: problem === undefined }
      const seconds = Math.round((app.clock.now().getTime() - began) / 1000)
      await insertRehearsal(app.db, { ...compared, ...result, restoredTo: takenAt, seconds })
      if (!hasPassed(result)) throw refused('the backup did not pass')
    })
}

/**
 * Repeats the steps after a real loss: migrate, decrypt the secrets, start. No worker runs, because it would send
 * emails again.
 */
async function startOn(config: Config): Promise<string | undefined> {
  const pool = createMigrationPool(config.DATABASE_URL, () => {})
  const restored = createApp({ ...config, REDIS_URL: undefined }, { name: 'rehearsal', log: createLogger('silent') })
  try {
    await migrate(pool)
    await reencryptSecrets(restored)
    const server = await restored.createServer()
    try {
      const url = await server.listen({ host: '127.0.0.1', port: 0 })
      const status = await untilReady(`${url}/readyz`)
      return status === 200 ? undefined : `the app is not ready on the restored rows (${status})`
    } finally {
      await server.close()
    }
  } catch (error) {
    return `the app cannot start on the restored rows: ${error instanceof Error ? error.message : 'unknown'}`
  } finally {
    await restored.close()
    await pool.end()
  }
}

/** A machine that has just restored a database is slow for a while. */
async function untilReady(url: string): Promise<number> {
  for (let second = 1; ; second++) {
    const { status } = await fetch(url)
    if (status === 200 || second === startTimeoutSeconds) return status
    await setTimeout(1_000)
  }
}

const folderUrl = (folder: string) => pathToFileURL(`${resolve(folder)}/`).href

function isSame(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  return a.host === b.host && a.pathname === b.pathname
}
