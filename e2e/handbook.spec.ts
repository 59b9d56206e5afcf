import { expect, type Page, test } from '@playwright/test'
import { handbook } from '@sadhana/contract'
import { expectAccessibleInBothThemes, watchForFaults } from './support/page-checks.ts'
import { signInAsStandIn } from './support/stand-in-member.ts'

const titles = handbook.map(({ title }) => title)
const shownSections = (page: Page) => page.locator('h2:visible')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole guide is on the page, and its sections open', async ({ page }) => {
    await page.goto('/guide')
    await expect(page).toHaveTitle('User guide · Sadhana Compass')
    await expect(shownSections(page)).toHaveText(titles)
    await expect(page.getByRole('textbox', { name: 'Search this guide' })).toBeHidden()
    await expect(page.getByText('The space bar starts and pauses.')).toBeVisible()
    await page.getByText('Bells and time to settle').click()
    await expect(page.getByText('chooses the limb your sits are logged under')).toBeVisible()
  })
})

test('a visitor reads, searches and follows a link to a closed section', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.goto('/guide')
  await expect(shownSections(page)).toHaveText('Getting started')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(shownSections(page)).toHaveText('Analytics')

  await page.getByRole('textbox', { name: 'Search this guide' }).fill('quiet word')
  await expect(page.getByText('1 place mentions “quiet word”, in 1 section')).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto('/guide#quiet-mode')
  await expect(page.locator('#quiet-mode > summary')).toBeFocused()
  await expect(page.locator('#quiet-mode > summary')).toBeInViewport()
  await expect(page.getByText('Would you rather not see numbers?')).toBeVisible()
  expect(faults).toEqual([])
})

test('in print every section is open', async ({ page }) => {
  await page.goto('/guide')
  await page.emulateMedia({ media: 'print' })
  await expect(shownSections(page)).toHaveText(titles)
  await expect(page.getByText('chooses the limb your sits are logged under')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('a member reads it inside the app', async ({ page }) => {
  await signInAsStandIn(page)
  await page.goto('/guide')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
