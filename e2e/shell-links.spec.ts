import { expect, type Page } from '@playwright/test'
import { watchForFaults } from './support/page-checks.ts'
import { somebody, share } from './support/people.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

// Parts of home come when somebody scrolls near them, so the window shows them all.
test.use({ viewport: { width: 1280, height: 6000 } })

/** What a screen says when there is nothing. */
const deadEnd = /^(There’s no page here|Member not found|We couldn’t find this article)$/m

/** One of several alike stands for all: members, articles, and what a sign-in leads back to. */
const pageOf = ({ pathname, search }: URL): string =>
  pathname.replace(/^\/people\/.+/, '/people/*').replace(/^\/gamification\/learning\/.+/, '/gamification/learning/*') +
  (pathname === '/login' ? '' : search)

/** The page has its heading, and nothing on it is still on its way. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

const hrefsOn = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

/** Every link of the page as it is, and behind each of its tabs. */
async function hrefsOfTabs(page: Page, onTab: () => void): Promise<string[]> {
  const hrefs = await hrefsOn(page)
  const tabs = page.locator('main [role=tab]')
  for (let index = 1; index < (await tabs.count()); index++) {
    await tabs.nth(index).click()
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
    await settle(page)
    onTab()
    hrefs.push(...(await hrefsOn(page)))
  }
  return hrefs
}

/** Follows every link from the front page on, and gives what was found, where a link leads nowhere, and what went wrong on the way. */
async function crawl(page: Page, isOurs: (pathname: string) => boolean = () => true) {
  const faults = await watchForFaults(page)
  const queue = [{ to: '/', from: 'the address' }]
  const known = new Set(['/'])
  const anchors = new Map<string, string>()
  const places = new Set<string>()
  const dead: string[] = []
  const tabbed = new Set<string>()
  const seen = new Set<string>()
  for (const { to, from } of queue) {
    // Its tab may have been opened meanwhile.
    if (seen.has(to)) continue
    await page.goto(to)
    await settle(page)
    if (deadEnd.test(await page.locator('body').innerText())) dead.push(`${to}, from ${from}`)
    const { pathname } = new URL(page.url())
    const note = () => {
      const url = new URL(page.url())
      known.add(pageOf(url))
      seen.add(url.pathname + url.search)
    }
    const hrefs = tabbed.has(pathname) ? await hrefsOn(page) : await hrefsOfTabs(page, note)
    tabbed.add(pathname)
    for (const id of await page.locator('[id]').evaluateAll((all) => all.map((each) => each.id)))
      places.add(`${pathname}#${id}`)
    for (const href of hrefs) {
      const url = new URL(href)
      if (url.origin !== new URL(page.url()).origin) continue
      if (url.hash) anchors.set(url.pathname + url.hash, to)
      if (known.has(pageOf(url)) || !isOurs(url.pathname)) continue
      known.add(pageOf(url))
      queue.push({ to: url.pathname + url.search, from: to })
    }
  }
  for (const [anchor, from] of anchors) if (!places.has(anchor)) dead.push(`${anchor}, from ${from}`)
  return { dead: [...dead, ...faults], pages: [...known] }
}

test('no link of a member’s pages leads to a screen that is not built, or nowhere', async ({ page }) => {
  const member = await signInAsNewMember(page)
  const ben = await somebody('Ben')
  const me = await member.account.me()
  for (let day = 0; day < 3; day++) await member.practice.log({ body: practiceOn(daysAgo(day)) })
  await share(ben)
  await member.community.follow({ params: { id: ben.id } })
  await ben.member.community.follow({ params: { id: me.id } })
  const { dead, pages } = await crawl(page)
  expect(dead).toEqual([])
  expect(pages).toEqual(
    expect.arrayContaining(['/people/*', '/gamification/learning/*', '/guide', '/pricing', '/settings/privacy']),
  )
  expect(pages.length).toBeGreaterThan(25)
})

/** The rest belongs to members, and shows a visitor the way to sign in. */
const forVisitors = /^\/(guide|pricing|privacy|terms|help-now|login|register|waitlist|verify-email)?$/

test('no link of a visitor’s pages does either', async ({ page }) => {
  const { dead, pages } = await crawl(page, (pathname) => forVisitors.test(pathname))
  expect(dead).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(['/guide', '/help-now', '/login', '/privacy', '/register', '/waitlist']))
})
