import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * Everything that must pass before a commit. With `--changed`, only what the working tree changes, or what differs
 * from a commit if you name one (`--changed main`): quick while you work, but no substitute for the whole.
 */
const [, , option, since = 'HEAD'] = process.argv
const changed = option === '--changed' ? changedFiles() : null

type Step = { name: string; command: [string, ...string[]] }
const npm = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] })

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
  return files.length > 0 ? [{ name, command: ['npx', '--no-install', ...command, ...files] }] : []
}

/**
 * The tests beside the changed files and at the top of their features. Asked for whatever imports a changed file,
 * Vitest would run nearly every test of the server, since they start the whole service.
 */
function testsNear(files: string[]): Step[] {
  const folders = new Set(files.flatMap((path) => [dirname(path), ...featuresOf(path)]))
  const near = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx').filter(
    (path) => folders.has(dirname(path)) && existsSync(path),
  )
  return near.length > 0 ? [{ name: 'test', command: ['npx', '--no-install', 'vitest', 'run', ...near] }] : []
}

function featuresOf(path: string): string[] {
  if (!path.startsWith('packages/contract/')) return /^apps\/\w+\/src\/features\/[^/]+/.exec(path) ?? []
  const name = basename(path).replace(/\..*/, '')
  return ['server', 'web'].map((app) => `apps/${app}/src/features/${name}`)
}

const code = /\.(ts|tsx|mjs|cjs|js)$/
const looking: Step[] = changed
  ? [
      npm('check:types'),
      ...onChanged('check:lint', code, 'oxlint', '--type-aware', '--deny-warnings'),
      ...onChanged('check:format', /\.(ts|tsx|mjs|cjs|js|css|json)$/, 'oxfmt', '--check'),
      npm('check:structure'),
    ]
  : ['check:types', 'check:lint', 'check:format', 'check:structure', 'check:dead-code'].map(npm)
const tests: Step[] = changed ? testsNear(changed) : [npm('test')]

/** What the steps that still run have printed. */
const unfinished = new Map<string, Buffer[]>()

function run({ name, command: [program, ...args] }: Step): Promise<boolean> {
  const began = Date.now()
  const output: Buffer[] = []
  unfinished.set(name, output)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      unfinished.delete(name)
      const passed = code === 0
      console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`)
      if (!passed || name === 'test') console.log(Buffer.concat(output).toString())
      resolve(passed)
    })
  })
}

// Stopped for taking too long: without this, nobody would see how far the tests came.
process.once('SIGTERM', () => {
  for (const [name, output] of unfinished) console.log(`STOPPED  ${name}\n${Buffer.concat(output).toString()}`)
  process.exit(1)
})

// All at once: the static checks use what is left of the machine while the tests wait for the database.
const outcomes = await Promise.all([...tests, ...looking].map(run))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
