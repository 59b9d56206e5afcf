import { expect, type Page } from '@playwright/test'
import { drawnPicture } from './support/drawn-picture.ts'
import { fillRegistration, heading, said } from './support/member.ts'
import { expectAccessibleInBothThemes, watchForFaults } from './support/page-checks.ts'
import { newAccount, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test(
  'a member edits the profile, adds a picture and connects a username',
  { tag: '@smoke' },
  async ({ page, otherBrowser }) => {
    const faults = await watchForFaults(page)
    const asha = await signInAsNewMember(page)
    const { username } = await asha.account.me()
    await page.goto('/profile')
    await expect(heading(page)).toHaveText('Asha Rao')
    await button(page, 'Edit').click()
    await page.getByLabel('Bio').fill('Night-shift nurse, early sitter.')
    await button(page, 'Cancel').click()
    await expect(said(page, 'Nothing yet')).toBeVisible()
    await button(page, 'Edit').click()
    await page.getByLabel('Display name').fill('Asha Raman')
    await page.getByLabel('Bio').fill('Night-shift nurse, early sitter.')

    await button(page, 'Change picture').click()
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Choose a picture').click()
    await (await chooser).setFiles(await drawnPicture(page))
    await page.getByRole('slider', { name: 'Zoom' }).fill('2')
    await page.getByRole('img', { name: /^Your picture/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expectAccessibleInBothThemes(page)
    await button(page, 'Use this picture').click()
    await expect(said(page, 'Picture saved')).toBeVisible()
    await button(page, 'Save').click()
    await expect(said(page, 'Profile saved')).toBeVisible()
    await expect(heading(page)).toHaveText('Asha Raman')
    const picture = page.locator('.profile-header img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    const inBar = page.locator('.account-button img')
    await expect.poll(() => inBar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)

    await openTab(page, 'Social Media')
    await button(page, 'Connect Instagram').click()
    await page.getByLabel('Instagram username').fill('@asha.sits')
    await page.getByRole('radio', { name: 'All members' }).check()
    await button(page, 'Connect').click()
    await expect(said(page, 'Instagram is on your page')).toBeVisible()

    const reader = await otherBrowser.newPage()
    await signInAsNewMember(reader, 'Ben Okoro')
    await reader.goto(`/people/${username}`)
    await expect(heading(reader)).toHaveText('Asha Raman')
    await expect(reader.getByRole('link', { name: /^Instagram: asha\.sits/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/asha.sits',
    )
    await expect(reader.locator('.person-header img')).toBeVisible()
    expect(faults).toEqual([])
  },
)

test('a member creates a referral code and copies its link, and a friend creates an account with it', async ({
  page,
  context,
  otherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsNewMember(page)
  await page.goto('/profile?tab=referrals')
  await expect(said(page, 'No codes yet')).toBeVisible()
  await button(page, 'Generate Code').click()
  await page.getByRole('button', { name: /^Copy link for/ }).click()
  await expect(page.getByRole('button', { name: /^Copied the link/ })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/register\?ref=[0-9A-Z-]{23}$/)
  const friend = await otherBrowser.newPage()
  await fillRegistration(friend, newAccount(), new URL(link).searchParams.get('ref') ?? '')
  await friend.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(friend)).toHaveText('Sit for one minute?')
  await page.reload()
  await expect(page.getByText(/^Used on /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copy link/ })).toBeHidden()
})
