import { expect, type Page } from '@playwright/test'
import { codeFor, nextCodeFor } from './support/authenticator.ts'
import { emailTo } from './support/mail.ts'
import { letRecoveryWaitPass, letSignInAge } from './support/recovery-wait.ts'
import { greeting, heading, openSecurity, password, said, signIn, signOut, verifyEmail } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { newAccount, signInAsRegistered } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const toggle = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const code = (page: Page) => page.getByLabel('Verification code')

/** Turns on two-factor authentication and returns the secret and the backup codes. */
async function enableTwoFactor(page: Page): Promise<{ secret: string; backupCodes: string[] }> {
  await openSecurity(page)
  await toggle(page).click()
  await expect(said(page, '2FA Setup Initiated')).toBeVisible()
  const secret = await page.locator('.secret > code').innerText()
  await code(page).fill(codeFor(secret, Date.now()))
  await button(page, 'Verify and Enable').click()
  await expect(said(page, '2FA Enabled')).toBeVisible()
  return {
    secret,
    backupCodes: await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allInnerTexts(),
  }
}

test(
  'two-factor authentication is set up, used with a code and with a backup code, and turned off',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const faults = await watchForFaults(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    const member = newAccount()
    await signInAsRegistered(page, member)
    await openSecurity(page)
    await toggle(page).click()
    await expect(toggle(page)).not.toBeChecked()
    await expect(button(page, 'Send Verification Email')).toBeFocused()
    await verifyEmail(page, member)
    await openSecurity(page)

    await toggle(page).click()
    await expect(said(page, '2FA Setup Initiated')).toBeVisible()
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await button(page, 'Cancel').click()
    await expect(picture).toBeHidden()
    await expect(toggle(page)).not.toBeChecked()

    await toggle(page).click()
    const secret = (await page.locator('.secret > code').innerText()).replaceAll(' ', '')
    await button(page, 'Copy secret').click()
    await expect(said(page, 'Copied')).toBeVisible()
    expect(await clipboard()).toBe(secret)
    const right = codeFor(secret, Date.now())
    await code(page).fill(right.slice(0, 5))
    await expect(button(page, 'Verify and Enable')).toBeDisabled()
    await code(page).fill(String((Number(right) + 500_000) % 1_000_000).padStart(6, '0'))
    await button(page, 'Verify and Enable').click()
    await expect(said(page, 'Invalid verification code. Please try again.')).toBeVisible()
    await code(page).fill(codeFor(secret, Date.now()))
    await button(page, 'Verify and Enable').click()
    await expect(said(page, '2FA Enabled')).toBeVisible()

    const listed = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
    await expect(listed).toHaveCount(10)
    const backupCodes = await listed.allInnerTexts()
    await button(page, 'Copy All').click()
    await expect(said(page, 'Copied')).toBeVisible()
    expect((await clipboard()).trim().split('\n')).toEqual(backupCodes)
    const saving = page.waitForEvent('download')
    await button(page, 'Download').click()
    expect((await saving).suggestedFilename()).toBe('sadhana-compass-backup-codes.txt')
    await page.getByRole('tab', { name: 'Activity' }).click()
    await page.getByRole('tab', { name: 'Two-Factor Auth' }).click()
    await expect(listed).toHaveText(backupCodes)
    await button(page, 'Done').click()
    await expect(said(page, 'Two-factor authentication is on')).toBeVisible()

    await signOut(page)
    await signIn(page, member.username, member.password)
    await code(page).fill(nextCodeFor(secret))
    await button(page, 'Verify').click()
    await expect(heading(page)).toHaveText(greeting)
    await signOut(page)
    for (const attempt of ['first', 'second']) {
      await signIn(page, member.email, member.password)
      await button(page, 'Use a backup code').click()
      await page.getByLabel('Backup code').fill(backupCodes[0] ?? '')
      await button(page, 'Verify').click()
      if (attempt === 'first') {
        await expect(heading(page)).toHaveText(greeting)
        await signOut(page)
      }
    }
    await expect(said(page, 'Verification failed')).toBeVisible()
    await page.getByLabel('Backup code').fill(backupCodes[1] ?? '')
    await button(page, 'Verify').click()
    await expect(heading(page)).toHaveText(greeting)

    await openSecurity(page)
    await expect(button(page, 'Disable 2FA')).toBeDisabled()
    await expect(button(page, 'Generate New Backup Codes')).toBeDisabled()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await toggle(page).click()
    await expect(password(page, 'Password')).toBeFocused()
    await expect(toggle(page)).toBeChecked()
    expect(calls).toEqual([])
    await password(page, 'Password').fill('not my password')
    await button(page, 'Generate New Backup Codes').click()
    await expect(said(page, 'Failed to generate backup codes. Please check your password and try again.')).toBeVisible()
    await button(page, 'Disable 2FA').click()
    await expect(said(page, 'Failed to disable 2FA. Please check your password and try again.')).toBeVisible()
    await password(page, 'Password').fill(member.password)
    await button(page, 'Generate New Backup Codes').click()
    await expect(said(page, 'Backup Codes Generated')).toBeVisible()
    expect(await listed.allInnerTexts()).not.toContain(backupCodes[2])
    await button(page, 'Done').click()
    await expect(password(page, 'Password')).toHaveValue('')
    await password(page, 'Password').fill(member.password)
    await button(page, 'Disable 2FA').click()
    await expect(said(page, '2FA Disabled')).toBeVisible()
    await expect(toggle(page)).not.toBeChecked()
    expect(faults).toEqual([])
  },
)

