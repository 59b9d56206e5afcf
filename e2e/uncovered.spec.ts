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

/** Every screen for members but other people’s pages, and what has to be there before it is looked at. */
const screens = {
  '/': 'Good',
  '/?tab=community': 'Community',
  '/?tab=practice': 'New Practice Session',
  '/community': 'Community',
  '/gamification': 'Practice journey',
  '/gamification?tab=achievements': 'Practice journey',
  '/gamification?tab=challenges': 'Practice journey',
  '/gamification?tab=buddies': 'Practice journey',
  '/gamification?tab=learning': 'Practice journey',
  '/gamification?tab=progress': 'Practice journey',
  '/gamification/learning/closing-the-doors': 'Closing the doors',
  '/meditation': 'Meditation',
  '/profile': 'Asha Rao',
  '/profile?tab=social': 'Asha Rao',
  '/profile?tab=referrals': 'Asha Rao',
  '/profile?tab=settings': 'Asha Rao',
  '/security': 'Account Security',
  '/security?tab=verification': 'Account Security',
  '/security?tab=activity': 'Account Security',
  '/sessions': 'All my sessions',
  '/sessions?view=deleted': 'All my sessions',
  '/settings': 'Settings',
  '/settings/practice': 'Practice settings',
  '/settings/privacy': 'Privacy settings',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/wellness': 'Wellness Tracking',
  '/wellness?tab=sleep': 'Wellness Tracking',
  '/wellness?tab=insights': 'Wellness Tracking',
  '/wellness?tab=preferences': 'Wellness Tracking',
  '/wellness/reflection': 'Insights',
  '/wellness/compare': 'Insights',
  '/welcome': 'Sit for one minute?',
  '/welcome?card=why': 'What brings you?',
  '/welcome?card=who': 'Who may see you?',
}

async function withSessions(page: Page): Promise<Member> {
  const member = await signInAsNewMember(page)
  for (let day = 0; day < 12; day++) await member.practice.log({ body: practiceOn(daysAgo(day), { notes: 'Slow.' }) })
  return member
}

/** What can be focused and, once scrolled into view, lies under one of the bars or the toast; empty when all is well. */
const coveredIn = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.top-rail, .bottom-nav, .welcome-card-foot, .toast')]
    const boxes = bars.map((bar) => ({ name: bar.className, box: bar.getBoundingClientRect() }))
    const focusable = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    // What holds a whole page can't be clear of everything; the tabs of home stand in the top rail.
    const looked = [...focusable].filter(
      (element) =>
        !element.matches('[role=tabpanel], .skip-link, .toast-viewport, .home-tabs *') &&
        !bars.some((bar) => bar.contains(element)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    )
    return looked.flatMap((element) => {
      // An input is drawn by the label around it.
      const target = element.closest('label') ?? element
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = target.getBoundingClientRect()
      return boxes
        .filter(
          ({ box }) => left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1,
        )
        .map(({ name }) => `${name} covers ${element.outerHTML.slice(0, 90)}`)
    })
  })

/** As many screens as one member looks at in one go. */
const atOnce = 8

for (let first = 0; first < Object.keys(screens).length; first += atOnce) {
  const some = Object.entries(screens).slice(first, first + atOnce)
  test(`nothing is covered by the navigation on ${some.map(([path]) => path).join(' ')}`, async ({ page }) => {
    await withSessions(page)
    for (const [path, title] of some) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(title)
      await page.waitForLoadState('networkidle')
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        expect(await coveredIn(page), `${path} at ${width} × ${height}`).toEqual([])
      }
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

/** The controls that can be seen right now and lie under the toast. */
const underToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast[data-state=open]')
    if (!toast) return ['no toast']
    const box = toast.getBoundingClientRect()
    const rail = document.querySelector('[data-rail]')
    const railBox = rail?.getBoundingClientRect()
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')
    return [...controls]
      .filter((control) => !toast.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom, width } = (control.closest('label') ?? control).getBoundingClientRect()
        // What has scrolled behind the rail can't be seen there anyway.
        const isBehind = railBox && !rail?.contains(control) && left < railBox.right && railBox.left < right
        const seenTop = isBehind ? Math.max(top, railBox.bottom) : top
        const isApart = left >= box.right || box.left >= right || seenTop >= box.bottom || box.top >= bottom
        return width > 1 && !isApart && !control.matches('.skip-link')
      })
      .map((control) => control.outerHTML.slice(0, 90))
  })

for (const [width, height] of windows) {
  test(`a toast stands in the rail and covers no control at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const check = async (screen: string) => {
      await expect(page.locator('.toast[data-state=open]')).toBeVisible()
      const box = await page.locator('.toast').boundingBox()
      expect((box?.y ?? 99) + (box?.height ?? 99), screen).toBeLessThanOrEqual(76)
      expect(await underToast(page), screen).toEqual([])
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.locator('.toast')).toBeHidden()
    }
    await page.goto('/login?view=forgot')
    await page.getByLabel('Email').fill('no-one@example.org')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await check('/login')

    await signInAsNewMember(page)
    await page.route('**/api/reasons', (route) => route.abort())
    await page.goto('/welcome?card=why')
    await page.getByRole('checkbox', { name: 'Better sleep' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await check('/welcome')

    await page.goto('/profile?tab=referrals')
    await page.getByRole('button', { name: /Generate/ }).click()
    await check('referrals')
  })
}
