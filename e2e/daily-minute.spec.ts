import { expect, type Locator, type Page } from '@playwright/test'
import { said } from './support/member.ts'
import { aUsualPractice, choice, saveButton } from './support/practice-form.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { onThisMachine } from './support/slowness.ts'
import { test } from './support/test.ts'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const savedStone = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Taps only what is visible, and counts the taps. */
function aFinger() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.tap()
    },
    taps: () => taps,
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test(
    'a usual practice is logged in four taps and five seconds, without scrolling',
    { tag: '@smoke' },
    async ({ page }) => {
      const member = await signInAsNewMember(page)
      await aUsualPractice(member)
      await page.goto('/')
      const usual = page.getByRole('link', { name: /^Log Asana 45 minutes/ })
      await expect(usual).toBeInViewport({ ratio: 1 })
      const { tap, taps } = aFinger()
      const began = Date.now()
      await tap(usual)
      await tap(choice(page, 'Feeling Before Practice', 'Restless'))
      await tap(choice(page, 'Feeling After Practice', 'Calm'))
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await tap(saveButton(page))
      await expect(savedStone(page, 'Asana, 45 minutes')).toBeVisible()
      const seconds = (Date.now() - began) / 1000
      test.info().annotations.push({ type: 'seconds', description: String(seconds) })
      expect(taps()).toBeLessThanOrEqual(4)
      expect(seconds * 1000).toBeLessThanOrEqual(onThisMachine(5_000))

      await page.getByRole('button', { name: 'Edit', exact: true }).tap()
      await expect(page.getByRole('dialog', { name: 'Edit practice session' })).toBeVisible()
    },
  )

  test('a new practice is logged in eight taps', async ({ page }) => {
    await signInAsNewMember(page)
    await page.goto('/')
    const { tap, taps } = aFinger()
    await tap(page.getByRole('link', { name: 'Log something I already did' }))
    await tap(choice(page, 'Ashtanga Limb', 'Dharana'))
    await tap(choice(page, 'Common lengths', '30'))
    await tap(choice(page, 'Feeling Before Practice', 'Tired'))
    await tap(choice(page, 'Feeling After Practice', 'Focused'))
    await tap(saveButton(page))
    await expect(savedStone(page, 'Dharana, 30 minutes')).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(8)
  })

  test('the save bar replaces the navigation', async ({ page }) => {
    await signInAsNewMember(page)
    await page.goto('/?tab=practice')
    await expect(saveButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('tab', { name: 'Dashboard' }).tap()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test('a usual practice is logged with twenty key presses', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await aUsualPractice(member)
  await page.goto('/')
  const usual = page.getByRole('link', { name: /^Log Asana 45 minutes/ })
  await expect(usual).toBeVisible()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  for (let tabs = 0; tabs < 20 && !(await isFocused(usual)); tabs++) await press('Tab')
  await press('Enter')
  await expect(choice(page, 'Feeling Before Practice', 'Stressed')).toBeFocused()
  await press('ArrowDown')
  await press('Tab')
  await press('Space')
  await press('Enter')
  await expect(said(page, 'Practice session saved!')).toBeVisible()
  await expect(savedStone(page, 'Asana, 45 minutes')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(20)
  expect((await member.practice.list({ query: { limit: 1 } })).items).toMatchObject([
    { limbType: 'asana', duration: 45, beforeFeeling: 'anxious', afterFeeling: 'calm' },
  ])
})
