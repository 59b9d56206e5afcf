import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { baseUrl, port } from './base-url.ts'
import { checkLogs } from './log-check.ts'
import { catchMail } from './mail.ts'

export { baseUrl }

export const root = resolve(import.meta.dirname, '../..')
const logFolder = resolve(root, 'test-results')
export const logFile = resolve(logFolder, 'service.log')

/** The journeys run in other processes and inherit this variable. */
const mailServer = 'E2E_SMTP_URL'

/** The installation that a journey moves away from: see `useFormerInstallation`. */
export const formerUrl = `http://127.0.0.1:${port + 60}`

export const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  PUBLIC_URL: baseUrl,
  HOST: 'localhost',
  PORT: String(port),
  TRUSTED_PROXIES: '127.0.0.1,::1',
  DATABASE_URL: process.env.E2E_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/sadhana_e2e',
  REDIS_URL: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379',
  // Any process on the same queue may send an email.
  SMTP_URL: process.env[mailServer],
  MAIL_FROM: 'Sadhana Compass <hello@localhost>',
  STRANGER_EMAILS_PER_DAY: '100000',
  SECRET_KEY: 'only for journeys: 0123456789abcdefghijklmnopqrstuvwxyz',
  STORAGE_URL: 'file:var/e2e-storage',
  MOVE_PRIVATE_PEER: formerUrl,
  // The browser runs on the same machine, so a busy moment would look like an overload.
  OVERLOAD_DELAY_MS: '0',
  // There is no proxy that has to notice a shutdown.
  STOP_GRACE_MS: '0',
  LOG_LEVEL: 'info',
})

/** Starts the whole service: the built web app served by the API, a worker, and a mail server that stores emails. */
async function startService(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(root, 'apps/web/dist/app.html'))) throw new Error('Build the app first: npm run build')
  if (await isReady()) throw new Error(`another service answers at ${baseUrl}: stop it, or set E2E_PORT`)
  rmSync(logFolder, { recursive: true, force: true })
  mkdirSync(logFolder, { recursive: true })
  const mail = await catchMail()
  process.env[mailServer] = mail.url
  const env = environment()
  await dropDatabase(env.DATABASE_URL)
  const script = (path: string) => execFileSync(process.execPath, [path], { cwd: root, env, stdio: 'inherit' })
  script('scripts/create-database.ts')
  script('apps/server/src/migrate.ts')

  const log = createWriteStream(logFile, { flags: 'a' })
  const start = (name: string): ChildProcess => {
    const child = spawn(process.execPath, [`apps/server/src/${name}.ts`], { cwd: root, env })
    for (const output of [child.stdout, child.stderr]) {
      output.pipe(log, { end: false })
      output.pipe(process.stdout, { end: false })
    }
    return child
  }
  const processes = [start('api'), start('worker')]
  await untilReady()
  return async () => {
    for (const child of processes) child.kill('SIGTERM')
    await Promise.all(processes.map((child) => new Promise((done) => child.once('close', done))))
    await new Promise((done) => log.end(() => done(undefined)))
    await mail.close()
    await checkLogs(readFileSync(logFile, 'utf8'))
  }
}

/** Rows of an earlier run would come first in lists, and its jobs would be retried. */
export async function dropDatabase(address: string): Promise<void> {
  const url = new URL(address)
  const client = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href)
  await client.connect()
  await client.query(`drop database if exists ${client.escapeIdentifier(url.pathname.slice(1))} with (force)`)
  await client.end()
}

const isReady = (address = baseUrl) =>
  fetch(`${address}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

export async function untilReady(address = baseUrl): Promise<void> {
  // A shared machine may stall for a while.
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isReady(address)) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error('the service did not become ready')
}

// Playwright calls the default export of its global setup, and at the end the function that it returns.
// oxlint-disable-next-line import/no-default-export
export default startService
