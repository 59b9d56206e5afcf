import { expect, type Page } from '@playwright/test'
import { useOwnService } from './support/services/own-service.ts'
import { greeting, heading, signIn } from './support/member.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

// These run in sequence, because they stop and start the same server.
test.describe.configure({ mode: 'default' })
const service = useOwnService()
test.use({ baseURL: service.address })

const notAnswering = 'We’re not answering just now'

/** None of these journeys may lead to the sign-in page or need a manual reload. */
async function expectHome(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(greeting)
  await expect(page.getByRole('heading', { name: 'Recent sessions' })).toBeVisible()
}

test('members stay signed in when the server is killed during a refresh, and during the request for their account', async ({
  page,
}) => {
  await signInAsNewMember(page)
  await page.goto('/')
  await expectHome(page)
  for (const call of ['**/api/auth/refresh-token', '**/api/auth/me']) {
    // The old page may still be sending requests, but only the next page may meet a dead server.
    await page.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('tokenExpiry', '0')))
    const [killed, reloaded] = [Promise.withResolvers<void>(), page.waitForEvent('framenavigated')]
    let isReloaded = false
    void reloaded.then(() => (isReloaded = true))
    await page.route(call, async (route) => {
      if (isReloaded) await service.kill()
      if (isReloaded) killed.resolve()
      await route.continue()
    })
    await page.reload()
    await killed.promise
    await page.unroute(call)
    await expect(heading(page)).toHaveText(notAnswering)
    await expect(page.getByText('You’re still signed in')).toBeVisible()
    await service.start()
    await expectHome(page)
  }
})

test('members stay signed in and can work while the database restarts', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto('/')
  await expectHome(page)
  expect(await service.cutConnections()).toBeGreaterThan(0)
  await page.reload()
  await expect(heading(page)).toHaveText(greeting)
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(heading(page)).toHaveText('Account Security')
  await page.getByRole('link', { name: 'Home' }).click()
  await expectHome(page)
})

test('a screen that a deploy has replaced loads in its new version', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto('/')
  await expectHome(page)
  const shell = await (await page.request.get('/app.html')).text()
  await page.route('**/app.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: shell.replaceAll(/assets\/[\w-]+\.js/g, 'assets/new-1.js') }),
  )
  let isReloaded = false
  await page.route('/community', (route) => {
    isReloaded = true
    return route.continue()
  })
  await page.route('**/assets/community-*.js', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, json: {} }),
  )
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(heading(page)).toHaveText('Community')
  await expect(page).toHaveURL('/community')
  expect(isReloaded).toBe(true)
})

test('a screen opened without a network loads when the network is back', async ({ page, context }) => {
  await signInAsNewMember(page)
  await page.goto('/')
  await expectHome(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(heading(page)).toHaveText('You’re offline')
  await expect(page.getByText('You’re still signed in')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(heading(page)).toHaveText(greeting)
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(heading(page)).toHaveText('You’re offline')
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Account Security')
  // The styles of the screen have loaded with it.
  await expect(heading(page)).toHaveCSS('font-weight', '440')
})

test('a page whose code doesn’t load says so, and appears once it does', async ({ page }) => {
  const withoutCode = async (address: string) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
  }
  const tryAgain = async () => {
    await expect(heading(page)).toHaveText('This page didn’t arrive')
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
  }

  await withoutCode('/help-now')
  await expect(heading(page)).toHaveText('Talk to a person, now.')
  await page.goto('/login')
  await signIn(page, 'nobody', 'still water, clear sky')
  await tryAgain()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

  await signInAsNewMember(page)
  for (const address of ['/sessions', '/']) {
    await withoutCode(address)
    await tryAgain()
  }
  await expectHome(page)
})
