import { expect, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { clockOf, control } from './support/sit.ts'
import { test } from './support/test.ts'

/** Records every change within a live region: screen readers announce these by themselves. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const live = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest(live) && element.textContent) heard.push(element.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

test('a screen reader announces a whole sit in a few sentences, and doesn’t count seconds', async ({ page }) => {
  await page.clock.install()
  await signInAsNewMember(page)
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Bells and more' }).click()
  await page.getByLabel('Time to settle').selectOption('10 seconds')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await listen(page)

  await control(page, 'Start').click()
  await page.clock.runFor(10_000)
  await expect(clockOf(page)).toHaveText('10:00')
  await page.clock.runFor(60_000)
  await expect(clockOf(page)).toHaveText('9:00')
  await control(page, 'Pause').click()
  await control(page, 'Continue').click()
  // React announces a moment after the tap.
  await expect
    .poll(() => heardBy(page))
    .toEqual([
      'Settle in. Your 10-minute sit starts in a moment.',
      'Your 10-minute sit has started.',
      'Paused.',
      'You’re sitting again.',
    ])
  await expect(clockOf(page)).not.toHaveAttribute('aria-live', /.*/)

  await page.clock.fastForward('09:00')
  await page.clock.resume()
  await expect(page.getByRole('dialog')).toContainText('Thank you for sitting')
  await expect
    .poll(async () => (await heardBy(page)).slice(4))
    .toEqual([
      'The timer has stopped.',
      'Saved to your practice log as Dhyana. The rest is optional.',
      expect.stringContaining('Thank you for sitting'),
    ])
})
