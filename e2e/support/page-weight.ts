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

/** What a script holds is in its name, so each is fetched and packed once for all pages. */
const sizesByUrl = new Map<string, Promise<number>>()

async function gzippedSize(page: Page, url: string): Promise<number> {
  const answer = await page.request.get(url)
  return gzipSync(await answer.body(), { level: 9 }).byteLength
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
    scripts.map((url) => {
      const size = sizesByUrl.get(url) ?? gzippedSize(page, url)
      sizesByUrl.set(url, size)
      return size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The addresses the page asks for, in order. The icon is the browser's own wish, once a visit. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/favicon') && !request.url().startsWith('blob:')) asked.push(pathname + search)
  })
  return asked
}
