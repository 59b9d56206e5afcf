import { expect, type Page } from '@playwright/test'
import { coveredIn, windows } from './support/walk/covered.ts'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

async function withSessions(page: Page): Promise<Member> {
  const member = await signInAsNewMember(page)
  for (let day = 0; day < 12; day++) await member.practice.log({ body: practiceOn(daysAgo(day), { notes: 'Slow.' }) })
  return member
}

test('a toast covers nothing', async ({ page }) => {
  await withSessions(page)
  await page.goto('/sessions')
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page
      .getByRole('button', { name: /^Delete Dhyana/ })
      .first()
      .click()
    // It stays while the pointer is on it.
    await page.locator('.toast[data-state=open]').hover()
    expect(await coveredIn(page), `${width} × ${height}`).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.toast')).toBeHidden()
  }
})

/** The controls that are now visible and under the toast. */
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
        // Elements that have scrolled behind the rail are hidden anyway.
        const isBehind = railBox && !rail?.contains(control) && left < railBox.right && railBox.left < right
        const seenTop = isBehind ? Math.max(top, railBox.bottom) : top
        const isApart = left >= box.right || box.left >= right || seenTop >= box.bottom || box.top >= bottom
        return width > 1 && !isApart && !control.matches('.skip-link')
      })
      .map((control) => control.outerHTML.slice(0, 90))
  })

test('a toast is shown in the rail and covers no control, in any window', async ({ page }) => {
  const check = async (screen: string) => {
    await expect(page.locator('.toast[data-state=open]')).toBeVisible()
    // It stays while another window has the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const box = await page.locator('.toast').boundingBox()
      expect((box?.y ?? 99) + (box?.height ?? 99), `${screen} at ${width} × ${height}`).toBeLessThanOrEqual(76)
      expect(await underToast(page), `${screen} at ${width} × ${height}`).toEqual([])
    }
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
