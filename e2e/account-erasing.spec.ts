import { expect, type Page } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import { greeting, heading, openSecurity, password, said, signIn } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { withDevice } from './support/passkey-device.ts'
import { letGracePass } from './support/recovery-wait.ts'
import {
  addMember,
  daysAgo,
  memberPassword,
  newAccount,
  practiceOn,
  signInAsRegistered,
} from './support/signed-in-member.ts'
import { test } from './support/test.ts'

async function erase(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Erase your account/ }).click()
  await expect(heading(page)).toHaveText('Erase your account')
  await page.getByRole('button', { name: 'Continue to erase' }).click()
  await password(page, 'Password').fill(memberPassword)
  await page.getByLabel('I’ve read what goes and what stays').check()
  await page.getByRole('button', { name: /^Erase on / }).click()
  await expect(heading(page)).toHaveText(/^It will be erased on \d+ \w+\.$|^It will be erased on \w+ \d+\.$/)
}

test('a member deletes the account, returns within 14 days, deletes it again, and it is erased', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const { username, member } = await addMember(page.request, 'Asha Rao')
  await member.practice.log({ body: practiceOn(daysAgo(1), { notes: 'Cold floor.' }) })
  await page.goto('/login')
  await signIn(page, username, memberPassword)
  await expect(heading(page)).toHaveText(greeting)

  await page.goto('/settings/erase')
  await page.getByRole('button', { name: 'Continue to erase' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Make the archive' })).toBeVisible()
  await erase(page)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([])
  const { subject = '' } = await emailTo(`${username}@example.org`)
  expect(subject).toMatch(/^Your account will be erased on /)

  await page.getByRole('link', { name: 'Sign in and stop it' }).click()
  await signIn(page, username, memberPassword)
  await expect(heading(page)).toHaveText('You’re back, so we’ve stopped.')
  await expect(said(page, 'Stopped on day 1 of 14')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Go to my practice' }).click()
  await expect(heading(page)).toHaveText(greeting)
  await page.goto('/sessions')
  await expect(page.getByText('Cold floor.')).toBeVisible()

  await erase(page)
  await letGracePass(username)
  await emailTo(`${username}@example.org`, { subject: 'Your account has been erased' })
  await page.getByRole('link', { name: 'Sign in and stop it' }).click()
  await signIn(page, username, memberPassword)
  await expect(said(page, 'Invalid credentials. Please try again.')).toBeVisible()
  expect(faults).toEqual([])
})

test('a passkey is enough to delete an account, and to cancel that by signing in', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await withDevice(page)
  await signInAsRegistered(page, newAccount())
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your passkey is ready')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await page.goto('/settings/erase')
  await page.getByRole('button', { name: 'Continue to erase' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your browser will ask for your fingerprint, face or PIN.')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('I’ve read what goes and what stays').check()
  await page.getByRole('button', { name: /^Erase on / }).click()
  await expect(heading(page)).toHaveText(/^It will be erased on /)

  // The browser offers the passkey at the name field, and this device accepts.
  await page.getByRole('link', { name: 'Sign in and stop it' }).click()
  await expect(heading(page)).toHaveText('You’re back, so we’ve stopped.')
  expect(faults).toEqual([])
})
