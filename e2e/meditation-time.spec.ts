import { expect, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { openRawBrowser } from './support/raw-browser.ts'
import { baseUrl } from './support/service.ts'
import { chooseOneMinute, clockOf, control, endOfSit, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

// Sits in real time, a minute each, because that is the shortest sit.
test.setTimeout(300_000)

type Listening = { strikes: number[] }

/** Records when each strike sounds, on the audio clock itself, because a page's timers may be throttled. */
function listenToBells() {
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
      const strike = Math.max(when + onset - offset, this.context.currentTime)
      // A busy page gets the event late; the audio clock says by how much.
      const sinceStrike = () => (this.context.currentTime - strike) * 1000
      marker.addEventListener('ended', () => markers.has(this) && strikes.push(Date.now() - sinceStrike()))
      marker.start()
      marker.stop(strike)
    }
    override stop(when = 0) {
      markers.delete(this)
      super.stop(when)
    }
  }
  globalThis.AudioBufferSourceNode = HeardSource
}

/** How far the last bell was from the end of the sit, in milliseconds. */
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
  await page.addInitScript(listenToBells)
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  await expect(saved(page)).toBeVisible({ timeout: untilEnd(end) + 5_000 })
  expect(Date.now() - end, 'milliseconds after the end').toBeLessThan(3_000)
  expect(await endBellOffBy(page, end)).toBeLessThan(250)
  expect(await page.evaluate(() => (globalThis as unknown as Listening).strikes.length), 'start and end').toBe(2)
  await expectOneSit(member, { duration: 1, interrupted: false, ambientSound: null })
})

test('a programme of twelve minutes', async ({ page }) => {
  test.setTimeout(900_000)
  await page.addInitScript(listenToBells)
  const member = await signInAsNewMember(page)
  const { id } = await member.account.me()
  await page.goto('/privacy')
  const stretches = [
    { name: 'Sitting', minutes: 5, strokes: 1 },
    { name: 'Walking', minutes: 2, strokes: 2 },
    { name: 'Sitting', minutes: 5, strokes: 3 },
  ]
  await page.evaluate(([key, settings]) => localStorage.setItem(key, settings), [
    `meditation-settings:${id}`,
    JSON.stringify({ programme: { settle: { minutes: 1, strokes: 1 }, stretches } }),
  ] as const)
  await page.goto('/meditation')
  await expect(clockOf(page)).toHaveText('12:00')
  await control(page, 'Start').click()
  await expect(control(page, 'Pause')).toBeVisible()
  const end = await endOfSit(page)
  const done = page.getByRole('dialog', { name: 'You sat for 12 minutes' })
  await expect(done).toBeVisible({ timeout: untilEnd(end) + 5_000 })
  // The second and the third stroke of the end bell.
  const lastStroke = end + 2 * 3_000
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(lastStroke + 1_000)
  const strikes = await page.evaluate(() => (globalThis as unknown as Listening).strikes)
  const start = end - 12 * 60_000
  const planned = [start, start + 300_000, start + 420_000, start + 423_000, end, end + 3_000, lastStroke]
  expect(strikes).toHaveLength(planned.length)
  for (const [index, due] of planned.entries())
    expect(Math.abs((strikes[index] ?? 0) - due), `stroke ${index + 1}`).toBeLessThan(250)
  await expectOneSit(member, { duration: 12, interrupted: false })
})

test('in a hidden page', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/privacy')
  const session = await page.evaluate(() => JSON.stringify(localStorage))
  const { id } = await member.account.me()

  const browser = await openRawBrowser()
  try {
    const tab = await browser.openTab()
    await tab.beforeEachPage(`(${listenToBells.toString()})()`)
    await tab.goto(`${baseUrl}/privacy`)
    await expect.poll(() => tab.evaluate('location.pathname + document.readyState')).toBe('/privacycomplete')
    await tab.evaluate(`Object.assign(localStorage, ${session}, {
      'meditation-settings:${id}': '{"minutes":1}',
    })`)
    await tab.goto(`${baseUrl}/meditation`)
    const start = `document.querySelector('.play-controls-main')`
    await expect.poll(() => tab.evaluate(`${start}?.textContent`)).toBe('Start')
    await tab.evaluate(`${start}.click()`)
    await expect.poll(() => tab.evaluate(`${start}.textContent`)).toBe('Pause')
    const end = await tab.evaluate<number>(`JSON.parse(localStorage.getItem('meditation-sit')).startsAt + 60_000`)

    const other = await browser.openTab()
    await other.bringToFront()
    await expect.poll(() => tab.evaluate('document.visibilityState')).toBe('hidden')
    await new Promise((go) => setTimeout(go, untilEnd(end) + 2_000))
    const strikes = await tab.evaluate<number[]>('strikes')
    expect(Math.abs((strikes.at(-1) ?? 0) - end), 'the end bell').toBeLessThan(250)

    await tab.bringToFront()
    await expect
      .poll(() => tab.evaluate(`document.querySelector('[role=dialog]')?.textContent`))
      .toContain('You sat for 1 minute')
    await expectOneSit(member, { duration: 1, interrupted: false, completedAt: new Date(end).toISOString() })
  } finally {
    await browser.close()
  }
})

