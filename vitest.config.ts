import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/{src,tooling}/**/*.test.{ts,tsx}', 'structure/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A shared machine may stand still for a while; a test that fails twice is broken.
    retry: process.env.CI ? 1 : 0,
  },
})
