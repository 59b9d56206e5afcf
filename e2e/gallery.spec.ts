import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'

const address = 'http://127.0.0.1:5179'
let vite: ChildProcess

const answers = () =>
  fetch(address).then(
    () => true,
    () => false,
  )

test.describe.configure({ mode: 'serial' })

// The gallery is for development only, so the development server shows it.
test.beforeAll(async () => {
  const options = ['--port', '5179', '--host', '127.0.0.1', '--strictPort']
  vite = spawn('npm', ['run', 'dev', '-w', '@sadhana/web', '--', ...options], { detached: true, stdio: 'ignore' })
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
})

// npm starts vite as a child of its own, so the whole group is ended.
test.afterAll(() => {
  if (vite.pid) process.kill(-vite.pid)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every part is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.goto(`${address}/gallery.html?theme=${colorScheme}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectAccessible(page)
  })
}

test('every part fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${address}/gallery.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the built app knows nothing of the gallery', async ({ page }) => {
  await page.goto('/gallery.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your bearing, one sitting at a time.')
})
