import { defineConfig } from '@playwright/test'
import { baseUrl } from './e2e/support/service.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/service.ts',
  // Sits against real time print what they find; a machine that stands still must not fail the gate.
  testIgnore: process.env.CI && !process.env.REAL_TIME ? '**/*-time.spec.ts' : [],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  // A shared machine may stand still for a while; a journey that fails twice is broken.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['line'], ['json', { outputFile: 'test-results/report.json' }]] : 'list',
  use: {
    baseURL: baseUrl,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
