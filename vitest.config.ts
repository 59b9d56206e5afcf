import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The workers, and the many processes that tests start, take compiled code from here instead of making it again.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled')

// A worker loads React once for all its files; `fresh-page.ts` gives each of them the app's modules and the page as new.
const web = { setupFiles: ['apps/web/src/testing/fresh-page.ts'], isolate: false }

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
      // Tests that need no page end in `.ts`, those that need one in `.tsx`: a worker makes a page once, not in turns.
      { test: { ...web, name: 'rules', include: ['apps/web/{src,tooling}/**/*.test.ts'] } },
      { test: { ...web, name: 'web', include: ['apps/web/src/**/*.test.tsx'], environment: 'happy-dom' } },
    ],
  },
})
