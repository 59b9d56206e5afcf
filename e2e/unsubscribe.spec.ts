import { expect } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { letQuarterEnd } from './support/recovery-wait.ts'
import { endQuietHours, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a link in an email asks before it stops emails, and the email settings say so', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const asha = await signInAsNewMember(page)
  await endQuietHours(asha)
  const { email, username } = await asha.account.me()
  await letQuarterEnd(username)
  const { text = '' } = await emailTo(email ?? '', { subject: 'What came in, July to September 2026' })
  await page.goto(/Stop these emails: (\S+)/.exec(text)?.[1] ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Stop optional emails?' })).toBeVisible()
  expect((await asha.account.emailDelivery()).stopped).toBeNull()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Stop optional emails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’ll get no more optional emails.' })).toBeFocused()
  await expectAccessibleInBothThemes(page)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/security?tab=verification')
  await expect(page.getByText(/^You’ve had no optional emails since/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(faults).toEqual([])
})
