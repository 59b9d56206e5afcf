import { expect, type Page } from '@playwright/test'

/** One of several similar links is enough: to members, articles, and the items in an operator's lists. */
export const pageOf = (path: string): string =>
  new URL(path, 'http://localhost').pathname.replace(
    /^\/(people|messages|gamification\/learning|operators\/(?:letters|reports|members))\/.+/,
    '/$1/*',
  )

/** The messages that a screen shows when it is empty. */
const deadEnd = /^(There’s no page here|Member not found|We couldn’t find this article)$/m

/** Collects the links of the pages that a walk visits. */
export function watchLinks(page: Page, isWalked: (page: string) => boolean) {
  const dead = new Set<string>()
  const anchors = new Map<string, string>()
  const queries = new Map<string, string>()
  const opened = new Set<string>()
  const places = new Set<string>()

  /** Records where the links of this page lead. */
  async function gather(path: string): Promise<void> {
    const { hrefs, ids, words } = await page.evaluate(() => ({
      hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      words: document.body.innerText,
    }))
    if (deadEnd.test(words) && path !== '/no/such/page') dead.add(`${path} has nothing to show`)
    const here = new URL(page.url())
    opened.add(path).add(here.pathname + here.search)
    for (const id of ids) places.add(`${here.pathname}#${id}`)
    for (const { origin, pathname, search, hash } of hrefs.map((href) => new URL(href))) {
      if (origin !== here.origin || pathname.startsWith('/api/')) continue
      if (!isWalked(pageOf(pathname))) dead.add(`${pathname}, from ${path}`)
      if (hash) anchors.set(pathname + hash, path)
      // The page to show after a sign-in doesn't make it a different page, nor does its language.
      if (search && pathname !== '/login' && !search.startsWith('?language=')) queries.set(pathname + search, path)
    }
  }

  /** Checks that a link with a query shows content, like the page without the query. */
  async function openQueries(): Promise<void> {
    for (const [to, from] of queries) {
      if (opened.has(to)) continue
      await page.goto(to)
      // Not by its role: a dialog that the address opens hides the page from screen readers, sooner or later.
      await expect(page.locator('h1').first(), `${to}, from ${from}`).toBeAttached()
      await expect(page.locator('.skeleton'), `${to}, from ${from}`).toHaveCount(0)
      if (deadEnd.test(await page.locator('body').innerText())) dead.add(`${to}, from ${from}`)
    }
  }

  /** Links to a page that no walk visits, or to an anchor that its page doesn't have. */
  async function findDead(): Promise<string[]> {
    await openQueries()
    for (const [anchor, from] of anchors) {
      if (places.has(anchor)) continue
      await page.goto(anchor)
      const place = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
      await expect(place, `${anchor}, from ${from}`).toBeAttached()
    }
    return [...dead]
  }

  return { gather, findDead }
}
