import { expect, type Page } from '@playwright/test'
import { addMember, memberPassword } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const pages = [
  ['/login', 'Welcome back', 'Username, email or phone', 'Sign in'],
  ['/register', 'Create account', 'Referral code', 'Create account'],
  ['/waitlist', 'Join the Waitlist', 'Email', 'Join the Waitlist'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in pages are already rendered, and their forms never put input into the address', async ({ page }) => {
    for (const [path, heading, field, button] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByLabel(field, { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
      await expect(page.locator('main form')).toHaveAttribute('method', 'post')
    }
  })
})

/** React marks the elements it manages. */
const isTakenOver = () =>
  Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber'))

/** Holds back the code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('input submitted before the code has loaded is neither lost nor shown in the address', async ({ page }) => {
  const { username } = await addMember(page.request, 'Asha Rao')
  const letGo = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username, email or phone').fill(username)
  await page.getByLabel('Password', { exact: true }).pressSequentially(memberPassword)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-auth-form', 'submitted')
  expect(page.url()).not.toContain('?')
  letGo()
  await expect(page.getByRole('button', { name: 'Account menu for Asha Rao' })).toBeVisible()
})

test('a visitor who keeps typing while the page is hydrated loses nothing', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Referral code').fill('ABCD-EFGH')
  const name = page.getByLabel('Display name')
  await name.pressSequentially('Asha ')
  letGo()
  await name.pressSequentially('Rao of the long typed name', { delay: 20 })
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true)
  await expect(name).toHaveValue('Asha Rao of the long typed name')
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Referral code')).toHaveValue('ABCD-EFGH')
  // These two are filled in, so they aren't reported as missing.
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})
