// Plain JavaScript without dependencies: nothing is installed yet.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { requireNode } from './run.mjs'

requireNode()

function run(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    // The command has already printed the error.
    process.exit(1)
  }
}
const node = (...args) => run(process.execPath, 'scripts/run.mjs', ...args)

const installed = 'node_modules/.package-lock.json'
const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) run('npm', 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')

const flags = process.argv.slice(2)
const isProduction = flags.includes('--production') || process.env.NODE_ENV === 'production'
if (!existsSync('.env')) {
  if (isProduction) node('apps/server/src/init.ts', ...flags.filter((flag) => flag !== '--production'))
  else writeExample()
}

function writeExample() {
  const secret = randomBytes(48).toString('base64')
  const example = readFileSync('.env.example', 'utf8').replace(/^SECRET_KEY=.*$/m, `SECRET_KEY=${secret}`)
  writeFileSync('.env', example, { mode: 0o600 })
  console.log('wrote .env with a new SECRET_KEY')
}

node('scripts/create-database.ts')
node('apps/server/src/migrate.ts')
if (isProduction) run('npm', 'run', '--silent', 'build')
else node('apps/server/src/cli.ts', 'demo')
console.log(
  isProduction
    ? '\nReady. Now start the two units in deploy/systemd, or `npm start` and `npm run worker`; then run `npm run cli -- doctor`.'
    : '\nReady. Now run `npm run dev`: it prints the address, and who you can sign in as.',
)