test('a member who lost phone and backup codes recovers after the wait, unless a signed-in device cancels it', async ({
  page,
  otherBrowser,
}) => {
  const member = newAccount()
  await signInAsRegistered(page, member)
  await verifyEmail(page, member)
  await enableTwoFactor(page)

  const lost = await otherBrowser.newPage()
  const faults = await watchForFaults(lost)
  const subject = 'Request to turn off two-factor authentication'
  const askForRecovery = async () => {
    await lost.goto('/login')
    await signIn(lost, member.username, member.password)
    await button(lost, 'Use a backup code').click()
    await button(lost, 'I’ve lost my phone and my backup codes').click()
    await expectAccessibleInBothThemes(lost)
    await button(lost, 'Email me a recovery link').click()
    await expect(said(lost, 'We’ve sent you an email')).toBeVisible()
    await button(lost, 'Done').click()
    await expect(dialog(lost)).toBeHidden()
  }
  const openLink = async (count: number) => {
    const { text = '' } = await emailTo(member.email, { subject, count })
    await lost.goto(/http\S+#recovery=[\w-]+/.exec(text)?.[0] ?? '')
    await expect(lost).toHaveURL('/login?view=recovery')
    await button(lost, 'Turn off two-factor authentication').click()
  }

  await askForRecovery()
  await openLink(1)
  await expect(lost.getByText(/^This link works from \d/)).toBeVisible()
  await openSecurity(page)
  await expect(page.getByText('Someone asked to turn off two-factor')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await button(page, 'Cancel recovery').click()
  await expect(said(page, 'Recovery cancelled')).toBeVisible()
  await expect(page.getByText('Someone asked to turn off two-factor')).toBeHidden()
  await openLink(1)
  await expect(
    said(lost, 'This recovery link doesn’t work any more. It may have expired or been cancelled.'),
  ).toBeVisible()

  await askForRecovery()
  await letRecoveryWaitPass(member.username)
  await openLink(2)
  await expect(said(lost, '2FA Disabled')).toBeVisible()
  await signIn(lost, member.username, member.password)
  await expect(heading(lost)).toHaveText(greeting)
  expect(faults).toEqual([])
})

test('every view of the two-factor tab is accessible and fits a narrow phone, even when it asks for the password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const member = newAccount()
  await signInAsRegistered(page, member)
  await openSecurity(page)
  const check = async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
  await check()
  await verifyEmail(page, member)
  await letSignInAge(member.username)
  await openSecurity(page)
  await check()
  await toggle(page).click()
  await expect(password(page, 'Password')).toBeFocused()
  await check()
  await password(page, 'Password').fill('not my password')
  await button(page, 'Continue').click()
  await expect(said(page, 'Failed to enable 2FA. Please check your password and try again.')).toBeVisible()
  await password(page, 'Password').fill(member.password)
  await button(page, 'Continue').click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await check()
  await code(page).fill(codeFor(await page.locator('.secret > code').innerText(), Date.now()))
  await button(page, 'Verify and Enable').click()
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible()
  await check()
  await button(page, 'Done').click()
  await check()
})