test('in a page that is frozen for two minutes', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((wake) => setTimeout(wake, 120_000))
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(saved(page)).toBeVisible()
  await expect(page.locator('time').first()).toHaveText('1:00')
  await expectOneSit(member, { duration: 1, interrupted: false, completedAt: new Date(end).toISOString() })
})

test('in a page that is reloaded halfway', async ({ page }) => {
  await page.addInitScript(listenToBells)
  const member = await signInAsNewMember(page)
  const end = await beginOneMinute(page)
  await page.waitForTimeout(30_000)
  await page.reload()
  await expect(control(page, 'Pause')).toBeVisible()
  const shown = await clockOf(page).textContent()
  const left = Math.ceil(untilEnd(end) / 1000)
  expect(Math.abs(Number(shown?.slice(2)) - left), `${shown} with ${left} s left`).toBeLessThanOrEqual(1)
  // Browsers play no sound until the page is touched.
  await page.mouse.click(5, 300)
  await expect(saved(page)).toBeVisible({ timeout: untilEnd(end) + 5_000 })
  expect(await endBellOffBy(page, end)).toBeLessThan(250)
  await expectOneSit(member, { duration: 1, interrupted: false })
})

test('a guided practice of ten minutes: a bell at every step, and a tone for every part of a breath', async ({
  page,
}) => {
  test.setTimeout(800_000)
  await page.addInitScript(listenToBells)
  await page.addInitScript(() => {
    const heard = { tones: 0 }
    Object.assign(globalThis, { heard })
    globalThis.OscillatorNode = class extends OscillatorNode {
      #isCancelled = false
      override start(when = 0) {
        super.start(when)
        this.addEventListener('ended', () => {
          if (!this.#isCancelled) heard.tones++
        })
      }
      /** A bell is scheduled with a time. Without one, it was cancelled because the clocks have moved. */
      override stop(when?: number) {
        this.#isCancelled ||= when === undefined
        super.stop(when)
      }
    }
  })
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  await page.getByRole('tab', { name: 'Guided' }).click()
  await page.getByRole('button', { name: 'Start Session: A longer out-breath' }).click()
  await page.getByRole('button', { name: 'Start Session', exact: true }).click()
  await expect(page.getByText('Sit so that your back is long')).toBeVisible()
  const end = await endOfSit(page)
  const start = end - 10 * 60_000
  const steps = page.getByRole('listitem').filter({ hasText: /\d min/ })
  const stepsBeginAt = [0, 1, 2, 7, 9].map((minute) => start + minute * 60_000)
  for (const [index, at] of [...stepsBeginAt.entries()].slice(1)) {
    await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step', { timeout: untilEnd(at) + 3_000 })
    expect(Date.now() - at, `milliseconds after step ${index + 1} began`).toBeLessThan(3_000)
  }
  await expect(page.getByText('Saved to your practice log as Pranayama.')).toBeVisible({
    timeout: untilEnd(end) + 5_000,
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as Listening).strikes)
  await expect.poll(async () => (await heard()).length, 'bells').toBe(6)
  const strikes = await heard()
  const offBy = [...stepsBeginAt, end].map((at, index) => Math.abs((strikes[index] ?? 0) - at))
  console.log('bells off by, in milliseconds:', offBy.map(Math.round).join(', '))
  // The first one comes after the tap, once its sound has loaded.
  expect(Math.max(...offBy.slice(1))).toBeLessThan(250)
  // 25 breaths: in, hold, out.
  expect(await page.evaluate(() => (globalThis as unknown as { heard: { tones: number } }).heard.tones)).toBe(75)
  await expectOneSit(member, { duration: 10, limbType: 'pranayama', interrupted: false })
})
