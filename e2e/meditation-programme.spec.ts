import { expect, type Page } from '@playwright/test'
import { expectWellMadeOnBothWidths, phone, watchForFaults } from './support/page-checks.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { clockOf, control, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

/** Puts a sit of two stretches together, from the timer, and saves it. */
async function saveSit(page: Page): Promise<void> {
  await page.goto('/meditation')
  await page.getByRole('button', { name: '5', exact: true }).click()
  await page.getByRole('button', { name: 'Bells and more' }).click()
  await page.getByRole('link', { name: 'A sit of your own' }).click()
  await page.getByLabel('Name of the sit').fill('Sit and walk')
  await page.getByRole('button', { name: 'Add a stretch' }).click()
  await page.getByText('10 minutes, one stroke').click()
  await page.getByLabel('Name', { exact: true }).last().fill('Walking')
  await page.getByLabel('Walking, minutes', { exact: true }).fill('2')
  await page.locator('summary').filter({ hasText: 'Sound' }).click()
  await page.getByRole('button', { name: 'Rain' }).click()
  await expect(page.getByText('7 minutes, with 3 strokes of the bell.')).toBeVisible()
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(clockOf(page)).toHaveText('7:00')
}

test('a programme is put together, saved as a preset, and sat in two taps from home', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize(phone)
  const member = await signInAsNewMember(page)
  await saveSit(page)
  await expectWellMadeOnBothWidths(page)
  await expect
    .poll(async () => (await member.timer.read()).presets.map((preset) => preset.name))
    .toEqual(['Sit and walk'])

  // Another device knows nothing but what the server has.
  await page.evaluate((id) => localStorage.removeItem(`meditation-settings:${id}`), (await member.account.me()).id)
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('link', { name: 'Sit and walk' }).click()
  await expect(clockOf(page)).toHaveText('7:00')
  await expect(page.getByRole('button', { name: 'Sit and walk', pressed: true })).toBeVisible()

  await page.clock.pauseAt(Date.now() + 60_000)
  await control(page, 'Start').click()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('Sitting, 4:00 to the bell')).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Walking, stretch 2 of 2.')).toBeVisible()
  await expect(clockOf(page)).toHaveText('1:00')
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('dialog', { name: 'You sat for 7 minutes' })).toBeVisible()
  await expectOneSit(member, { duration: 7, interrupted: false, ambientSound: 'rain' })
  expect(faults).toEqual([])
})
