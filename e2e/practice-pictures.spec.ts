import { expect, type Page } from '@playwright/test'
import { drawnPicture } from './support/drawn-picture.ts'
import { said } from './support/member.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  watchForFaults,
} from './support/page-checks.ts'
import { fillPractice, openFold, saveButton, shareWith } from './support/practice-form.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const widthOf = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a practice shows two pictures in the list, in the feed and enlarged; one is removed', async ({ page }) => {
  const faults = await watchForFaults(page)
  const { username } = await (await signInAsNewMember(page)).account.me()
  const [mat, tea] = [`The mat of ${username}`, `Tea with ${username}`]
  await page.goto('/?tab=practice')
  await fillPractice(page)
  await shareWith(page, 'All members')
  await openFold(page, 'notes')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await (
    await chooser
  ).setFiles([
    await drawnPicture(page, { width: 600, colour: 'teal' }),
    await drawnPicture(page, { width: 600, colour: 'orange' }),
  ])
  await page.getByLabel('What picture 1 shows').fill(mat)
  await page.getByLabel('What picture 2 shows').fill(tea)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const arrived = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.request().postData()?.includes(tea) === true,
  )
  await saveButton(page).click()
  await expect(said(page, 'Practice session saved!')).toBeVisible()
  await arrived

  await page.goto('/?tab=community')
  await expect.poll(() => widthOf(page, `Open ${mat}`)).toBe(240)
  await page.getByRole('button', { name: `Open ${mat}` }).click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: tea })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/sessions')
  await expect.poll(() => widthOf(page, `Open ${tea}`)).toBe(240)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Edit Dhyana/ }).click()
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: `Open ${tea}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Open ${mat}` })).toHaveCount(0)
  expect(faults).toEqual([])
})
