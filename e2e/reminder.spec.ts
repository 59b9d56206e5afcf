import { expect } from '@playwright/test'
import { said } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a member sets a reminder, pauses all, and subscribes a calendar to a secret address', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await page.goto('/settings')
  await page
    .getByRole('link', { name: /^Reminders/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Time').fill('22:15')
  await expect(page.getByText('This is within your quiet hours', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sunday' }).uncheck()
  await page.getByLabel('Your words').fill('A few breaths before the night?')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“A few breaths before the night?”')).toBeVisible()
  await expect(page.getByText('Next on', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck()
  await expect
    .poll(async () => (await member.reminder.get()).reminders[0]?.days)
    .toEqual(['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])

  await page.getByRole('button', { name: 'a week' }).click()
  await expect(said(page, 'Settings saved')).toBeVisible()
  await expect(page.getByText('Paused until', { exact: false })).toBeVisible()
  await page.getByRole('switch', { name: 'Pause all reminders' }).uncheck()

  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Your secret address').inputValue()
  expect(await (await page.request.get(address)).text()).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA')
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'End it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  expect(faults).toEqual([])
})
