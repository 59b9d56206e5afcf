import { expect } from '@playwright/test'
import { expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a member finds an article, stops half-way, returns to the same place, and finishes it', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: { ...practiceOn(daysAgo(0)), limbType: 'pratyahara' } })
  await page.goto('/gamification?tab=learning')
  const links = page.getByRole('tabpanel').getByRole('link')
  await expect(links).toHaveCount(6)
  await expect(page.getByText('You’ve practised pratyahara most lately')).toBeVisible()

  const title = 'Closing the doors, gently'
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Sadhana Compass`)
  await expect(page.getByText(/^Checked against sources on/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)

  await page.getByRole('heading', { name: 'Hearing without going' }).scrollIntoViewIfNeeded()
  await expect
    .poll(async () => (await member.learning.article({ params: { slug: 'closing-the-doors' } })).place)
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Learning', exact: true }).click()
  await expect(links.first()).toHaveText(title)
  await expect(page.getByText('Continue where you stopped')).toBeVisible()

  await links.first().click()
  await page.getByRole('button', { name: 'Continue where you stopped' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await page.getByRole('button', { name: 'I’ve read this' }).click()
  await expect(page.getByText('You’ve read this')).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.getByRole('link', { name: 'Learning', exact: true }).click()
  await expect(links).toHaveCount(6)
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  expect(faults).toEqual([])
})
