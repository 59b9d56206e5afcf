import { expect, type Page } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import { heading, said } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, tabTo, watchForFaults } from './support/page-checks.ts'
import { newAccount, signInAsRegistered } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// The form and the question are answered with the keyboard alone.
test('a member makes a token, a tool logs a sit with it, and once revoked it opens nothing', async ({
  page,
  request,
}) => {
  const faults = await watchForFaults(page)
  const member = newAccount()
  await signInAsRegistered(page, member)
  await page.goto('/security?tab=access-tokens')
  await expect(page.getByText('Nothing but you can open your log')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)

  await button(page, 'New token').press('Enter')
  await expect(page.getByRole('heading', { name: 'A new token' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('NFC tag by the mat')
  await expect(page.getByLabel('Name')).toHaveValue('NFC tag by the mat')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Log practice/)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByLabel(/^Log practice/)).not.toBeChecked()
  await page.keyboard.press('Space')
  for (const scope of [/^Read practice/, /^Log mood/, /^Make an archive/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(scope)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('6 months')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('1 year')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Make the token')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copy it now. We can’t show it again.')).toBeVisible()
  const token = await page.locator('.made-token code').innerText()
  expect(token).toMatch(/^sadhana_\w{49}$/)
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await emailTo(member.email, { subject: 'A new access token' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Done')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(token)).toBeHidden()

  const headers = { authorization: `Bearer ${token}` }
  const log = () => request.post('/api/meditation-sessions', { headers, data: { duration: 20 } })
  expect((await log()).status()).toBe(201)
  expect((await request.get('/api/practice-sessions', { headers })).status()).toBe(403)
  await page.goto('/sessions')
  await expect(page.getByText('20 min').first()).toBeVisible()

  await page.goto('/security?tab=access-tokens')
  await expect(page.getByText('One token can reach your log')).toBeVisible()
  await expect(page.getByText(/^Used today at /)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  const revoke = button(page, 'Revoke: NFC tag by the mat')
  await revoke.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('It stops working at once, everywhere.')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(revoke).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(button(page, 'Revoke'), dialog)
  await page.keyboard.press('Enter')
  await expect(said(page, '“NFC tag by the mat” is revoked')).toBeVisible()
  expect((await log()).status()).toBe(401)
  await page.goto('/security?tab=activity')
  await expect(heading(page)).toHaveText('Account Security')
  await expect(page.getByText('Access token revoked')).toBeVisible()
  await expect(page.getByText('Access token used for the first time')).toBeVisible()
  expect(faults).toEqual([])
})
