import { expect, test } from '@playwright/test'
import { watchForFaults } from './support/page-checks.ts'

const limbs = ['Yamas', 'Niyamas', 'Asana', 'Pranayama', 'Pratyahara', 'Dharana', 'Dhyana', 'Samadhi']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is already rendered', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Find your bearing · Sadhana Compass')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your bearing, one sitting at a time.')
    await expect(page.getByRole('link', { name: 'Join the waitlist' }).first()).toHaveAttribute('href', '/waitlist')
    for (const path of ['/waitlist', '/register', '/login', '/pricing', '/guide'])
      await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible()
  })
})

test('a link works before the code has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => (page.url().endsWith('/') ? route.abort() : route.continue()))
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Join the waitlist' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the Waitlist')
})

/** React marks the elements it manages. */
const isHydrated = () => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'))

test('once the code has loaded, a link doesn’t load a new document', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.goto('/')
  await page.mouse.move(100, 100)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('main').getByRole('link', { name: 'Join the waitlist' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the Waitlist')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(faults).toEqual([])
})

test('each of the eight limbs has its dos and don’ts, open on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const articles = page.locator('#limbs').getByRole('article')
  await expect(articles.getByRole('heading', { level: 3 })).toHaveText(limbs)
  for (const [index] of limbs.entries()) {
    const article = articles.nth(index)
    await expect(article.getByRole('heading', { name: 'Do', exact: true })).toBeVisible()
    await expect(article.getByRole('heading', { name: 'Don’t' })).toBeVisible()
    await expect(article.getByRole('listitem')).toHaveCount(4)
    await expect(article.getByRole('listitem').last()).toBeVisible()
  }
})

test('on a phone, the dos and don’ts of a limb open on tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const yamas = page.locator('#limbs').getByRole('article').first()
  await expect(yamas.getByText('Say the true thing kindly')).toBeHidden()
  await yamas.getByText('Dos and don’ts').click()
  await expect(yamas.getByText('Say the true thing kindly')).toBeVisible()
})

test('the landing page loads its code on first interaction, within its budget, and doesn’t jump', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let scriptBytes = 0
  session.on('Network.responseReceived', ({ type, requestId }) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scriptBytes).toBeLessThan(5_000)
  await page.mouse.move(100, 100)
  await expect.poll(() => scriptBytes).toBeGreaterThan(50_000)
  await page.waitForLoadState('networkidle')
  expect(scriptBytes).toBeLessThanOrEqual(120_000)
  const shift = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
  expect(shift).toBeLessThanOrEqual(0.02)
})
