import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { isGuard } from './guards.ts'
import { measureSlowness } from './speed.ts'

/**
 * Everything that must pass before a commit. `--all` adds what CI also runs: the guards (tests that race, kill, fuzz or
 * try every combination) and lint rules that need types. `--changed` checks only the changes in the working tree, or
 * the differences from a commit that you name (`--changed main`): quick while you work, but no substitute for the
 * whole.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
})
const [since = 'HEAD'] = positionals
const changed = values.changed ? changedFiles() : null

type Step = { name: string; command: [string, ...string[]] }
const npm = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] })
const npx = (name: string, ...command: string[]): Step => ({ name, command: ['npx', '--no-install', ...command] })

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n')
}

function changedFiles(): string[] {
  const paths = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return paths.filter((path) => /^(apps|packages|e2e|bench|scripts|structure)\//.test(path) && existsSync(path))
}

/** Runs a tool on the changed files that it understands, if there are any. */
function onChanged(name: string, pattern: RegExp, ...command: string[]): Step[] {
  const files = (changed ?? []).filter((path) => pattern.test(path))
  return files.length > 0 ? [npx(name, ...command, ...files)] : []
}

/** The projects of vitest.config.ts without the guards. */
const quickTests = ['vitest', 'run', '--project', 'node', '--project', 'rules', '--project', 'web']

/**
 * The tests beside the changed files and at the top of their features. Vitest's own choice, everything that imports a
 * changed file, would be nearly every test of the server, since they start the whole service. Guards run only if they
 * have changed themselves.
 */
function testsNear(files: string[]): Step[] {
  const folders = new Set(files.flatMap((path) => [dirname(path), ...featuresOf(path)]))
  const isTest = /\.test\.tsx?$/
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (path) => isTest.test(path) && folders.has(dirname(path)) && existsSync(path),
  )
  const guards = tests.filter((path) => isGuard(path) && files.includes(path))
  const others = tests.filter((path) => !isGuard(path))
  return [
    ...(others.length > 0 ? [npx('test', ...quickTests, ...others)] : []),
    ...(guards.length > 0 ? [npx('test:guards', 'vitest', 'run', ...guards)] : []),
  ]
}

function featuresOf(path: string): string[] {
  const [, feature] = /^packages\/contract\/src\/([^/]+)\//.exec(path) ?? []
  if (!feature) return /^apps\/\w+\/src\/features\/[^/]+/.exec(path) ?? []
  return ['server', 'web'].map((app) => `apps/${app}/src/features/${feature}`)
}

const code = /\.(ts|tsx|mjs|cjs|js)$/

function steps(): Step[] {
  if (changed) {
    return [
      ...testsNear(changed),
      npm('check:types'),
      ...onChanged('check:lint', code, 'oxlint', '--deny-warnings'),
      ...onChanged('check:format', /\.(ts|tsx|mjs|cjs|js|css|json)$/, 'oxfmt', '--check'),
      npm('check:structure'),
    ]
  }
  const tests = values.all ? npm('test') : npx('test', ...quickTests)
  const lint = values.all ? npm('check:lint') : npx('check:lint', 'oxlint', '--deny-warnings', ...places)
  return [tests, npm('check:types'), lint, npm('check:format'), npm('check:structure'), npm('check:dead-code')]
}

const places = ['apps', 'packages', 'e2e', 'bench', 'faults', 'scripts', 'structure']

/** The output of steps that are still running. */
const unfinished = new Map<string, Buffer[]>()

function run({ name, command: [program, ...args] }: Step): Promise<boolean> {
  const started = Date.now()
  const output: Buffer[] = []
  unfinished.set(name, output)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (exitCode) => {
      unfinished.delete(name)
      const passed = exitCode === 0
      console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`)
      if (!passed || name.startsWith('test')) console.log(Buffer.concat(output).toString())
      resolve(passed)
    })
  })
}

// Shows how far the tests came if the step is stopped for taking too long.
process.once('SIGTERM', () => {
  for (const [name, output] of unfinished) console.log(`STOPPED  ${name}\n${Buffer.concat(output).toString()}`)
  process.exit(1)
})

if (values.all && !process.env.SLOWNESS) process.env.SLOWNESS = String(await measureSlowness())
// All at once: the static checks use the idle cores while the tests wait for the database.
const outcomes = await Promise.all(steps().map(run))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
