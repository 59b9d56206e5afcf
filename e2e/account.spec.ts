import { expect } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import {
  fillRegistration,
  greeting,
  heading,
  password,
  registerByForm,
  said,
  signIn,
  signOut,
} from './support/member.ts'
import { expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { addMember, newAccount, signInAsRegistered } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a member registers, signs out, and signs in by username and by email', { tag: '@smoke' }, async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = newAccount()
  await registerByForm(page, member)
  await signOut(page)
  await signIn(page, member.username, 'not the password')
  await expect(said(page, 'Login failed')).toBeVisible()
  await expect(said(page, 'Invalid credentials. Please try again.')).toBeVisible()
  await signIn(page, member.username, member.password)
  await expect(said(page, 'Welcome!')).toBeVisible()
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() =>
    ['accessToken', 'refreshToken', 'tokenExpiry'].map((key) => Boolean(localStorage.getItem(key))),
  )
  expect(stored).toEqual([true, true, true])
  await signOut(page)
  await page.goto('/login?redirect=%2Fwellness')
  await signIn(page, member.email, member.password)
  await expect(page).toHaveURL('/wellness')
  expect(faults).toEqual([])
})

test('a member resets a forgotten password with the link in the email', { tag: '@smoke' }, async ({ page }) => {
  const member = await addMember(page.request, 'Asha Rao')
  // Before the code has loaded, the link opens a new document, which doesn't move the focus.
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(said(page, 'If an account with that email exists, a reset link has been sent.')).toBeVisible()
  await expect(heading(page)).toHaveText('Welcome back')

  const { text = '' } = await emailTo(member.email, { subject: 'Reset your password' })
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

test('an email fits a phone and is readable in both themes', async ({ page }) => {
  const { email } = await addMember(page.request, 'Asha Rao')
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  const { html = '' } = await emailTo(email, { subject: 'Reset your password' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('about:blank')
  await page.setContent(html)
  await expectNoSidewaysScroll(page)
  for (const [colorScheme, ground, ink] of [
    ['light', 'rgb(248, 245, 238)', 'rgb(27, 45, 47)'],
    ['dark', 'rgb(16, 32, 31)', 'rgb(233, 228, 216)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('body')).toHaveCSS('background-color', ground)
    await expect(page.getByText('Hello')).toHaveCSS('color', ink)
  }
})

test('a reset link works for a member who is signed in, and signs them out', async ({ page }) => {
  const member = newAccount()
  await signInAsRegistered(page, member)
  await page.request.post('/api/auth/forgot-password', { data: { email: member.email } })
  const { text = '' } = await emailTo(member.email, { subject: 'Reset your password' })
  await page.goto(/http\S+#reset=[\w-]+/.exec(text)?.[0] ?? '')
  await expect(heading(page)).toHaveText('Choose a new password')
  await expect(page.getByLabel('Reset token')).not.toHaveValue('')
  const replacement = 'pebble saffron window drift'
  await password(page, 'New password').fill(replacement)
  await password(page, 'Confirm password').fill(replacement)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(said(page, 'Your password has been changed')).toBeVisible()
  await expect(heading(page)).toHaveText('Welcome back')
  await signIn(page, member.username, replacement)
  await expect(heading(page)).toHaveText(greeting)
})

test('repeating a registration whose response was lost signs the member in', async ({ page }) => {
  const answers: number[] = []
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch()
    answers.push(answer.status())
    if (answers.length === 1) return route.abort()
    return route.fulfill({ response: answer })
  })
  await fillRegistration(page, newAccount())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(said(page, 'Registration failed')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page)).toHaveText('Sit for one minute?')
  expect(answers).toEqual([200, 200])
})

test('signing out in one tab signs out the others, but not another browser', async ({
  page,
  context,
  otherBrowser,
}) => {
  const member = newAccount()
  await signInAsRegistered(page, member)
  await page.goto('/')
  const tab = await context.newPage()
  await tab.goto('/security')
  await expect(heading(tab)).toHaveText('Account Security')
  const elsewhere = await otherBrowser.newPage()
  await elsewhere.goto('/login')
  await signIn(elsewhere, member.email, member.password)
  await expect(heading(elsewhere)).toHaveText(greeting)
  await signOut(page)
  await expect(heading(tab)).toHaveText('Please sign in')
  await elsewhere.reload()
  await expect(heading(elsewhere)).toHaveText(greeting)
})

test('the strength meter knows the member’s details, and loads only when a password is typed', async ({ page }) => {
  const faults = await watchForFaults(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const meterCode = () => fetched.filter((path) => path.includes('strength-worker'))
  await page.goto('/register')
  await page.getByLabel('Display name').fill('Mirabelle Thistlewood')
  await expect(said(page, 'Three or four uncommon words make a strong password.')).toBeVisible()
  expect(meterCode()).toEqual([])
  const judged = page.getByRole('status').filter({ hasText: /guess|uncommon/ })
  await password(page, 'Password').fill('password123')
  await expect(judged).toHaveText('Too easy to guess.')
  await password(page, 'Password').fill('mirabelle thistlewood')
  await expect(judged).toHaveText('Your name and our own words are easy to guess. Add others.')
  await password(page, 'Password').fill('pebble saffron window drift')
  await expect(judged).toHaveText('Great. Very hard to guess.')
  expect(meterCode()).toHaveLength(1)
  expect(faults).toEqual([])
})
