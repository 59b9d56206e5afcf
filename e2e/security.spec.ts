import { expect, type Page } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import { greeting, heading, openAccountForm, openSecurity, password, said, signIn, signOut } from './support/member.ts'
import { expectAccessibleInBothThemes, watchForFaults } from './support/page-checks.ts'
import { newAccount, signInAsRegistered } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const proofSubject = 'Verify your email address'

const codeIn = (text = '') => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''
const linkIn = (text = '') => /http\S+#token=[\w-]+/.exec(text)?.[0] ?? ''
const otherThan = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

test('an email address is verified with the code in the email', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = newAccount()
  await signInAsRegistered(page, member)
  await openSecurity(page)
  await expect(page.getByRole('tab')).toHaveText(['Two-Factor Auth', 'Verification', 'Activity', 'Access tokens'])
  await expect(page.getByRole('tab', { name: 'Two-Factor Auth' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Verification' }).click()
  await expect(page).toHaveURL('/security?tab=verification')
  await expect(said(page, 'Your email isn’t verified yet')).toBeVisible()
  await button(page, 'Send Verification Email').click()
  await expect(said(page, 'Please check your inbox')).toBeVisible()
  await button(page, 'I have a code').click()
  const code = codeIn((await emailTo(member.email, { subject: proofSubject })).text)
  await page.getByLabel('Verification code').fill(otherThan(code))
  await button(page, 'Verify email').click()
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/^Invalid verification code/)
  await page.getByLabel('Verification code').fill(code)
  await button(page, 'Verify email').click()
  await expect(said(page, 'Your email is verified')).toBeVisible()
  await expect(button(page, 'Send Verification Email')).toBeHidden()
  expect(faults).toEqual([])
})

test('an email address is verified with the link in the email, even in a signed-out browser', async ({
  page,
  otherBrowser,
}) => {
  const member = newAccount()
  await signInAsRegistered(page, member)
  const link = linkIn((await emailTo(member.email, { subject: proofSubject })).text)
  const mailReader = await otherBrowser.newPage()
  await mailReader.goto(link)
  await expect(mailReader).toHaveURL('/verify-email')
  await button(mailReader, 'Verify my email').click()
  await expect(said(mailReader, 'Thank you. Your email is verified.')).toBeVisible()
  const secondTab = await otherBrowser.newPage()
  await secondTab.goto(link)
  await button(secondTab, 'Verify my email').click()
  await expect(said(secondTab, 'Your email is already verified')).toBeVisible()
  await expectAccessibleInBothThemes(secondTab)
  await openSecurity(page, 'Verification')
  await expect(said(page, 'Your email is verified')).toBeVisible()
})

test('a new email address needs the password and verification, and the old address is notified', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = newAccount()
  const email = `new-${member.email}`
  await signInAsRegistered(page, member)
  await openAccountForm(page, 'email')
  const form = region(page, 'Change email')
  const send = () => form.getByRole('button', { name: 'Change email' }).click()
  await form.getByLabel('New email').fill('not an address')
  await password(page, 'Password').fill('not my password')
  await send()
  await expect(form.getByLabel('New email')).toHaveAccessibleDescription('Please enter a valid email address')
  await form.getByLabel('New email').fill(email)
  await send()
  await expect(password(page, 'Password')).toHaveAccessibleDescription(
    'That’s not your current password. Please try again.',
  )
  await password(page, 'Password').fill(member.password)
  await send()
  await expect(said(page, 'Please follow the link we sent to your new email address.')).toBeVisible()
  await form.getByLabel('Verification code').fill(codeIn((await emailTo(email, { subject: proofSubject })).text))
  await button(page, 'Verify email').click()
  await expect(region(page, 'Account')).toContainText(`${email}, verified`)
  await emailTo(member.email, { subject: 'Your email address was changed' })
  await signOut(page)
  await signIn(page, email, member.password)
  await expect(heading(page)).toHaveText(greeting)
  expect(faults).toEqual([])
})

