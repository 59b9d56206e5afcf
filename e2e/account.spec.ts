import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { foundingCode } from './support/founding-code.ts'
import { mailTo } from './support/mail.ts'
import { expectAccessible, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const password = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const greeting = /^Good (morning|afternoon|evening), Asha\.$/
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first()

function newMember() {
  const username = `asha-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.org`, password: 'lantern orchid gravel tide' }
}

async function register(page: Page, member: ReturnType<typeof newMember>) {
  await page.goto(`/register?ref=${foundingCode()}`)
  await page.getByLabel('Display name').fill('Asha Rao')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Email').fill(member.email)
  await password(page, 'Password').fill(member.password)
  await password(page, 'Confirm password').fill(member.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page)).toHaveText(greeting)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu of Asha Rao' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
}

async function signIn(page: Page, identifier: string, secret: string) {
  await page.getByLabel('Username, email or phone').fill(identifier)
  await password(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a member registers, signs out, and signs in by username and by email', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = newMember()
  await register(page, member)
  await signOut(page)
  await signIn(page, member.username, 'not the password')
  await expect(said(page, 'Login failed')).toBeVisible()
  await expect(said(page, 'Invalid credentials. Please try again.')).toBeVisible()
  await signIn(page, member.username, member.password)
  await expect(said(page, 'Welcome!')).toBeVisible()
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(() =>
    ['accessToken', 'refreshToken', 'tokenExpiry'].map((key) => Boolean(localStorage.getItem(key))),
  )
  expect(kept).toEqual([true, true, true])
  await signOut(page)
  await page.goto('/login?redirect=%2Fwellness')
  await signIn(page, member.email, member.password)
  await expect(page).toHaveURL('/wellness')
  expect(faults).toEqual([])
})

test('a forgotten password is replaced by the link in the mail', async ({ page }) => {
  const member = newMember()
  await register(page, member)
  await signOut(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(said(page, 'If an account with that email exists, a reset link has been sent.')).toBeVisible()
  await expect(heading(page)).toHaveText('Welcome back')

  const { text = '' } = await mailTo(member.email, 'Your new password')
  const link = /http\S+#reset=[\w-]+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/login?view=reset')
  await expect(page.getByLabel('Reset token')).toHaveValue(link.split('=')[1] ?? 'no token')
  const replacement = 'pebble saffron window drift'
  await password(page, 'New password').fill(replacement)
  await password(page, 'Confirm password').fill(replacement)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(heading(page)).toHaveText('Welcome back')
  await signIn(page, member.username, replacement)
  await expect(heading(page)).toHaveText(greeting)
})

test('what is missing is said at each field of the sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Username, email or phone')).toHaveAccessibleDescription(
    'Username, email, or phone is required',
  )
  await expect(password(page, 'Password')).toHaveAccessibleDescription('Password must be at least 6 characters')
})

test('a refused referral code is said at its field, and the two passwords must agree', async ({ page }) => {
  const member = newMember()
  await page.goto('/register?ref=nobody-gave-this')
  await expect(page.getByLabel('Referral code')).toHaveValue('nobody-gave-this')
  await page.getByLabel('Display name').fill('Asha Rao')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Email').fill(member.email)
  await password(page, 'Password').fill(member.password)
  await password(page, 'Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(password(page, 'Confirm password')).toHaveAccessibleDescription("Passwords don't match")
  await password(page, 'Confirm password').fill(member.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(said(page, 'Registration failed')).toBeVisible()
  await expect(page.getByLabel('Referral code')).toHaveAccessibleDescription(/not valid/)
})

test('a sign-in that needs a second factor asks for it, and Cancel forgets what was typed', async ({ page }) => {
  const waiting = { requiresTwoFactor: true, userId: randomUUID(), tempToken: 'waiting' }
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: waiting }))
  await page.goto('/login')
  await signIn(page, 'asha', 'lantern orchid')
  const dialog = page.getByRole('dialog', { name: 'One more step' })
  await dialog.getByLabel('Verification code').fill('123456')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(said(page, 'Verification failed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByLabel('Verification code').fill('12')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel('Verification code')).toHaveValue('')
})

for (const path of ['/login', '/login?view=forgot', '/login?view=reset', '/register', '/verify-email#token=abc']) {
  test(`${path} is accessible and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
