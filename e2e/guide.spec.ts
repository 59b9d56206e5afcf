import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test(
  'a member asks the guide, follows a link in the answer and deletes it, by keyboard alone',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    const asha = await signInAsNewMember(page)
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Practice Guide' })
    await button.focus()
    await page.keyboard.press('Enter')
    const guide = page.getByRole('dialog', { name: 'Practice Guide' })
    await expect(guide.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.type('How do rest days work?')
    await page.keyboard.press('Enter')
    await expect(guide.getByText(/Every seventh day of a run earns a rest day/).last()).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.keyboard.press('Escape')
    await expect(guide).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await guide.getByRole('link', { name: 'Open that section' }).click()
    await expect(page).toHaveURL(/\/guide#streaks$/)

    await page.goto('/')
    await button.click()
    await guide.getByRole('button', { name: 'Delete: How do rest days work?' }).click()
    await expect(guide.getByText('What should I do with ten minutes?')).toBeVisible()
    expect((await asha.guide.read({ query: {} })).items).toEqual([])
    expect(faults).toEqual([])
  },
)

test('on a phone, a message that sounds like a crisis gets people to call, over the page', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNewMember(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Practice Guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Practice Guide' })
  await guide.getByRole('textbox', { name: 'Message' }).fill('I do not think I can keep going. I want it all to stop.')
  await guide.getByRole('button', { name: 'Send' }).click()
  await expect(guide.getByText(/^I am glad you wrote that down/).last()).toBeVisible()
  await expect(guide.getByRole('link', { name: 'I am somewhere else' })).toBeVisible()
  await expect(guide.getByRole('switch')).toBeHidden()
  await expect(page.locator('.bottom-nav')).toHaveJSProperty('inert', true)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await guide.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.bottom-nav')).toHaveJSProperty('inert', false)
  expect(faults).toEqual([])
})
