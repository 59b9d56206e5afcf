import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator } from '@playwright/test'
import { account } from '@sadhana/contract'
import sharp from 'sharp'
import { address, openBrowser, signInAsDemoMember } from './demo-browser.ts'

/**
 * Films the real app for the README: a sit of ten minutes, then a practice logged in four taps. Both stay in the demo
 * member's log. `FRAMES=folder` also writes every frame as a PNG, for inspection.
 */
const film = resolve(import.meta.dirname, '../docs/images/sit-and-log.webp')
const still = resolve(import.meta.dirname, '../docs/images/sit-and-log.png')
const size = { width: 390, height: 844 }
const scale = 1.5
const sitMs = 10 * 60_000

const browser = await openBrowser()
const page = await browser.newPage({
  baseURL: address,
  colorScheme: 'light',
  deviceScaleFactor: scale,
  hasTouch: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  viewport: size,
})
// The page's clock starts early enough for the sit to end now, because the server accepts no practice from the future.
await page.clock.install({ time: Date.now() - sitMs - 60_000 })
// The demo member's address can't be verified, so home would ask for it.
await page.route(account.me.path, async (route) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), emailVerified: true } })
})
// If our fonts arrive late, as on a busy machine, the page uses others. The film waits for ours.
await page.route(/\.css(\?|$)/, async (route) => {
  const response = await route.fetch()
  await route.fulfill({
    response,
    body: (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:block'),
  })
})

const frames: { image: Buffer; ms: number }[] = []

async function show(ms: number): Promise<void> {
  frames.push({ image: await page.screenshot({ animations: 'disabled', caret: 'hide' }), ms })
}

const isLoading = () =>
  page
    .locator('.skeleton')
    .evaluateAll((all) => all.some((one) => one.getBoundingClientRect().top < window.innerHeight))

/** Waits until everything visible has loaded. Panels further down load when they are scrolled to. */
async function showSettled(ms: number): Promise<void> {
  do await page.waitForTimeout(1200)
  while (await isLoading())
  await page.evaluate(() => document.fonts.ready)
  await show(ms)
}

/** Shows where the finger touches, then taps. */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not visible`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map((at) => at * scale)
  const touch = `<svg width="${size.width * scale}" height="${size.height * scale}"><circle cx="${x}" cy="${y}" r="${20 * scale}" fill="#f2b544" fill-opacity=".55" stroke="#fff" stroke-width="3"/></svg>`
  const seen = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const image = await sharp(seen)
    .composite([{ input: Buffer.from(touch) }])
    .png()
    .toBuffer()
  frames.push({ image, ms: 350 })
  await target.tap()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const feeling = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })

await signInAsDemoMember(page)
await page.reload()
await showSettled(1400)
await tap(page.getByRole('link', { name: /^Sit\b/ }))
await button('Start').waitFor()
await showSettled(900)

// From here on time passes only on command: the first seconds at normal speed, then the rest of the sit fast.
await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
await tap(button('Start'))
await button('Pause').waitFor()
await show(600)
const firstSeconds = 3
const steps = 36
for (let second = 0; second < firstSeconds; second++) {
  await page.clock.runFor(1000)
  await show(700)
}
for (let step = 1; step < steps; step++) {
  await page.clock.runFor(Math.floor((sitMs - firstSeconds * 1000) / steps))
  await show(90)
}
await page.clock.resume()
await page.clock.fastForward(Math.ceil(sitMs / steps))

const saved = page.getByRole('dialog', { name: 'You sat for 10 minutes' })
await saved.getByText('Saved to your practice log').waitFor()
await showSettled(1200)
await tap(saved.getByText('Peaceful', { exact: true }))
await show(700)
await tap(button('Done'))
await saved.waitFor({ state: 'detached' })
await page.waitForTimeout(500)
await tap(page.getByRole('link', { name: 'Home' }).first())
await page.getByRole('heading', { level: 1 }).waitFor()
await showSettled(900)

await tap(page.getByRole('link', { name: /^Log \w+ \d+ minutes/ }).last())
await page.getByRole('radiogroup', { name: 'Feeling Before Practice' }).waitFor()
await showSettled(900)
await tap(feeling('Feeling Before Practice', 'Restless'))
await show(500)
await tap(feeling('Feeling After Practice', 'Calm'))
await show(700)
await tap(button('Save Practice Session'))
await button('Undo').waitFor()
await showSettled(2600)
await browser.close()

if (process.env.FRAMES) {
  mkdirSync(process.env.FRAMES, { recursive: true })
  for (const [at, { image }] of frames.entries()) {
    writeFileSync(resolve(process.env.FRAMES, `${String(at).padStart(3, '0')}.png`), image)
  }
}
const images = frames.map(({ image }) => image)
const delay = frames.map(({ ms }) => ms)
const { size: bytes } = await sharp(images, { join: { animated: true } })
  .webp({ delay, effort: 5, loop: 0, minSize: true, quality: 80 })
  .toFile(film)
await sharp(images.at(-1)).png({ palette: true }).toFile(still)
const seconds = delay.reduce((sum, ms) => sum + ms, 0) / 1000
process.stdout.write(`${film}: ${frames.length} frames, ${seconds} seconds, ${bytes} bytes\n`)
