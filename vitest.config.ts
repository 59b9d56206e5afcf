import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { ModuleDiagnostic, Reporter } from 'vitest/node'
import { guardFiles } from './scripts/guards.ts'

// The workers, and the many processes that tests start, take compiled code from here instead of making it again.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled')

/** How many times slower than usual this machine is (`scripts/speed.ts`): limits that only end a hang grow with it. */
const slowness = Number(process.env.SLOWNESS ?? 1)

const nodeTests = ['{apps/server,packages/*}/src/**/*.test.ts', '{structure,scripts,faults}/**/*.test.ts']
// Tests that need no page end in `.ts`, those that need one in `.tsx`: a worker makes a page once, not in turns.
const ruleTests = 'apps/web/{src,tooling}/**/*.test.ts'
const pageTests = 'apps/web/src/**/*.test.tsx'

// A worker loads the service or React once for all its files. Modules of the server keep nothing that a test could leave
// behind; `fresh-page.ts` gives each file of the web the app's modules and the page as new.
const node = { setupFiles: ['scripts/same-cases.ts'], isolate: false }
const web = { setupFiles: [...node.setupFiles, 'apps/web/src/testing/fresh-page.ts'], isolate: false }
const page = { ...web, environment: 'happy-dom' }

/** Only the guards among these tests. */
const guardsOf = (tests: string) => tests.slice(0, tests.indexOf('**')) + guardFiles

/** Most tests start the service while their file is loaded. */
const secondsOf = ({ collectDuration, duration }: ModuleDiagnostic) => (collectDuration + duration) / 1000

/** After a run of many files: what takes the time. */
const slowestFiles: Reporter = {
  onTestRunEnd(files) {
    if (files.length < 50) return
    const times = files.map((file) => ({ file, seconds: secondsOf(file.diagnostic()) }))
    const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
    console.log(`The slowest of ${files.length} files, which took ${Math.round(total)} s together:`)
    for (const { file, seconds } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(import.meta.dirname, file.moduleId)}`)
  },
}

/** What needed a second try, in Playwright's words: `.ci/run` repeats these lines at its end. */
const flakyTests: Reporter = {
  onTestRunEnd(files) {
    const flaky = files.flatMap((file) => [...file.children.allTests()].filter((test) => test.diagnostic()?.flaky))
    if (flaky.length === 0) return
    console.log(`  ${flaky.length} flaky`)
    for (const { module, fullName } of flaky)
      console.log(`    ${relative(import.meta.dirname, module.moduleId)} › ${fullName}`)
  },
}

export default defineConfig({
  test: {
    reporters: ['default', slowestFiles, flakyTests],
    maxWorkers: availableParallelism(),
    // Only CI tries once more: a failure by chance is named at its end instead of throwing the run away.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000 * slowness,
    hookTimeout: 120_000 * slowness,
    expect: { poll: { timeout: 60_000 * slowness } },
    projects: [
      { test: { ...node, name: 'node', include: nodeTests, exclude: [guardFiles] } },
      { test: { ...web, name: 'rules', include: [ruleTests], exclude: [guardFiles] } },
      { test: { ...page, name: 'web', include: [pageTests], exclude: [guardFiles] } },
      { test: { ...node, name: 'guards', include: nodeTests.map(guardsOf) } },
      { test: { ...page, name: 'web-guards', include: [guardsOf(pageTests)] } },
    ],
  },
})
