import { expect } from '@playwright/test'
import { said } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('after hard practice gentle days are offered, accepted, ended and taken back', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  for (const days of [2, 1]) await member.practice.log({ body: practiceOn(daysAgo(days), { hard: {} }) })
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Shall we go gently for a while?' })
  await expect(offer).toContainText('Two practices were hard in the last fourteen days.')
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await offer.getByRole('button', { name: 'Yes, gently' }).click()

  const strip = page.getByRole('region', { name: /^Gentle days until/ })
  await expect(strip.getByRole('heading')).toBeFocused()
  await expect(strip.getByRole('img', { name: 'Day 1 of 14' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Talk to someone' })).toHaveAttribute('href', '/help-now')
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)

  await strip.getByRole('button', { name: 'End gentle days' }).click()
  await expect(said(page, 'Gentle days ended')).toBeVisible()
  await expect(strip).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(strip).toBeVisible()

  await page.goto('/meditation?tab=guided')
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(3)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('heading', { name: 'One flame' })).toBeVisible()
  expect(faults).toEqual([])
})
