import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import { watchForFaults } from './support/page-checks.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' })

/** Four selects, the notes, the referral code and the link in its hint. */
const optionalStops = 7

test('a visitor joins with the keyboard alone, and the confirmation arrives', { tag: '@smoke' }, async ({ page }) => {
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
  expect((await emailTo(email)).subject).toBe('You’re on the waitlist')
})
