import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { type APIRequestContext, test } from '@playwright/test'
import type { NewPracticeSession } from '@sadhana/contract'
import pg from 'pg'
import { port } from '../base-url.ts'
import { dropDatabase, environment, formerUrl, logFile, root, untilReady } from '../service.ts'
import { addMember } from '../signed-in-member.ts'

/** Another installation with its own database and files, which a member moves away from. */
export function useFormerInstallation() {
  const database = new URL(environment().DATABASE_URL)
  database.pathname += '_former'
  const env = {
    ...environment(),
    PUBLIC_URL: formerUrl,
    // Cookies know no ports, so it needs another name than the service that all journeys share.
    HOST: new URL(formerUrl).hostname,
    PORT: new URL(formerUrl).port,
    DATABASE_URL: database.href,
    STORAGE_URL: 'file:var/e2e-former-storage',
    SECRET_KEY: `only for the former one: ${port}0123456789abcdefghijklmno`,
  }
  const accounts = new pg.Pool({ connectionString: database.href, max: 1, allowExitOnIdle: true })
  let processes: ChildProcess[] = []

  test.beforeAll(async () => {
    await dropDatabase(database.href)
    for (const path of ['scripts/create-database.ts', 'apps/server/src/migrate.ts'])
      execFileSync(process.execPath, [path], { cwd: root, env, stdio: 'inherit' })
    const log = openSync(logFile, 'a')
    const start = (name: string) =>
      spawn(process.execPath, [`apps/server/src/${name}.ts`], { cwd: root, env, stdio: ['ignore', log, log] })
    processes = [start('api'), start('worker')]
    await untilReady(formerUrl)
  })

  test.afterAll(async () => {
    const ended = processes.map((child) => once(child, 'exit'))
    for (const child of processes) child.kill('SIGTERM')
    await Promise.all(ended)
    await accounts.end()
    await dropDatabase(database.href)
  })

  /** A member there, who has logged these practices. */
  const addPractised = async (request: APIRequestContext, name: string, practices: NewPracticeSession[]) => {
    const account = await addMember(request, name, { url: formerUrl, database: accounts })
    for (const body of practices) await account.member.practice.log({ body })
    return account
  }
  return { addPractised }
}
