import { randomInt } from 'node:crypto'
import { test as base, type BrowserContext } from '@playwright/test'
import { noteSecrets } from './secrets.ts'

/** An address nobody else has, so that limits per address hold for one journey at a time. */
const ownAddress = () => ['198', '18', randomInt(256), randomInt(1, 255)].join('.')

type Fixtures = {
  /** A second browser of the same person, elsewhere. */
  otherBrowser: BrowserContext
}

/** A journey in a browser with an address of its own, whose secrets are looked for in the logs afterwards. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': ownAddress() })
  },
  context: async ({ context }, use) => {
    noteSecrets(context)
    await use(context)
  },
  otherBrowser: async ({ browser, baseURL }, use) => {
    const headers = { 'x-forwarded-for': ownAddress() }
    const context = await browser.newContext({ extraHTTPHeaders: headers, ...(baseURL && { baseURL }) })
    noteSecrets(context)
    await use(context)
    await context.close()
  },
})
