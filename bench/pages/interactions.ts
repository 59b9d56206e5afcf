import { resolve } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { startChild } from '../kit/child.ts'
import { printTable } from '../kit/report.ts'
import { longMember, practiceSizes } from '../practice/size.ts'
import { keptTokens } from './signed-in.ts'

/**
 * The time from a tap to the next frame on the screen, as the browser measures it (Event Timing, in steps of 8 ms), on
 * a phone four times slower than this machine, for a member with 20,000 sessions. None of the taps saves anything.
 */
const slowness = 4
const rounds = Number(process.env['INTERACTION_ROUNDS'] ?? 5)
const port = '4397'
const origin = `http://localhost:${port}`

type Step = { page: string; name: string; on: (page: Page) => Locator }

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name })
const label = (text: string) => (page: Page) => page.locator('label', { hasText: text }).first()

const steps: Step[] = [
  { page: '/', name: 'account menu', on: button(/^Account menu/) },
  { page: '/', name: 'practice tab', on: tab('Practice') },
  { page: '/', name: 'community tab', on: tab('Community') },
  { page: '/?tab=practice', name: 'a limb', on: label('Asana') },
  { page: '/?tab=practice', name: 'notes unfold', on: (page) => page.locator('details.fold summary').nth(1) },
  { page: '/meditation', name: 'another length', on: button('20') },
  { page: '/meditation', name: 'start', on: button('Start') },
  { page: '/community', name: 'search tab', on: tab('Search') },
  { page: '/sessions', name: 'edit a session', on: button(/^Edit /) },
  { page: '/gamification', name: 'another tab', on: (page) => page.getByRole('tab').nth(1) },
]

const [size] = practiceSizes([20_000])
if (!size) throw new Error('name a loaded size')
const build = resolve(import.meta.dirname, '../../apps/web/dist')
const service = await startChild(new URL('page-service.ts', import.meta.url), [build, size.url, port])
const tokens = await keptTokens(longMember(size), origin)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

async function measure({ page: path, on }: Step): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    tokens,
  )
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const target = on(page)
  await target.scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.evaluate(() => {
    const holder = globalThis as unknown as { longest: number }
    holder.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) holder.longest = Math.max(holder.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await target.tap()
  // Two frames later the browser has reported everything about the tap.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500)))),
  )
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest)
  await context.close()
  return longest
}

const rows: string[][] = []
for (const step of steps) {
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) longest.push(await measure(step))
  const inOrder = longest.toSorted((one, other) => one - other)
  const [median = Number.NaN] = inOrder.slice(Math.floor(rounds / 2))
  rows.push([step.page, step.name, String(median), `${inOrder[0]}–${inOrder.at(-1)}`])
}
printTable(['page', 'tap', 'ms, median', 'spread'], rows)
await browser.close()
await service.stop()
