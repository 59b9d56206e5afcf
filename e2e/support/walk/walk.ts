import { expect, test, type Page } from '@playwright/test'
import { coveredIn, windows } from './covered.ts'
import {
  desk,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  phone,
  showTheme,
  watchForFaults,
} from '../page-checks.ts'
import { pageOf, watchLinks } from './links.ts'
import { gzippedScriptBytes, watchLayoutShifts, watchRequests } from '../page-weight.ts'

/** A page in one of its states. */
export type Stop = {
  path: string
  /** The text of its heading. */
  title: string | RegExp
  /** Waits for the parts that appear after the heading. */
  whole?: (page: Page) => Promise<unknown>
  /** Puts the page into the state to check. Requests and layout shifts aren't measured then. */
  act?: (page: Page) => Promise<unknown>
  /** A page opened daily or first: it may send fewer requests, and nothing on it may move. */
  isLight?: true
  maxRequests?: number
  /** It follows events, and loads its lists again once it hears them: they may have changed in between. */
  isLive?: true
  maxShift?: number
  maxScriptBytes?: number
  /** Also measured and fully checked on a desktop, where its layout differs. */
  isMeasuredAtADesk?: true
  /** What `act` loads counts as part of the page. */
  isWeighedAfterActing?: true
  /** Loads no code before the first interaction, so it keeps its initial theme. */
  keepsTheme?: true
}

/** Bytes of scripts after gzip (docs/design/web-loading.md). */
const usualBudget = 181_000
/**
 * A first visit with an empty cache at 390 px, until nothing has been requested for half a second: the page itself,
 * styles, scripts, fonts and all calls to the API. With the browser's icon, that makes 15.
 */
const light = { requests: 14, shift: 0.01 }
/** A tab opened by its address loads its own code and data. */
const usual = { requests: 21, shift: 0.26 }

type Options = {
  /** Every page that some walk visits, so that links may lead there. */
  pages: ReadonlySet<string>
  scriptBudget?: number
}

/** The pages that these stops visit. */
export const pagesOf = (stops: readonly Stop[]): Set<string> => new Set(stops.map(({ path }) => pageOf(path)))

/** Opens the pages one by one and runs every check that needs no action by a member. */
export async function walk(page: Page, stops: readonly Stop[], options: Options): Promise<void> {
  const { pages, scriptBudget = usualBudget } = options
  const faults = await watchForFaults(page)
  const links = watchLinks(page, (linked) => pages.has(linked))
  const shifts = await watchLayoutShifts(page)
  const { paths: requests, idle } = watchRequests(page)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const browser = await page.context().newCDPSession(page)

  const open = async ({ path, title, whole }: Stop) => {
    // The page before may still be about to ask for something.
    await page.goto('/healthz')
    requests.length = 0
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toContainText(title)
    await whole?.(page)
    await idle()
  }
  const expectStill = async ({ path, isLight, maxShift = (isLight ? light : usual).shift }: Stop, width: number) =>
    expect(await shifts(), `cumulative layout shift of ${path} at ${width} px`).toBeLessThanOrEqual(maxShift)
  const expectWithinBudget = async ({ path, maxScriptBytes = scriptBudget }: Stop) => {
    const bytes = await gzippedScriptBytes(page)
    test.info().annotations.push({ type: `gzip bytes of script of ${path}`, description: String(bytes) })
    expect(bytes, `gzip bytes of script of ${path}`).toBeLessThanOrEqual(maxScriptBytes)
  }

  const problems: string[] = []
  for (const stop of stops) {
    const look = test.step(stop.path, async () => {
      const { path, act, isLight, maxRequests = (isLight ? light : usual).requests } = stop
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(phone)
      await browser.send('Network.clearBrowserCache')
      await open(stop)
      // Weighing takes time, in which the page may ask for more.
      const asked = withoutLate(requests, stop)
      await expectWithinBudget(stop)
      if (!act) {
        expect(asked.length, `requests of ${path}: ${asked.join(', ')}`).toBeLessThanOrEqual(maxRequests)
        if (!stop.isLive) expect(new Set(asked).size, `asked twice by ${path}: ${asked.join(', ')}`).toBe(asked.length)
        expect(await unusedEarlyAnswers(page), `asked early by boot.js and not needed by ${path}`).toEqual([])
        await expectStill(stop, phone.width)
      }
      if (stop.isMeasuredAtADesk) {
        await page.setViewportSize(desk)
        await open(stop)
        await expectStill(stop, desk.width)
      }
      await act?.(page)
      if (stop.isWeighedAfterActing) await expectWithinBudget(stop)
      await expectWellMade(page, stop)
      await links.gather(path)
    })
    // An error on one page doesn't end the walk.
    await look.catch((error: Error) => problems.push(`${stop.path}: ${error.message}`))
  }
  expect(problems).toEqual([])
  expect(await links.findDead(), 'links that lead nowhere').toEqual([])
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(faults).toEqual([])
}

/**
 * The dot of the inbox comes three seconds after the page, which a slow machine may take to load. So does the connection
 * that keeps the inbox up to date, which loads it once more; a live page may open one earlier.
 */
function withoutLate(requests: readonly string[], { isLive }: Stop): readonly string[] {
  const late = isLive ? /\/inbox-dot-/ : /\/(inbox-dot|event-stream)-|^\/api\/events/
  const from = requests.findIndex((path) => late.test(path))
  return requests.filter((path, at) => from < 0 || at < from || !(late.test(path) || path === '/api/inbox'))
}

async function expectWellMade(page: Page, { path, isMeasuredAtADesk, keepsTheme }: Stop): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    expect(await coveredIn(page), `covered on ${path} at ${width} × ${height}`).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  await showAll(page, phone)
  await expectAccessible(page)
  if (keepsTheme) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
  }
  await showTheme(page, 'light')
  await showAll(page, desk)
  // Parts of a page load when someone scrolls near them.
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
  await (isMeasuredAtADesk ? expectAccessible(page) : expectReadable(page))
}

/**
 * Makes the window as high as the page, so that nothing lies behind a translucent bar, where contrast can't be checked.
 */
async function showAll(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

const unusedEarlyAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { askedEarly } = globalThis as unknown as { askedEarly?: { answers: Map<string, unknown> } }
    return Array.from(askedEarly?.answers.keys() ?? [])
  })
