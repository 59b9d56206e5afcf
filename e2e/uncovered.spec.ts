import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const windows = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1280, 900],
  [1440, 900],
  [1366, 768],
] as const

/** Every built screen, and what has to be there before it is looked at. */
const screens = {
  '/': 'Good',
  '/?tab=community': 'Community',
  '/?tab=practice': 'New Practice Session',
  '/community': 'Community',
  '/meditation': 'Meditation',
  '/profile': 'Asha Rao',
  '/profile?tab=social': 'Asha Rao',
  '/profile?tab=referrals': 'Asha Rao',
  '/profile?tab=settings': 'Asha Rao',
  '/security': 'Account Security',
  '/security?tab=verification': 'Account Security',
  '/security?tab=activity': 'Account Security',
  '/sessions': 'All my sessions',
  '/settings/practice': 'Practice settings',
  '/settings/privacy': 'Privacy settings',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
}

async function withSessions(page: Page): Promise<Member> {
  const member = await signInAsNewMember(page)
  for (let day = 0; day < 12; day++) await member.practice.log({ body: practiceOn(daysAgo(day), { notes: 'Slow.' }) })
  return member
}

/** What can be focused and, once scrolled into view, lies under one of the bars or the toast; empty when all is well. */
const coveredIn = (page: Page) =>
  page.evaluate(() => {
    const bars = ['.top-rail', '.bottom-nav', '.toast'].flatMap((name) => [...document.querySelectorAll(name)])
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const wrong: string[] = []
    for (const element of document.querySelectorAll(focusable)) {
      // Whatever is as high as the window cannot be clear of everything, and holds smaller things that are looked at.
      const isInBar = bars.some((bar) => bar.contains(element))
      const isWhole = element.matches('[role=tabpanel], .skip-link, .toast-viewport')
      if (isInBar || isWhole || !isShown(element)) continue
      // Inputs are drawn by what is around them.
      const target = element.closest('label') ?? element
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      for (const bar of bars.filter(isShown))
        if (overlaps(box, bar.getBoundingClientRect()) && !element.matches('.home-tabs *'))
          wrong.push(`${bar.className} covers ${element.outerHTML.slice(0, 90)}`)
    }
    return wrong
  })

for (const [path, title] of Object.entries(screens)) {
  test(`on ${path} nothing is covered by the navigation`, async ({ page }) => {
    await withSessions(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(title)
    await page.waitForLoadState('networkidle')
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      expect(await coveredIn(page), `${width} × ${height}`).toEqual([])
    }
  })
}

test('nothing is covered by a toast', async ({ page }) => {
  await withSessions(page)
  await page.goto('/sessions')
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page
      .getByRole('button', { name: /^Delete Dhyana/ })
      .first()
      .click()
    await expect(page.locator('.toast[data-state=open]')).toBeVisible()
    expect(await coveredIn(page), `${width} × ${height}`).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.toast')).toBeHidden()
  }
})
