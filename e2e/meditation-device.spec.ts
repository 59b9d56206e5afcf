import { expect, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { clockOf, control, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

type Device = {
  locks: WakeLockSentinel[]
  press: Partial<Record<MediaSessionAction, () => void>>
  position: MediaPositionState | undefined
}

/** Records what the page requests from the device: a wake lock and media controls. */
function watchDevice() {
  const device: Device = { locks: [], press: {}, position: undefined }
  Object.assign(globalThis, { device })
  const request = navigator.wakeLock.request.bind(navigator.wakeLock)
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type)
    device.locks.push(lock)
    return lock
  }
  const { mediaSession } = navigator
  const setActionHandler = mediaSession.setActionHandler.bind(mediaSession)
  mediaSession.setActionHandler = (action, handler) => {
    setActionHandler(action, handler)
    device.press[action] = () => handler?.({ action })
  }
  const setPositionState = mediaSession.setPositionState.bind(mediaSession)
  mediaSession.setPositionState = (state) => {
    setPositionState(state)
    device.position = state
  }
}

const deviceOf = (page: Page) =>
  page.evaluate(() => {
    const { locks, position } = (globalThis as unknown as { device: Device }).device
    const { metadata, playbackState } = navigator.mediaSession
    const lit = locks.filter(({ released }) => !released).length
    return { lit, title: metadata?.title, playbackState, position }
  })

const press = (page: Page, action: MediaSessionAction) =>
  page.evaluate((name) => (globalThis as unknown as { device: Device }).device.press[name]?.(), action)

const shows = (page: Page, state: Record<string, unknown>) => expect.poll(() => deviceOf(page)).toMatchObject(state)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchDevice)
  await page.clock.install()
})

test('the screen stays on during a sit, and the lock screen shows, pauses and resumes it', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto('/meditation')
  await shows(page, { lit: 0, playbackState: 'none' })
  await control(page, 'Start').click()
  const title = '10-minute sit'
  await shows(page, { lit: 1, title, playbackState: 'playing', position: { duration: 600 } })

  await press(page, 'pause')
  await expect(control(page, 'Continue')).toBeVisible()
  await shows(page, { lit: 0, title, playbackState: 'paused' })
  await press(page, 'play')
  await expect(control(page, 'Pause')).toBeVisible()
  await shows(page, { lit: 1, playbackState: 'playing' })

  await page.clock.fastForward('10:00')
  await expect(page.getByRole('dialog', { name: 'You sat for 10 minutes' })).toBeVisible()
  await shows(page, { lit: 0, title: undefined, playbackState: 'none', position: undefined })
})

test('the settling time comes first and doesn’t count, neither here nor on the lock screen', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Bells and more' }).click()
  await page.getByLabel('Time to settle').selectOption('30 seconds')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await control(page, 'Start').click()
  await expect(page.getByText('settle in', { exact: true })).toBeVisible()
  await expect(clockOf(page)).toHaveText('0:30')
  await page.clock.runFor(12_000)
  await expect(clockOf(page)).toHaveText('0:18')
  // A lock screen keeps counting by itself, so it gets no position before there is one.
  await shows(page, { playbackState: 'playing', position: undefined })
  await page.clock.runFor(18_000)
  await expect(page.getByText('breathe in', { exact: true })).toBeVisible()
  await expect(clockOf(page)).toHaveText('10:00')
  await shows(page, { playbackState: 'playing', position: { position: 0, duration: 600 } })

  await page.clock.fastForward('03:00')
  await control(page, 'Finish').click()
  await page.getByRole('button', { name: 'Save 3 minutes' }).click()
  await page.clock.resume()
  await expectOneSit(member, { duration: 3, interrupted: true })
})
