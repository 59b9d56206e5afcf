import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { said } from './support/member.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('today becomes a rest day when it is chosen, on the settings page, on home and in the week', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(1)) })
  const { today } = await member.journey.settings()
  const name = new Date(today).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings/practice')
  await page.getByRole('checkbox', { name, exact: true }).check()
  await expect(said(page, 'Settings saved')).toBeVisible()
  await page.getByRole('checkbox', { name: /^New moon/ }).check()
  await expect
    .poll(async () => (await member.journey.settings()).fixedRestDays)
    .toEqual([name.toLowerCase(), 'new-moon'])
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/gamification?tab=streaks')
  await expect(page.getByText('Today: rest day', { exact: false })).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Today is one of your rest days. Enjoy it.')).toBeVisible()
  expect(faults).toEqual([])
})