test('meter and server agree on a new password, which signs out the other devices', async ({ page, otherBrowser }) => {
  const faults = await watchForFaults(page)
  const member = newAccount()
  await signInAsRegistered(page, member)
  const elsewhere = await otherBrowser.newPage()
  await elsewhere.goto('/login')
  await signIn(elsewhere, member.username, member.password)
  await expect(heading(elsewhere)).toHaveText(greeting)

  await openAccountForm(page, 'password')
  const form = region(page, 'Change password')
  const change = async (current: string, next: string) => {
    await password(page, 'Current password').fill(current)
    await password(page, 'New password').fill(next)
    await password(page, 'Confirm password').fill(next)
    await expect(form.getByRole('status')).toHaveText(/guess|Nearly there/)
    await form.getByRole('button', { name: 'Change password' }).click()
  }
  const replacement = 'pebble saffron window drift'
  await change('not my password', replacement)
  await expect(password(page, 'Current password')).toHaveAccessibleDescription(
    'That’s not your current password. Please try again.',
  )
  for (const weak of ['password123', `${member.username}${member.username}`, 'asha rao 1984', 'qwertyuiop']) {
    await change(member.password, weak)
    await expect(form.getByRole('status')).toHaveText(/easy to guess|Nearly there/)
    await expect(password(page, 'New password')).toHaveAccessibleDescription(/This password is too easy to guess/)
  }
  await change(member.password, replacement)
  await expect(said(page, 'Your password has been changed')).toBeVisible()
  await expect(password(page, 'New password')).toHaveValue('')
  await emailTo(member.email, { subject: 'Your password was changed' })
  await elsewhere.goto('/security')
  await expect(elsewhere.getByRole('link', { name: 'Sign in to continue' })).toBeVisible()
  await signOut(page)
  await signIn(page, member.username, member.password)
  await expect(said(page, 'Invalid credentials. Please try again.')).toBeVisible()
  await signIn(page, member.username, replacement)
  await expect(heading(page)).toHaveText(greeting)
  expect(faults).toEqual([])
})

test('sessions are listed with device, address and last use; a member ends one and then all', async ({
  page,
  otherBrowser,
}) => {
  const faults = await watchForFaults(page)
  const member = newAccount()
  await signInAsRegistered(page, member)
  const elsewhere = await otherBrowser.newPage()
  const signInElsewhere = async () => {
    await elsewhere.goto('/login')
    await signIn(elsewhere, member.username, member.password)
    await expect(heading(elsewhere)).toHaveText(greeting)
  }
  await signInElsewhere()
  await openSecurity(page, 'Activity')
  const sessions = region(page, 'Active Sessions').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This device')
  await expect(sessions.last()).toContainText(
    /Chrome on Linux.*Signed in from 198\.18\.\d+\.\d+ · Last used \d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2}/,
  )
  await sessions.last().getByRole('button').click()
  await expect(said(page, 'Session ended')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(elsewhereAfterAsking(elsewhere)).resolves.toBe('signed out')

  await signInElsewhere()
  await signOutEverywhere(page)
  await expect(page).toHaveURL('/login')
  await expect(elsewhereAfterAsking(elsewhere)).resolves.toBe('signed out')
  await signIn(page, member.username, member.password)
  await expect(heading(page)).toHaveText(greeting)
  await openSecurity(page, 'Activity')
  await expect(page.getByRole('cell', { name: 'Signed out on all devices' })).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await button(page, 'Sign out on this device').click()
  await expect(page).toHaveURL('/login')
  expect(faults).toEqual([])
})

async function signOutEverywhere(page: Page): Promise<void> {
  await button(page, 'Sign Out From All Devices').click()
  const question = page.getByRole('dialog', { name: 'Sign out from all devices?' })
  await question.getByRole('button', { name: 'Sign out' }).click()
}

/** What the other browser shows after its next request. */
async function elsewhereAfterAsking(page: Page): Promise<string> {
  await page.goto('/security')
  const call = page.getByRole('link', { name: 'Sign in to continue' })
  await expect(call.or(page.getByRole('tab').first())).toBeVisible()
  return (await call.isVisible()) ? 'signed out' : 'signed in'
}

test('the security log lists what happened, newest first, page by page', async ({ page, request }) => {
  const member = newAccount()
  await signInAsRegistered(page, member)
  const wrong = { identifier: member.username, password: 'not the password' }
  for (let guess = 1; guess <= 20; guess++) {
    await request.post('/api/auth/login', { data: wrong, headers: { 'x-forwarded-for': `198.51.100.${guess}` } })
  }
  await openSecurity(page, 'Activity')
  const log = page.getByRole('table', { name: 'Security Activity Log' })
  await expect(log.getByRole('columnheader')).toHaveText(['Event', 'Details', 'IP Address', 'Date & Time'])
  const rows = log.getByRole('row').filter({ has: page.getByRole('cell') })
  // A job records failed attempts, so that response times don't reveal who is a member.
  await expect(async () => {
    await openSecurity(page, 'Activity')
    await expect(button(page, 'Show more')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(rows).toHaveCount(20)
  await expect(rows.first().getByRole('cell').first()).toHaveText('Sign-in failed')
  await expect(rows.first().getByRole('cell').nth(2)).toHaveText(/^198\.51\.100\.\d+$/)
  await expect(rows.first().getByRole('cell').last()).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2}$/u)
  await button(page, 'Show more').click()
  await expect(rows).toHaveCount(21)
  await expect(rows.last().getByRole('cell').first()).toHaveText('Account created')
  await expect(button(page, 'Show more')).toBeHidden()
})
