import { expect, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { clockOf, control, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

const pill = (page: Page) => page.getByRole('link', { name: /^Sitting/ })

/** Counts the taps, and the bells that are scheduled on the audio clock. */
function countTaps() {
  const counted = { taps: 0, bells: 0 }
  Object.assign(globalThis, { counted })
  addEventListener('pointerdown', () => (counted.taps += 1), true)
  globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    override start(when = 0, from = 0) {
      super.start(when, from)
      if (!this.loop) counted.bells += 1
    }
  }
}

const counted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { counted: { taps: number; bells: number } }).counted)

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test('a sit with its bells starts in two taps from home', async ({ page }) => {
  await page.addInitScript(countTaps)
  await signInAsNewMember(page)
  await page.goto('/')
  await page.locator('main a[href="/meditation"]').first().tap()
  await control(page, 'Start').tap()
  await expect(control(page, 'Pause')).toBeVisible()
  await expect.poll(async () => (await counted(page)).bells, 'start and end').toBe(2)
  expect((await counted(page)).taps).toBe(2)
})

test('a sit continues on other screens, is shown there, and can be stopped there', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.clock.install()
  const member = await signInAsNewMember(page)
  await page.goto('/')
  const timerCode = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /sit-pill|controller|sound/.test(name)).length,
    )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await timerCode(), 'files of the timer on a home without a sit').toBe(0)

  await page.goto('/meditation')
  await control(page, 'Start').click()
  await page.clock.fastForward('04:00')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(pill(page)).toHaveText(/^Sitting (6:00|[45]:\d\d)/)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(pill(page)).toBeVisible()
  await page.getByRole('link', { name: 'Community', exact: true }).click()
  await expect(pill(page)).toBeVisible()
  await pill(page).click()
  await expect(clockOf(page)).toHaveText(/^[45]:\d\d$/)

  await page.goBack()
  await page.getByRole('button', { name: 'Stop sitting' }).click()
  await expect(page.getByRole('dialog', { name: 'Finish now?' })).toBeVisible()
  // Time passes while the pages are checked, so the number of minutes in the dialog may vary.
  const save = page.getByRole('button', { name: /^Save [45] minutes$/ })
  const duration = Number(/\d/.exec(await save.innerText())?.[0])
  await save.click()
  await expect(page.getByText(`You sat for ${duration} minutes`).first()).toBeVisible()
  await expect(pill(page)).toBeHidden()
  await expectOneSit(member, { duration, interrupted: true })
  expect(faults).toEqual([])
})

test('a sit that neither the server nor the device can store isn’t called safe', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    }
  })
  const member = await signInAsNewMember(page)
  let isDown = true
  await page.route('**/api/meditation-sessions', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/meditation')
  await control(page, 'Start').click()
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Not saved yet: neither our server nor this device')).toBeVisible()
  await expect(page.getByText(/safe on this device/)).toHaveCount(0)
  isDown = false
  await page.reload()
  await expectOneSit(member, { duration: 10 })
})
