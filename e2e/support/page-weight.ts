import { gzipSync } from 'node:zlib'
import { realtime } from '@sadhana/contract'
import { expect, type Page, type Request } from '@playwright/test'

/** Adds up layout shifts that no user input caused. Call it before the page opens. */
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

/** A script's name contains its hash, so each is loaded and compressed once for all pages. */
const sizesByUrl = new Map<string, Promise<number>>()

async function gzippedSize(page: Page, url: string): Promise<number> {
  const answer = await page.request.get(url)
  return gzipSync(await answer.body(), { level: 9 }).byteLength
}

/** The size of all scripts that the page has loaded, in bytes after gzip. */
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

/** The stream of events stays open for as long as the page does. */
const isEndless = (request: Request) => new URL(request.url()).pathname === realtime.stream.path

/**
 * The addresses that the page requests, in order. The icon is left out, because the browser loads it once per visit.
 * `idle` waits until nothing has been under way for half a second, or as long as you say.
 */
export function watchRequests(page: Page, quietFor = 500): { paths: string[]; idle: () => Promise<void> } {
  const paths: string[] = []
  const underWay = new Set<Request>()
  let changedAt = performance.now()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/favicon') && !request.url().startsWith('blob:')) paths.push(pathname + search)
    if (isEndless(request)) return
    underWay.add(request)
    changedAt = performance.now()
  })
  const end = (request: Request) => {
    if (underWay.delete(request)) changedAt = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // Leaving a page ends what it had under way, which isn't always reported.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of underWay) if (!request.isNavigationRequest()) underWay.delete(request)
  })
  const isIdle = () => underWay.size === 0 && performance.now() - changedAt > quietFor
  return { paths, idle: () => expect.poll(isIdle, { message: 'nothing is under way', intervals: [50] }).toBe(true) }
}
