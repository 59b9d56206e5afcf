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

type Listening = { strikes: number[] }

/** Notes when the audio clock reaches each strike, told by the audio clock itself: a page's timers may sleep. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onset = 0.05
    const strikes: number[] = []
    Object.assign(globalThis, { strikes })
    const markers = new Map<AudioBufferSourceNode, ConstantSourceNode>()
    class HeardSource extends AudioBufferSourceNode {
      override start(when = 0, offset = 0) {
        super.start(when, offset)
        if (this.loop) return
        const marker = new ConstantSourceNode(this.context, { offset: 0 })
        markers.set(this, marker)
        marker.connect(this.context.destination)
        marker.addEventListener('ended', () => markers.has(this) && strikes.push(Date.now()))
        marker.start()
        marker.stop(Math.max(when + onset - offset, this.context.currentTime))
      }
      override stop(when = 0) {
        markers.delete(this)
        super.stop(when)
      }
    }
    globalThis.AudioBufferSourceNode = HeardSource
  })
}

/** How far from the end of the sit the last bell was struck, in milliseconds. */
async function endBellOffBy(page: Page, end: number): Promise<number> {
  const strikes = await page.evaluate(() => (globalThis as unknown as Listening).strikes)
  expect(strikes.length, 'bells').toBeGreaterThan(0)
  return Math.abs((strikes.at(-1) ?? 0) - end)
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
  await expect(page.locator('time').first()).toHaveText('0:00')
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
