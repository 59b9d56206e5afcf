import { expect, type Page } from '@playwright/test'
import { codeFor } from './support/authenticator.ts'
import { expectPaused, pauseAccount } from './support/console-member.ts'
import { emailTo } from './support/mail.ts'
import { greeting, heading, openSecurity, said, signIn, signOut, verifyEmail } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { watchLayoutShifts } from './support/page-weight.ts'
import { withDevice } from './support/passkey-device.ts'
import { newAccount, signInAsRegistered } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a passkey is added, signs in without a password and replaces a code', async ({ page }) => {
  const faults = await watchForFaults(page)
  const device = await withDevice(page)
  const member = newAccount()
  await signInAsRegistered(page, member)

  await openSecurity(page)
  await button(page, 'Add a passkey').click()
  await expect(dialog(page)).toContainText('Your passkey is ready')
  await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen laptop')
  await button(page, 'Save').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen laptop' })).toContainText('not used yet')
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await emailTo(member.email, { subject: 'A passkey was added' })

  // The browser would offer it at once, and this device would accept.
  await device.answers(false)
  await signOut(page)
  await expect(page.getByLabel('Username, email or phone')).toHaveAttribute('autocomplete', 'username webauthn')
  await expectAccessibleInBothThemes(page)
  await device.answers(true)
  await button(page, 'Sign in with a passkey').click()
  await expect(heading(page)).toHaveText(greeting)
  await expect(dialog(page)).toBeHidden()

  await verifyEmail(page, member)
  await openSecurity(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen laptop' })).toContainText('Used')
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
  const secret = await page.locator('.secret > code').innerText()
  await page.getByLabel('Verification code').fill(codeFor(secret, Date.now()))
  await button(page, 'Verify and Enable').click()
  await expect(said(page, '2FA Enabled')).toBeVisible()

  await device.answers(false)
  await signOut(page)
  await signIn(page, member.username, member.password)
  await expect(dialog(page)).toContainText('Your browser will ask for your fingerprint, face or PIN.')
  await expectAccessibleInBothThemes(page)
  await device.answers(true)
  await button(page, 'Continue with a passkey').click()
  await expect(heading(page)).toHaveText(greeting)

  await device.answers(false)
  await signOut(page)
  pauseAccount(member.username)
  await device.answers(true)
  await button(page, 'Sign in with a passkey').click()
  await expectPaused(page)
  expect(faults).toEqual([])
})

test(
  'the browser offers a passkey at the name field, and a new device is offered one once',
  { tag: '@smoke' },
  async ({ page }) => {
    const device = await withDevice(page)
    const member = newAccount()
    await signInAsRegistered(page, member)
    await page.goto('/')
    await signOut(page)

    await signIn(page, member.username, member.password)
    await expect(dialog(page)).toContainText('Next time, just your fingerprint')
    await expectAccessibleInBothThemes(page)
    await button(page, 'Create a passkey').click()
    await expect(said(page, 'Your passkey is ready')).toBeVisible()
    await expect(dialog(page)).toBeHidden()

    await device.answers(false)
    await signOut(page)
    await signIn(page, member.username, member.password)
    await expect(heading(page)).toHaveText(greeting)
    await expect(dialog(page)).toBeHidden()

    // The device accepts the browser's offer while the name is typed. No button is pressed.
    await signOut(page)
    await device.answers(true)
    await page.reload()
    await expect(heading(page)).toHaveText(greeting)
  },
)

test('on a phone, nothing on the security page moves when the passkeys load late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withDevice(page)
  await signInAsRegistered(page, newAccount())
  await openSecurity(page)
  await button(page, 'Add a passkey').click()
  await button(page, 'Save').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'not used yet' })).toBeVisible()

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/account/passkeys', async (route) => {
    await answer.promise
    await route.continue()
  })
  const shifted = await watchLayoutShifts(page)
  await page.goto('/security')
  await expect(page.getByRole('heading', { name: 'Ways you sign in' })).toBeVisible()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  answer.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: 'not used yet' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Two-factor authentication' })).toBeVisible()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await shifted()).toBe(0)
})
