import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { guardFiles } from './scripts/guards.ts'

// The workers, and the many processes that tests start, take compiled code from here instead of making it again.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled')

/** How many times slower than usual this machine is (`scripts/speed.ts`): limits that only end a hang grow with it. */
const slowness = Number(process.env.SLOWNESS ?? 1)

const web = { setupFiles: ['apps/web/src/testing/reader.ts'] }
const webRules = 'apps/web/{src/**/*.rules,tooling/**/*}.test.ts'
const nodeTests = ['{apps/server,packages/*}/src/**/*.test.ts', '{structure,scripts}/**/*.test.ts']
const webTests = 'apps/web/src/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Nothing is retried: a test that fails now and then has to be seen.
    testTimeout: 120_000 * slowness,
    hookTimeout: 120_000 * slowness,
    expect: { poll: { timeout: 60_000 * slowness } },
    projects: [
      // A worker loads the service once for all its files: modules keep nothing that a test could leave behind.
      { test: { name: 'node', include: nodeTests, exclude: [guardFiles], isolate: false } },
      { test: { name: 'guards', include: nodeTests.map(guardsOf), isolate: false } },
      { test: { ...web, name: 'rules', include: [webRules], isolate: false } },
      { test: { ...web, name: 'web', include: [webTests], exclude: [webRules, guardFiles] } },
      { test: { ...web, name: 'web-guards', include: [guardsOf(webTests)] } },
    ],
  },
})

/** Only the guards among these tests. */
function guardsOf(tests: string): string {
  return tests.slice(0, tests.indexOf('**')) + guardFiles
}
