import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import { demoMember } from '@sadhana/contract'
import { exitExplained, exitWith, readConfigOrExit } from '../apps/server/src/process.ts'
import { keepRunning } from './dev/keep-running.ts'
import { mailboxPath, startMailbox } from './dev/mailbox.ts'
import { readableLog } from './dev/readable-log.ts'

/**
 * Runs the web app, API, worker and mailbox behind one address, and watches the sources. `--inspect` lets a debugger
 * connect.
 */
const root = resolve(import.meta.dirname, '..')
if (!process.env.DATABASE_URL && !existsSync(resolve(root, '.env')))
  exitWith('There is no .env yet: run `npm run setup`.')
const config = readConfigOrExit()
if (config.NODE_ENV === 'production') exitWith('`npm run dev` is for development: set NODE_ENV=development in .env.')
const { HOST, PORT, PUBLIC_URL } = config
const inspect = process.argv.slice(2).filter((option) => option.startsWith('--inspect'))

/** Listens for a moment, and fails if the port is already in use. */
async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  const { port: boundPort } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return boundPort
}

function runOnce(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(1)
}

await tryPort(PORT, HOST).catch((error: unknown) => exitExplained(error, config))
runOnce('apps/server/src/migrate.ts')
runOnce('apps/server/src/cli.ts', 'demo')

const mailbox = await startMailbox()
const apiPort = await tryPort(0, '127.0.0.1')
const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(apiPort),
  PUBLIC_URL,
  SMTP_URL: mailbox.smtpUrl,
  // Texts go to the worker's log unless a provider is set up.
  SMS_COUNTRIES: config.SMS_COUNTRIES.join() || 'DE,FR,GB,IE,IN,PT,US',
  // A process that waits at a breakpoint isn't overloaded.
  OVERLOAD_DELAY_MS: '0',
}

const serve = (name: string, options: string[] = []) =>
  keepRunning({
    folders: ['apps/server/src', 'packages/contract/src'].map((folder) => resolve(root, folder)),
    start: () => {
      const args = [...options, `apps/server/src/${name}.ts`]
      const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
      child.stdout.pipe(readableLog(name)).pipe(process.stdout, { end: false })
      return child
    },
    onStop: () => console.log(`The ${name} has stopped. It starts again when you save a file.`),
  })
const services = [serve('api', inspect), serve('worker')]

const api = `http://127.0.0.1:${apiPort}`
const web = spawn(
  resolve(root, 'node_modules/.bin/vite'),
  ['--host', HOST, '--port', String(PORT), '--strictPort', '--logLevel', 'warn', '--clearScreen', 'false'],
  {
    cwd: resolve(root, 'apps/web'),
    env: { ...process.env, DEV_API_URL: api, DEV_MAILBOX_URL: mailbox.url },
    stdio: 'inherit',
  },
)

let isStopping = false
async function stop(exitCode: number) {
  if (isStopping) return
  isStopping = true
  web.kill('SIGTERM')
  await Promise.all([...services.map((service) => service.stop()), mailbox.close()])
  process.exit(exitCode)
}
web.on('exit', (code) => void stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))

async function untilAnswered(url: string) {
  const answers = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await answers())) await new Promise((next) => setTimeout(next, 100))
}
await Promise.all([untilAnswered(`${api}/readyz`), untilAnswered(`http://${HOST}:${PORT}/favicon.svg`)])
console.log(`
Sadhana Compass is ready at ${new URL(PUBLIC_URL).origin}

  Sign in  ${demoMember.username}, password: ${demoMember.password}
  Emails   ${new URL(mailboxPath, PUBLIC_URL).href}
  API      ${new URL('/docs', PUBLIC_URL).href}
  Stop     Ctrl-C
`)
