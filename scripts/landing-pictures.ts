import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demoMember } from '@sadhana/contract'
import sharp from 'sharp'

/**
 * Takes the landing page's screenshots from the real app, as the demo member. Needs `npm run dev`, whose address can be
 * passed.
 */
const address = process.argv[2] ?? 'http://localhost:3000'
const folder = resolve(import.meta.dirname, '../apps/web/public/pictures')
const widths = { desk: 1280, phone: 390 }

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username, email or phone').fill(demoMember.username)
  await page.getByLabel('Password', { exact: true }).fill(demoMember.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
for (const theme of ['light', 'dark'] as const) {
  for (const [name, width] of Object.entries(widths)) {
    const page = await browser.newPage({
      baseURL: address,
      colorScheme: theme,
      deviceScaleFactor: 2,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: 1400 },
    })
    await signIn(page)
    await page.goto('/wellness?tab=insights')
    const panel = page.getByRole('region', { name: 'What practice turns into' })
    await panel.locator('.river').waitFor()
    const file = `river-${name}-${theme}.avif`
    const taken = await panel.screenshot({ animations: 'disabled' })
    const about = await sharp(taken).avif({ quality: 42 }).toFile(resolve(folder, file))
    process.stdout.write(`${file}: ${about.width} by ${about.height}, ${about.size} bytes\n`)
    await page.close()
  }
}
await browser.close()
