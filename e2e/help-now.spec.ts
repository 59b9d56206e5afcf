import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes, watchForFaults } from './support/page-checks.ts'
import { root } from './support/service.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test.use({ timezoneId: 'Europe/Dublin' })

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Talk to a person, now.' })

function noteApiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test('a visitor finds a person to call, one link away from every page', { tag: '@smoke' }, async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.goto('/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Help now · Sadhana Compass')
  await expect(page.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
  await page.getByLabel('You’re in').selectOption('United States')
  await expect(page.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await expectAccessibleInBothThemes(page)
  expect(faults).toEqual([])

  await page.getByRole('link', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL('about:blank')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('a member gets the same page, and the server doesn’t learn of it', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto('/sessions')
  await expect(page.getByRole('heading', { level: 1, name: 'All my sessions' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = noteApiCalls(page)
  await page.goto('/help-now')
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(readFileSync(resolve(root, 'test-results/service.log'), 'utf8')).not.toContain('help-now')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every helpline is on the page', async ({ page }) => {
    await page.goto('/help-now')
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Samaritans: 116 123' })).toHaveAttribute('href', 'tel:116123')
    await expect(page.getByRole('link', { name: 'See who answers' })).toBeVisible()
    await expect(page.getByLabel('You’re in')).toBeHidden()
    await expect(page.getByText('You need JavaScript')).toHaveCount(0)
  })
})
