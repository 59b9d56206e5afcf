import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Adds up how far things jump without anybody having touched them. Call before the page opens. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const holder = globalThis as unknown as { shifted: number }
    holder.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) holder.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}

/** The bytes of all script that the page has fetched, as gzip would carry them. */
export async function gzippedScriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  const sizes = await Promise.all(
    scripts.map(async (url) => {
      const answer = await page.request.get(url)
      return gzipSync(await answer.body(), { level: 9 }).byteLength
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
