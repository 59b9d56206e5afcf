import { chromium, type Page } from '@playwright/test'
import { demoMember } from '@sadhana/contract'

/**
 * For pictures of the real app. Needs `npm run dev`, or another service with demo data at the address in the first
 * argument.
 */
export const address = process.argv[2] ?? 'http://localhost:3000'

export const openBrowser = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })

export async function signInAsDemoMember(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username, email or phone').fill(demoMember.username)
  await page.getByLabel('Password', { exact: true }).fill(demoMember.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
}
