import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { mailTo } from './support/mail.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' })

/** Fills in the three fields that need an answer. */
async function fillIn(page: Page, email = `${randomUUID()}@example.org`) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Your experience').selectOption('beginner')
  return email
}

/** Four selects, the notes, the referral code and the link in its hint. */
const optionalStops = 7

test('a visitor joins with the keyboard alone, and the confirmation arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const faults = await watchForFaults(page)
  const email = `${randomUUID()}@example.org`
  await page.goto('/waitlist')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Inter')
  for (let stop = 0; stop < optionalStops; stop += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Welcome to the journey!', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect(faults).toEqual([])
  expect((await mailTo(email)).subject).toBe('You’re on the waitlist')
})

test('the form, its errors and the thanks are accessible in both themes, and fit a narrow phone', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/api/waitlist', (route) => route.fulfill({ json: { message: 'Welcome to the journey!' } }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/waitlist')
  await submit(page).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  expect(faults).toEqual([])
})
