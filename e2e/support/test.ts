import { test as base, type BrowserContext } from '@playwright/test'
import { ownAddress } from './own-address.ts'
import { noteSecrets } from './secrets.ts'

type Fixtures = {
  /** A second browser, used by the same person or someone else. */
  otherBrowser: BrowserContext
}

/** A journey in a browser with its own address. Afterwards the logs are searched for its secrets. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => {
    await use(ownAddress())
  },
  context: async ({ context }, use) => {
    noteSecrets(context)
    await use(context)
  },
  otherBrowser: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), ...(baseURL && { baseURL }) })
    noteSecrets(context)
    await use(context)
    await context.close()
  },
})
