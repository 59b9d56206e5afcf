import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The workers, and the many processes that tests start, take compiled code from here instead of making it again.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled')

const web = { setupFiles: ['apps/web/src/testing/reader.ts'] }
const webRules = 'apps/web/{src/**/*.rules,tooling/**/*}.test.ts'

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Generous, because machines are shared. Nothing is retried: a test that fails now and then has to be seen.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{apps/server,packages/*}/src/**/*.test.ts', '{structure,scripts}/**/*.test.ts'],
          // A worker loads the service once for all its files: modules keep nothing that a test could leave behind.
          isolate: false,
        },
      },
      { test: { ...web, name: 'rules', include: [webRules], isolate: false } },
      { test: { ...web, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude: [webRules] } },
    ],
  },
})
