import { expect } from '@playwright/test'
import { loopExport } from '../apps/web/src/testing/loop-export.ts'
import { expectWellMadeOnBothWidths, watchForFaults } from './support/page-checks.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('habits of Loop Habit Tracker become private practices at noon, and the import is undone', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await page.goto('/settings/import')
  const file = { name: 'Loop Habits CSV 2025-03-05.zip', mimeType: 'application/zip', buffer: loopExport() }
  await page.getByLabel('Choose a file').first().setInputFiles(file)
  await expect(page.getByLabel('Meditate becomes')).toHaveValue('dhyana')
  await expect(page.getByLabel('Drink water becomes')).toHaveValue('')
  await page.getByLabel('Minutes for Meditate').fill('25')
  await page.getByLabel('Yoga, morning becomes').selectOption({ label: 'Leave out' })
  await page.getByLabel('Breath becomes').selectOption({ label: 'Leave out' })
  await expect(page.getByRole('cell', { name: '25 minutes' })).toHaveCount(2)
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('button', { name: 'Check, without saving' }).click()
  await page.getByRole('button', { name: 'Add 2 entries' }).click()
  await expect(page.getByText('2 entries are home')).toBeVisible()
  const noon = { limbType: 'dhyana', duration: 25, time: '12:00', visibility: 'private' }
  expect((await member.practice.list({ query: {} })).items).toMatchObject([
    { ...noon, date: '2025-03-05' },
    { ...noon, date: '2025-03-02' },
  ])
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('The import is undone')).toBeVisible()
  expect((await member.practice.list({ query: {} })).items).toEqual([])
  expect(faults).toEqual([])
})
