import { expect, type Locator, type Page } from '@playwright/test'
import {
  desk,
  dismissToast,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectWellMadeOnBothWidths,
  phone,
} from './support/page-checks.ts'
import { aUsualPractice, choice, saveButton } from './support/practice-form.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stone = (form: Page | Locator) => form.getByRole('checkbox', { name: 'It was hard' })
const sheet = (page: Page) => page.getByRole('dialog', { name: /^This happens to about one in three/ })

test('the eighth stone of an empty form is in sight in a window 800 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsNewMember(page)
  await page.goto('/?tab=practice')
  await stone(page).click()
  await expect(stone(page)).toBeChecked()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const viewport of [phone, desk]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a hard practice is saved in four taps, and the sheet offers three ways', async ({ page }) => {
      const member = await signInAsNewMember(page)
      await aUsualPractice(member)
      await page.goto('/')
      let taps = 0
      const tap = async (target: Locator) => {
        taps += 1
        await expect(target).toBeInViewport()
        await target.click()
      }
      await tap(page.getByRole('link', { name: /^Log Asana 45 minutes/ }))
      await tap(choice(page, 'Feeling Before Practice', 'Restless'))
      await tap(stone(page))
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await tap(saveButton(page))
      expect(taps).toBe(4)
      await expect(sheet(page)).toBeVisible()
      for (const way of ['Just note it', 'What can help now', 'Talk to someone']) {
        await expect(sheet(page).getByText(way)).toBeInViewport()
      }
      await dismissToast(page)
      // The contrast of home can't be measured through the scrim.
      await expectAccessibleInBothThemes(page, '[role=dialog]')
      await expectNoSidewaysScroll(page)

      await sheet(page).getByLabel('Quite').check()
      await sheet(page).getByLabel('Old memories').check()
      await sheet(page).getByRole('button', { name: 'Just note it' }).click()
      await expect(sheet(page)).toBeHidden()
      await expect
        .poll(async () => (await member.practice.list({ query: { limit: 1 } })).items[0])
        .toMatchObject({
          beforeFeeling: 'restless',
          afterFeeling: null,
          hard: { severity: 'quite', words: ['old_memories'] },
        })
      await expect(page.getByRole('listitem').getByText('it was hard')).toBeVisible()
    })
  })
}

test('the page of helps is one tap away, with its sources, and so are people', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await aUsualPractice(member)
  await page.goto('/')
  await page.getByRole('link', { name: /^Log Asana 45 minutes/ }).click()
  await choice(page, 'Feeling Before Practice', 'Tired').check()
  await choice(page, 'Feeling After Practice', 'Calm').check()
  await stone(page).check()
  await saveButton(page).click()
  await sheet(page).getByRole('link', { name: 'What can help now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What can help now' })).toBeVisible()
  await page.getByText('Where this comes from').click()
  await expect(page.getByText(/No clinician has read these texts yet\.$/)).toBeVisible()
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('link', { name: 'Talk to someone' }).click()
  await expect(page).toHaveURL('/help-now')
})

test('an earlier practice turns out to have been hard, and no one else learns of it', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await aUsualPractice(member)
  await page.goto('/sessions')
  await page
    .getByRole('button', { name: /^Edit Asana/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit practice session' })
  const calm = choice(dialog, 'Feeling After Practice', 'Calm')
  await calm.check()
  await stone(dialog).check()
  await expect(dialog.getByText(/^About one in three people who meditate know this/)).toBeVisible()
  await dialog.getByLabel('A little').check()
  await expectWellMadeOnBothWidths(page)
  await calm.click()
  await expect(calm).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('it was hard').first()).toBeVisible()
  const hard = (await member.practice.list({ query: {} })).items.filter((session) => session.hard)
  expect(hard).toMatchObject([{ afterFeeling: null, hard: { severity: 'little' } }])
})
