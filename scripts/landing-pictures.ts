import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { address, openBrowser, signInAsDemoMember } from './demo-browser.ts'

/** Takes the pictures of the landing page from the real app: the demo member's insights. */
const folder = resolve(import.meta.dirname, '../apps/web/public/pictures')
const widths = { desk: 1280, phone: 390 }

mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
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
    await signInAsDemoMember(page)
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
