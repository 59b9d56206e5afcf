import { expect, test, type Route } from '@playwright/test'
import { untilStill } from './support/page-checks.ts'
import { signInAsStandIn, storeSession } from './support/stand-in-member.ts'

const landing = 'Find your bearing, one sitting at a time.'

/** The greeting depends on the local hour. */
const greeting = /^(Welcome|Good (morning|afternoon|evening)), Mira\.$/

test('an unknown address shows 404 Page Not Found and leads home', async ({ page }) => {
  await signInAsStandIn(page)
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle(/^404 Page Not Found/)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a signed-in member sees a spinner while the account loads, and never the landing page', async ({ page }) => {
  await storeSession(page, { expiresInMs: 600_000 })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await answer.promise
    await route.fulfill({ status: 401, json: { code: 'auth.required', message: 'Please sign in.' } })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(page.getByText(landing)).toBeHidden()
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

const withoutCode = (route: Route) => route.abort()

test('while the code loads, only visitors see the landing page', async ({ page, browser }) => {
  await page.route('**/assets/*.js', withoutCode)
  await page.goto('/')
  await expect(page.getByText(landing)).toBeVisible()

  const memberPage = await browser.newPage()
  await memberPage.route('**/assets/*.js', withoutCode)
  await storeSession(memberPage, { expiresInMs: 600_000 })
  await memberPage.goto('/')
  await expect(memberPage.getByText(landing)).toBeHidden()
  await memberPage.close()
})

test('the main navigation has six entries and marks the current one', async ({ page }) => {
  await signInAsStandIn(page)
  await page.goto('/')
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(entries).toHaveText(['Home', 'Community', 'Progress', 'Wellness', 'Profile', 'Security'])
  const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['/', '/community', '/gamification', '/wellness', '/profile', '/security'])
  for (const [index, path] of paths.entries()) {
    await entries.nth(index).click()
    await expect(page).toHaveURL(path!)
    await expect(page.locator('nav [aria-current=page]')).toHaveText((await entries.nth(index).textContent())!)
  }
})

test('signing out clears the session, even when the server doesn’t answer, and shows the sign-in page', async ({
  page,
}) => {
  await signInAsStandIn(page)
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu for Mira Sen' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'My page',
    'Settings',
    'Security 2FA off',
    'Export as CSV',
    'Help now',
    'Logout',
  ])
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the theme follows the device until one is chosen, and is applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Theme').selectOption('light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a member chooses the theme in the settings', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAsStandIn(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu for Mira Sen' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByLabel('Theme').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('Always dark')).toBeVisible()
})

test('the keyboard can skip to the content', async ({ page }) => {
  await signInAsStandIn(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('going back returns to the place where the page was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})

test('a notice says when the connection is lost, and when it is back', async ({ page, context }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
})

test('our checks wait for what fades, but not for what a closed fold keeps from fading', async ({ page }) => {
  await page.setContent(`<style>button { transition: opacity 0.4s } summary + button { transition-duration: 3600s }
    [data-faded] button { opacity: 0 }</style><button>Seen</button>
    <details open><summary>More</summary><button>Folded</button></details>`)
  await page.evaluate(async () => {
    // The fade starts when someone asks for the new style.
    for (const isFaded of [false, true]) {
      document.documentElement.toggleAttribute('data-faded', isFaded)
      document.querySelectorAll('button').forEach((button) => getComputedStyle(button).opacity)
    }
    await Promise.all(document.getAnimations().map(({ ready }) => ready))
    document.querySelector('details')?.toggleAttribute('open')
  })
  await untilStill(page)
  expect(await page.getByText('Seen').evaluate((button) => getComputedStyle(button).opacity)).toBe('0')
  expect(await page.evaluate(() => document.getAnimations().map(({ playState }) => playState))).toEqual(['running'])
})
