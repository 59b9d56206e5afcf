import { expect, type Page } from '@playwright/test'
import { coveredIn, windows } from './support/walk/covered.ts'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

async function withSessions(page: Page): Promise<Member> {
  const member = await signInAsNewMember(page)
  for (let day = 0; day < 12; day++) await member.practice.log({ body: practiceOn(daysAgo(day), { notes: 'Slow.' }) })
  return member
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
    // It stays as long as it is pointed at.
    await page.locator('.toast[data-state=open]').hover()
    expect(await coveredIn(page), `${width} × ${height}`).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.toast')).toBeHidden()
  }
})
