import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '../apps/server/src/testing/processes/free-port.ts'
import { answers } from '../scripts/long/lab.ts'
import { openProcesses, root } from './processes.ts'
import { type StandIns, startStandIns } from './stand-ins.ts'

type Options = {
  /** For logs and files. */
  folder: string
  /** Where the database and the cache are, and whatever else differs. */
  env: NodeJS.ProcessEnv
  /** What differs for the APIs alone. */
  apiEnv?: NodeJS.ProcessEnv | undefined
  nodeFlags?: string[] | undefined
  query: (text: string) => Promise<Record<string, unknown>[]>
  /** Those of another app with the same database. */
  othersStandIns?: StandIns
}

/** Far more than it takes, because the machine may have other work. */
const startSeconds = 300

/** Two APIs, a worker, and stand-ins of what is outside, for a database and a cache that are somewhere else. */
export async function openApp({ folder, env, apiEnv = {}, nodeFlags = [], query, othersStandIns }: Options) {
  const standIns = othersStandIns ?? (await startStandIns())
  const settings = {
    ...process.env,
    NODE_ENV: 'test',
    ...standIns.env,
    STRANGER_EMAILS_PER_DAY: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_FROM: 'hello@localhost',
    PUBLIC_URL: 'http://localhost',
    SECRET_KEY: 'only-for-the-trial-only-for-the-trial',
    STORAGE_URL: `file://${folder}/files`,
    LOG_LEVEL: 'warn',
    // As the units and the image start it.
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
    ...env,
  }
  // Not synchronously, because the stand-ins, and the way to the database, are in this process.
  await promisify(execFile)(process.execPath, ['apps/server/src/migrate.ts'], { cwd: root, env: settings })
  const processes = openProcesses(folder)
  const node = (name: string, program: string, more: NodeJS.ProcessEnv = {}) =>
    processes.keepRunning(name, process.execPath, [...nodeFlags, `apps/server/src/${program}`], {
      env: { ...settings, ...more },
    })
  const ports = [await freePort(), await freePort()]
  const apis = ports.map((port, at) => node(`api-${at + 1}`, 'api.ts', { ...apiEnv, PORT: String(port) }))
  const worker = node('worker', 'worker.ts')
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  for (const url of urls) await answers(`${url}/readyz`, startSeconds)

  if (!othersStandIns) void standIns.tell(urls)

  return {
    urls,
    standIns,
    settings,
    query,
    services: { apis, worker },
    logLines: processes.logLines,
    close: async () => {
      if (!othersStandIns) standIns.close()
      await processes.close()
    },
  }
}
export type App = Awaited<ReturnType<typeof openApp>>
