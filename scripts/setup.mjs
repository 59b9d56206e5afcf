// Plain JavaScript, and nothing that an old Node lacks: this file must still be able to say that Node is too old.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const wanted = Number(readFileSync('.nvmrc', 'utf8'))
const found = Number(process.versions.node.split('.')[0])
if (found !== wanted) {
  console.error(`Sadhana Compass needs Node ${wanted}; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit' })

const installed = 'node_modules/.package-lock.json'
const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
if (!existsSync('.env')) {
  const secret = randomBytes(48).toString('base64')
  writeFileSync('.env', readFileSync('.env.example', 'utf8').replace(/^SECRET_KEY=.*$/m, `SECRET_KEY=${secret}`))
  console.log('wrote .env with a new SECRET_KEY')
}
run(process.execPath, '--env-file=.env', 'scripts/create-database.ts')
run('npm', 'run', '--silent', 'migrate')
if (process.env.NODE_ENV !== 'production') run('npm', 'run', '--silent', 'cli', '--', 'demo')
console.log('Ready. `npm run dev` starts it.')
