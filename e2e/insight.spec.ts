import { expect } from '@playwright/test'
import { expectAccessible, watchForFaults } from './support/page-checks.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a suggestion cites the log, opens the form filled in, and can be dismissed', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  for (const day of [2, 3, 4, 5, 6])
    await member.practice.log({ body: practiceOn(daysAgo(day), { limbType: 'asana' }) })
  await page.goto('/')
  const card = page.getByRole('region', { name: 'For you, today' })
  // The card loads when it comes into view. The list is below it.
  const comeNear = () => page.getByRole('heading', { name: 'Recent sessions' }).scrollIntoViewIfNeeded()
  await comeNear()
  const asana = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Asana/ }) })
  await expect(asana.getByText(/^(All 5|5|You’ve practised)/)).toBeVisible()
  await expectAccessible(page)
  await asana.getByRole('link', { name: 'Do this: Asana' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New Practice Session' })).toBeVisible()
  await expect(page).toHaveURL(/limb=asana&minutes=\d+/)
  await page.goBack()
  await comeNear()
  await card.getByRole('button', { name: 'Not today: Asana' }).click()
  await expect(card.getByRole('heading', { name: /^Asana/ })).toHaveCount(0)
  expect((await member.recommendation.list()).map(({ limbType }) => limbType)).not.toContain('asana')
  expect(faults).toEqual([])
})
