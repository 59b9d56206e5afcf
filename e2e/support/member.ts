import { expect, type Page } from '@playwright/test'
import { foundingCode } from './founding-code.ts'
import { emailTo } from './mail.ts'
import type { Account } from './signed-in-member.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const password = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
/** The greeting on home for Asha, which depends on the local hour. */
export const greeting = /^(Welcome|Good (morning|afternoon|evening)), Asha\.$/
export const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first()

export async function fillRegistration(page: Page, member: Account, code = foundingCode()): Promise<void> {
  await page.goto(`/register?ref=${code}`)
  await page.getByLabel('Display name').fill('Asha Rao')
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Email').fill(member.email)
  await password(page, 'Password').fill(member.password)
  await password(page, 'Confirm password').fill(member.password)
}

/** Creates an account the way a visitor does, and ends on home. */
export async function registerByForm(page: Page, member: Account): Promise<void> {
  await fillRegistration(page, member)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(heading(page)).toHaveText(greeting)
}

/** Opens the link in the email that was sent on sign-up. */
export async function verifyEmail(page: Page, { email }: Account): Promise<void> {
  const { text = '' } = await emailTo(email, { subject: 'Verify your email address' })
  await page.goto(/http\S+#token=[\w-]+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(said(page, 'Thank you. Your email is verified.')).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu for Asha Rao' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
}

export async function signIn(page: Page, identifier: string, secret: string): Promise<void> {
  await page.getByLabel('Username, email or phone').fill(identifier)
  await password(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function openSecurity(page: Page, tab?: 'Verification' | 'Activity'): Promise<void> {
  await page.goto('/security')
  await expect(heading(page)).toHaveText('Account Security')
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

/** The form for a new email or password, in the profile's settings. */
export async function openAccountForm(page: Page, form: 'email' | 'password'): Promise<void> {
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: `Change ${form}` }).click()
  await expect(page.getByRole('region', { name: `Change ${form}` })).toBeVisible()
}
