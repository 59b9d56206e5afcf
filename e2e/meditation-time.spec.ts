import { expect, test, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/member.ts'
import { chooseOneMinute, clockOf, control, endOfSit, expectOneSit } from './support/sit.ts'

// Sits against real time: a minute each, because no shorter one exists.
test.setTimeout(300_000)

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

test.use({
  launchOptions: {
    executablePath: chromium,
    // A hidden page is throttled to one wake-up a minute at once, instead of after five minutes.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/0/grace_period_seconds_loaded/0',
    ],
    ignoreDefaultArgs: [
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
  },
})

type Strike = { bufferSeconds: number; struckAt: number }
type Listening = { strikes: () => Strike[] }

/** Notes what is handed to the audio clock; the moment of a strike is read off that clock later, when it has passed. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onset = 0.05
    const noted: { source: AudioBufferSourceNode; at: number; stopped: boolean }[] = []
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0, duration?: number) {
      if (!this.loop) noted.push({ source: this, at: when + onset - offset, stopped: false })
      return duration === undefined ? start.call(this, when, offset) : start.call(this, when, offset, duration)
    }
    AudioBufferSourceNode.prototype.stop = function (when = 0) {
      noted.filter(({ source }) => source === this).forEach((note) => (note.stopped = true))
      return stop.call(this, when)
    }
    ;(globalThis as unknown as Listening).strikes = () =>
      noted
        .filter(({ stopped }) => !stopped)
        .map(({ source, at }) => ({
          bufferSeconds: source.buffer?.duration ?? 0,
          struckAt: Date.now() - (source.context.currentTime - at) * 1000,
        }))
  })
}

/** How far from the end of the sit the last bell was struck, in milliseconds. */
async function endBellOffBy(page: Page, end: number): Promise<number> {
  const strikes = await page.evaluate(() => (globalThis as unknown as Listening).strikes())
  const last = strikes.at(-1)
  expect(last, 'a bell').toBeDefined()
  return Math.abs((last?.struckAt ?? 0) - end)
}

async function beginOneMinute(page: Page): Promise<number> {
  await page.goto('/meditation')
  await chooseOneMinute(page)
  await control(page, 'Start').click()
  await expect(control(page, 'Pause')).toBeVisible()
  return endOfSit(page)
}

const saved = (page: Page) => page.getByRole('dialog', { name: 'You sat for 1 minute' })
const untilEnd = (end: number) => Math.max(end - Date.now(), 0)

test('in a visible page', async ({ page }) => {
  await listen(page)
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  await expect(saved(page)).toBeVisible({ timeout: untilEnd(end) + 5_000 })
  expect(Date.now() - end, 'milliseconds after the end').toBeLessThan(3_000)
  expect(await endBellOffBy(page, end)).toBeLessThan(250)
  await expectOneSit(member, { duration: 1, interrupted: false, ambientSound: null })
})

test('in a hidden page that is throttled', async ({ page, context }) => {
  await listen(page)
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const other = await context.newPage()
  await other.goto('/privacy')
  await other.bringToFront()
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden')
  await other.waitForTimeout(untilEnd(end) + 2_000)
  expect(await endBellOffBy(page, end)).toBeLessThan(250)
  await page.bringToFront()
  await expect(saved(page)).toBeVisible()
  await expectOneSit(member, { duration: 1, interrupted: false })
})

test('in a page that is frozen for two minutes', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((wake) => setTimeout(wake, 120_000))
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(saved(page)).toBeVisible()
  await expect(clockOf(page)).toHaveText('0:00')
  await expectOneSit(member, { duration: 1, interrupted: false, completedAt: new Date(end).toISOString() })
})

test('in a page that is reloaded at half time', async ({ page }) => {
  await listen(page)
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  await page.waitForTimeout(30_000)
  await page.reload()
  await expect(control(page, 'Pause')).toBeVisible()
  const shown = await clockOf(page).textContent()
  const left = Math.ceil(untilEnd(end) / 1000)
  expect(Math.abs(Number(shown?.slice(2)) - left), `${shown} with ${left} s left`).toBeLessThanOrEqual(1)
  // Browsers let nothing sound until the page is touched.
  await page.mouse.click(5, 300)
  await expect(saved(page)).toBeVisible({ timeout: untilEnd(end) + 5_000 })
  expect(await endBellOffBy(page, end)).toBeLessThan(250)
  await expectOneSit(member, { duration: 1, interrupted: false })
})
