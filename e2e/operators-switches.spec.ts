import { expect } from '@playwright/test'
import { switchedOffTexts } from '@sadhana/contract'
import { signInWithRole } from './support/console-member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, tabTo, watchForFaults } from './support/page-checks.ts'
import { baseUrl } from './support/service.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

// The service that all journeys share has no keys for push messages, so no other journey notices this switch.
test('an operator turns push messages off, a member reads one sentence, and they are on again', async ({
  page,
  browser,
}) => {
  const faults = await watchForFaults(page)
  const elsewhere = await browser.newContext({ baseURL: baseUrl })
  const member = await elsewhere.newPage()
  await signInAsNewMember(member)
  await signInWithRole(page, 'operator')
  await page.goto('/operators')
  await page.getByRole('link', { name: 'Switches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Switches' })).toBeFocused()

  // With the keyboard alone.
  await page.getByRole('switch', { name: 'Push: on' }).press('Space')
  const dialog = page.getByRole('dialog', { name: 'Turn off Push?' })
  await expect(dialog.getByText(switchedOffTexts.push)).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `test-results/switches/dialog-${width}.png` })
  }
  await expectAccessibleInBothThemes(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('switch', { name: 'Push: on' })).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(dialog.getByLabel('Reason, for the log'), dialog)
  await page.keyboard.type('A journey tries it')
  await tabTo(dialog.getByRole('button', { name: 'Turn off' }), dialog)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Off since .*“A journey tries it”/)).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Push: off' })).toBeFocused()

  await member.goto('/settings/reminders')
  await expect(member.getByText(switchedOffTexts.push)).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/switches/page-${width}.png`, fullPage: true })
  }
  await expectAccessibleInBothThemes(page)

  await page.getByRole('switch', { name: 'Push: off' }).click()
  await page.getByLabel('Reason, for the log').fill('It works')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Everything is on.')).toBeVisible()
  await member.reload()
  await expect(member.getByRole('heading', { name: 'Where they go' })).toBeVisible()
  await expect(member.getByText(switchedOffTexts.push)).toBeHidden()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByText('Turned on again: Push').first()).toBeVisible()
  await elsewhere.close()
  expect(faults).toEqual([])
})
