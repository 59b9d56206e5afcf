import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { medianOf, tally, type TestRun } from './flaky.rules.ts'

/** `npm run flaky -- <pattern>` runs tests or journeys 30 times beside processes that keep every core busy. */
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '30' } },
  allowPositionals: true,
})
const [pattern] = positionals
const times = Number(values.times)
const quietTimes = 3

type VitestFile = { name: string; message: string; assertionResults: VitestAssertion[] }
type VitestAssertion = { fullName: string; status: string; duration?: number; failureMessages: string[] }
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: { file: string; title: string; tests: PlaywrightTest[] }[] }
type PlaywrightTest = { results: { status: string; duration: number; error?: { message?: string } }[] }

const folder = mkdtempSync(join(tmpdir(), 'flaky-'))
const report = join(folder, 'report.json')

function vitestRuns(count: number): TestRun[] {
  return Array.from({ length: count }).flatMap(() => {
    rmSync(report, { force: true })
    execute(['vitest', 'run', pattern ?? '', '--reporter=json', `--outputFile=${report}`])
    if (!existsSync(report)) return [{ name: pattern ?? '', ms: 0, error: 'Vitest ended without a report' }]
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: VitestFile[] }
    return testResults.flatMap(runsOfFile)
  })
}

function runsOfFile({ name, message, assertionResults }: VitestFile): TestRun[] {
  const tests = assertionResults.map(({ fullName, status, duration = 0, failureMessages }) => ({
    name: fullName,
    ms: duration,
    error: status === 'failed' ? (failureMessages[0] ?? 'failed') : undefined,
  }))
  // A file that doesn't load, or a hook that fails, has its own message.
  return message ? [...tests, { name, ms: 0, error: message }] : tests
}

function journeyRuns(count: number): TestRun[] {
  const options = ['--retries=0', '--workers=1', `--repeat-each=${count}`, '--reporter=json']
  execute(['playwright', 'test', pattern ?? '', ...options], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: PlaywrightSuite[] }
  return suites.flatMap(runsOfSuite)
}

function runsOfSuite({ specs, suites = [] }: PlaywrightSuite): TestRun[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ status, duration, error }) => ({
        name: `${file}: ${title}`,
        ms: duration,
        error: status === 'passed' || status === 'skipped' ? undefined : (error?.message ?? status),
      })),
    ),
  )
  return [...own, ...suites.flatMap(runsOfSuite)]
}

function execute(command: string[], env: Record<string, string> = {}) {
  spawnSync('npx', ['--no-install', ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Runs one process per core that just keeps it busy, until `work` is done. */
function besideHogs<T>(work: () => T): T {
  const hogs = Array.from({ length: availableParallelism() }, () =>
    // If this process is killed, the hogs end by themselves.
    spawn('timeout', ['3600', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    return work()
  } finally {
    for (const hog of hogs) hog.kill()
  }
}

if (!pattern || !(times > 0)) {
  console.log('usage: npm run flaky -- <part of the path of a test or journey> [--times 30]')
  process.exit(1)
}
const isJourney = spawnSync('npx', ['--no-install', 'playwright', 'test', '--list', pattern]).status === 0
const runs = isJourney ? journeyRuns : vitestRuns
const quiet = runs(quietTimes)
const busy = besideHogs(() => runs(times))
rmSync(folder, { recursive: true })

console.log(`${times} times beside ${availableParallelism()} busy processes`)
const results = tally(busy)
for (const { name, failed, total, median, slowest, errors } of results) {
  const alone = medianOf(quiet.filter((run) => run.name === name).map(({ ms }) => ms))
  const times = `${Math.round(alone)} ms alone, ${Math.round(median)} ms busy, ${Math.round(slowest)} ms at most`
  console.log(`${failed === 0 ? 'steady' : 'FLAKY '}  ${name}: failed ${failed} of ${total} (${times})`)
  for (const error of errors) console.log(`        ${error}`)
}
const flaky = results.filter(({ failed }) => failed > 0)
console.log(`${flaky.length} of ${results.length} failed at least once`)
process.exitCode = flaky.length > 0 || results.length === 0 ? 1 : 0
