import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/{src,tooling}/**/*.test.{ts,tsx}', '{structure,scripts}/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    setupFiles: ['apps/web/src/testing/reader.ts'],
    // Generous, because machines are shared. Nothing is retried: a test that fails now and then has to be seen.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
