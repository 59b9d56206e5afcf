import type { Page } from '@playwright/test'

const member = {
  id: '0198a1f0-0000-7000-8000-000000000001',
  username: 'mira',
  displayName: 'Mira Sen',
  email: 'mira@example.org',
  phone: null,
  bio: null,
  profileImage: null,
  isVerified: false,
  emailVerified: true,
  phoneVerified: false,
  twoFactorEnabled: false,
  totalSessions: 0,
  followers: 0,
  following: 0,
}

/** Signs the browser in without an account: a stored session, an answer about the current user, and none of the rest. */
export async function signInAsStandIn(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await page.route('**/api/auth/**', (route) => route.continue())
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: member }))
  await storeSession(page, { expiresInMs: 10 * 60_000 })
}

/** Seeds once, so that a sign-out in the test is not undone by the next page load. */
export async function storeSession(page: Page, { expiresInMs }: { expiresInMs: number }): Promise<void> {
  await page.addInitScript((expiry) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('accessToken', 'stand-in-access')
    localStorage.setItem('refreshToken', 'stand-in-refresh')
    localStorage.setItem('tokenExpiry', String(Date.now() + expiry))
  }, expiresInMs)
}
