import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { watchForFaults } from './support/page-checks.ts'
import { said } from './support/member.ts'
import { test } from './support/test.ts'

const csvButton = (page: Page) =>
  page.getByRole('region', { name: 'Take your log with you' }).getByRole('button', { name: 'CSV' })

async function openHome(page: Page) {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(1), { notes: 'Ujjāyī, "slow"' }) })
  await member.practice.log({ body: practiceOn(daysAgo(0), { notes: '=1+1' }) })
  await page.goto('/')
  await expect(page.getByText('All 2 sessions, including your notes.')).toBeVisible()
}

test('the whole log is downloaded as yoga-practice-data.csv', async ({ page }) => {
  const faults = await watchForFaults(page)
  await openHome(page)
  const download = page.waitForEvent('download')
  await csvButton(page).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('yoga-practice-data.csv')
  await expect(said(page, 'Export successful!')).toBeVisible()
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0), 'the mark that tells spreadsheets it is UTF-8').toBe(0xfeff)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(",'=1+1,")
  expect(lines[2]).toContain('"Ujjāyī, ""slow"""')
  expect(faults).toEqual([])
})

test('while the file is made the button waits', async ({ page }) => {
  await openHome(page)
  const way = Promise.withResolvers<void>()
  await page.route('**/api/export/csv', async (route) => {
    await way.promise
    await route.continue()
  })
  await csvButton(page).click()
  await expect(csvButton(page)).toHaveAttribute('aria-disabled', 'true')
  way.resolve()
  await expect(said(page, 'Export successful!')).toBeVisible()
})

test('an export that fails says so', async ({ page }) => {
  await openHome(page)
  await page.route('**/api/export/csv', (route) => route.fulfill({ status: 503 }))
  await csvButton(page).click()
  await expect(said(page, 'Export failed')).toBeVisible()
  await expect(said(page, 'Unable to export data. Please try again.')).toBeVisible()
})

test('without a stored token the export asks for a sign-in', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await csvButton(page).click()
  await expect(said(page, 'Authentication required')).toBeVisible()
  await expect(said(page, 'Please log in to export your data.')).toBeVisible()
})
