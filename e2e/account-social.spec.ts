import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectPaused, ownUsername, pauseAccount } from './support/console-member.ts'
import { foundingCode } from './support/founding-code.ts'
import { useIdentityService } from './support/services/identity-service.ts'
import { greeting, heading, said } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { test } from './support/test.ts'

// All of these journeys share one service.
test.describe.configure({ mode: 'default' })
const service = useIdentityService()
test.beforeEach(() => void (service.behaviour().denies = false))

async function signOut(page: Page): Promise<void> {
  await page.goto(service.address)
  await page.getByRole('button', { name: 'Account menu for Asha Rao' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${service.address}/login`)
}

test('a new member signs up with Google, signs in again, links Apple, and sees when linking fails', async ({
  page,
}) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const sub = randomUUID()
  service.behaviour().person = { sub, email: `${sub}@example.org`, email_verified: true, name: 'Asha Rao' }

  await page.goto(`${service.address}/login`)
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(heading(page)).toHaveText('One thing more')
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('Referral code').fill(foundingCode())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(said(page, 'Welcome!')).toBeVisible()

  const username = await ownUsername(page)

  await page.goto(`${service.address}/security?tab=verification`)
  await expect(page.getByText('Your way in.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // Apple sends the browser back with a form.
  await page.getByRole('button', { name: 'Link Apple' }).click()
  await expect(said(page, 'You can now sign in with Apple')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Apple' }).click()
  await expect(heading(page)).toHaveText(greeting)
  expect(page.url()).toBe(`${service.address}/`)

  await signOut(page)
  service.behaviour().denies = true
  await page.getByRole('button', { name: 'Facebook' }).click()
  await expect(said(page, 'Login failed')).toBeVisible()
  await expect(said(page, 'Social login failed. Please try again or use email/password.')).toBeVisible()
  await expect(page).toHaveURL(`${service.address}/login`)

  service.behaviour().denies = false
  pauseAccount(username)
  await page.getByRole('button', { name: 'Google' }).click()
  await expectPaused(page)
  expect(page.url()).toBe(`${service.address}/login`)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  expect(faults).toEqual([])
})

test('a member with only Google deletes the account by signing in to Google again, with the same account', async ({
  page,
}) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const person = { sub: randomUUID(), name: 'Asha Rao' }
  service.behaviour().person = person
  await page.goto(`${service.address}/login`)
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByLabel('Referral code').fill(foundingCode())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(said(page, 'Welcome!')).toBeVisible()

  await page.goto(`${service.address}/settings/erase`)
  await page.getByRole('button', { name: 'Continue to erase' }).click()
  await expect(page.getByRole('dialog')).toContainText('Is it you?')
  await expectAccessibleInBothThemes(page)
  service.behaviour().person = { sub: randomUUID(), name: 'Somebody Else' }
  await page.getByRole('button', { name: 'Sign in with Google again' }).click()
  await expect(page.getByRole('alert')).toContainText('That was another account than the one you’ve linked here.')
  await expect(page).toHaveURL(`${service.address}/settings/erase`)

  service.behaviour().person = person
  await page.getByRole('button', { name: 'Sign in with Google again' }).click()
  await expect(page.getByRole('dialog')).toContainText('Google has confirmed that it’s you.')
  await expect(page).toHaveURL(`${service.address}/settings/erase`)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('I’ve read what goes and what stays').check()
  await page.getByRole('button', { name: /^Erase on / }).click()
  await expect(heading(page)).toHaveText(/^It will be erased on /)
  expect(faults).toEqual([])
})

test('someone joins with the operators’ own provider, signs out there too, and signs in again', async ({ page }) => {
  const faults = await watchForFaults(page)
  const sub = randomUUID()
  service.behaviour().person = { sub, email: `${sub}@example.org`, email_verified: true, name: 'Asha Rao' }
  await page.goto(`${service.address}/login`)
  await expect(page.getByRole('button', { name: 'Sign in with Hillside House' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Sign in with Hillside House' }).click()
  await expect(heading(page)).toHaveText('One thing more')
  await expect(page.getByLabel('Referral code')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(said(page, 'Welcome!')).toBeVisible()
  await page.goto(`${service.address}/security?tab=verification`)
  await expect(page.getByText('Hillside House', { exact: true })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('link', { name: 'Sign out at Hillside House' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with Hillside House' }).click()
  await expect(heading(page)).toHaveText(greeting)
  expect(faults).toEqual([])
})
