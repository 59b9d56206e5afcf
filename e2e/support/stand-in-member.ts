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

/** Signs the browser in without an account: it gets only a stored session and a fake reply about the current user. */
export async function signInAsStandIn(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await page.route('**/api/auth/**', (route) => route.continue())
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: member }))
  await storeSession(page, { expiresInMs: 10 * 60_000 })
}

/** Stores it only once, so that the next page load doesn't undo a sign-out. */
export async function storeSession(page: Page, { expiresInMs }: { expiresInMs: number }): Promise<void> {
  await page.addInitScript((expiry) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('accessToken', 'stand-in-access')
    localStorage.setItem('refreshToken', 'stand-in-refresh')
    localStorage.setItem('tokenExpiry', String(Date.now() + expiry))
  }, expiresInMs)
}
