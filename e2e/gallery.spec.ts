import { expect, test } from '@playwright/test'
import { useDevServer } from './support/services/dev-server.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'

test.describe.configure({ mode: 'serial' })

// The gallery is for development only, so the development server serves it.
const address = useDevServer(5179)

test('every component is accessible in both themes and fits a narrow phone', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.goto(`${address}/gallery.html?theme=${theme}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${address}/gallery.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the built app doesn’t contain the gallery', async ({ page }) => {
  const answer = await page.goto('/gallery.html')
  expect(answer?.status()).toBe(404)
})
