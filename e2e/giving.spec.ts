import { expect } from '@playwright/test'
import { heading, said, signIn } from './support/member.ts'
import { watchForFaults } from './support/page-checks.ts'
import { memberPassword, addMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a visitor chooses the free tier, signs in, and confirms it with one tap', { tag: '@smoke' }, async ({ page }) => {
  const { username } = await addMember(page.request, 'Asha Rao')
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  await expect(heading(page)).toHaveText('Conscious Giving, Conscious Growth')
  await page.getByRole('link', { name: 'Choose free' }).click()
  await expect(page).toHaveURL('/login?tier=free')
  await signIn(page, username, memberPassword)
  await expect(page).toHaveURL('/pricing?tier=free')
  await page.getByRole('button', { name: 'Choose free' }).click()
  await expect(said(page, 'You’re all set')).toBeVisible()
  await page.goto('/profile?tab=subscription')
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible()
  expect(faults).toEqual([])
})
