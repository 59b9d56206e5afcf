import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { baseUrl } from './e2e/support/service.ts'
import { onThisMachine } from './e2e/support/slowness.ts'

// The many processes that journeys start take compiled code from here instead of making it again.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled')

/**
 * The pop-ups of an invisible address bar: two of the browser's own pages with every window, and half the work of
 * opening one. A switch that is given twice counts once, so the rest repeats what Playwright turns off.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/service.ts',
  // These measure real time, and a stalled machine must not make them fail: `npm run long -- real-time` and `health-page`.
  testIgnore: process.env.REAL_TIME ? [] : '**/*-time.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: onThisMachine(120_000),
  // The browser itself may crash on a busy machine, so CI tries once more; it lists what needed it at the end.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: onThisMachine(20_000) },
  reporter: process.env.CI ? [['line'], ['json', { outputFile: 'test-results/report.json' }]] : 'list',
  // The slowest files.
  reportSlowTests: { max: 10, threshold: 30_000 },
  use: {
    baseURL: baseUrl,
    // A lost click fails here, not at the timeout of the whole journey.
    actionTimeout: onThisMachine(15_000),
    navigationTimeout: onThisMachine(30_000),
    locale: 'en-GB',
    // A worker would answer requests before `page.route` sees them. The journeys about it allow it.
    serviceWorkers: 'block',
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
        `--disable-features=${unusedFeatures.join(',')}`,
      ],
    },
  },
})
