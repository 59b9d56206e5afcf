import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { answers, freePort, until } from '../scripts/long/lab.ts'
import { startSmtpCatcher } from '../scripts/smtp-catcher.ts'

const root = resolve(import.meta.dirname, '..')
const binaries = dirname(globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().at(-1) ?? '')
const isRoot = process.getuid?.() === 0

const idOfPostgres = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

/** A process that is started again when it ends, as systemd does, until the stack is closed. */
export type Service = { name: string; pid: () => number; signal: (signal: NodeJS.Signals) => void }

/**
 * A whole installation of its own: PostgreSQL, Redis, two APIs and a worker, in a folder that is removed at the end.
 * Every one of them can be killed or stopped.
 */
export async function openStack({ env = {}, nodeFlags = [] }: { env?: NodeJS.ProcessEnv; nodeFlags?: string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const data = join(folder, 'data')
  const [databasePort, redisPort, ...apiPorts] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const emailed = new Set<string>()
  const smtp = await startSmtpCatcher(
    (source) => void emailed.add(/^To: .*?([^\s<>]+@[^\s<>]+)/im.exec(source)?.[1] ?? ''),
  )
  const databaseUrl = `postgres://postgres@127.0.0.1:${databasePort}/postgres`
  const settings = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SMTP_URL: smtp.url,
    STRANGER_EMAILS_PER_DAY: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_FROM: 'hello@localhost',
    PUBLIC_URL: 'http://localhost',
    SECRET_KEY: 'only-for-the-trial-only-for-the-trial',
    STORAGE_URL: `file://${folder}/files`,
    LOG_LEVEL: 'warn',
    ...env,
  }
  let isClosing = false
  const children = new Set<ChildProcess>()

  function keepRunning(name: string, command: string, args: string[], more: NodeJS.ProcessEnv = {}): Service {
    const log = openSync(join(folder, `${name}.log`), 'a')
    let child: ChildProcess
    const start = () => {
      child = spawn(command, args, { cwd: root, env: { ...settings, ...more }, stdio: ['ignore', log, log] })
      const started = child
      children.add(started)
      started.once('exit', () => {
        children.delete(started)
        if (!isClosing) void setTimeout(500).then(() => !isClosing && start())
      })
    }
    start()
    return { name, pid: () => child.pid ?? 0, signal: (signal) => child.kill(signal) }
  }

  // The sockets' folder must be one that the database's user may write to.
  mkdirSync(data)
  if (isRoot) {
    for (const path of [folder, data]) chownSync(path, idOfPostgres('-u'), idOfPostgres('-g'))
  }
  const [initdb, initdbArgs] = asPostgres(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'])
  execFileSync(initdb, initdbArgs, { stdio: 'ignore' })
  keepRunning(
    'postgres',
    ...asPostgres(join(binaries, 'postgres'), [
      '-D',
      data,
      '-p',
      String(databasePort),
      '-k',
      folder,
      // What a crash of the machine would lose isn't tested here, only what a crash of the processes loses.
      '-F',
    ]),
  )
  /** The first line of its own file: `runuser` comes before it in the list of processes. */
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const postgres: Service = {
    name: 'postgres',
    pid: postmaster,
    signal: (signal) => process.kill(postmaster(), signal),
  }
  const redis = keepRunning('redis', 'redis-server', ['--port', String(redisPort), '--save', '', '--appendonly', 'no'])

  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new Client(databaseUrl)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  await until('the database', 60, async () => (await query('select 1')).length === 1)
  execFileSync(process.execPath, ['apps/server/src/migrate.ts'], { cwd: root, env: settings, stdio: 'inherit' })
  const urls = apiPorts.map((port) => `http://127.0.0.1:${port}`)
  const flags = (program: string) => [...nodeFlags, `apps/server/src/${program}`]
  const apis = apiPorts.map((port, at) =>
    keepRunning(`api-${at + 1}`, process.execPath, flags('api.ts'), { PORT: String(port) }),
  )
  const worker = keepRunning('worker', process.execPath, flags('worker.ts'))
  for (const url of urls) await answers(`${url}/readyz`)

  return {
    urls,
    emailed,
    settings,
    query,
    services: { postgres, redis, apis, worker },
    flushRedis: () => execFileSync('redis-cli', ['-p', String(redisPort), 'flushall'], { stdio: 'ignore' }),
    /** Lines of the logs about errors that no one expected. */
    logLines: (like: RegExp) =>
      globSync('{api-*,worker}.log', { cwd: folder }).flatMap((name) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => like.test(line))
          .map((line) => `${name}: ${line.slice(0, 400)}`),
      ),
    close: async () => {
      isClosing = true
      void smtp.close()
      try {
        process.kill(postmaster(), 'SIGQUIT')
      } catch {
        // It is down already.
      }
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGCONT')
        child.kill('SIGKILL')
        await ended
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
export type Stack = Awaited<ReturnType<typeof openStack>>
