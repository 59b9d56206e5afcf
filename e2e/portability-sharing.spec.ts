import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a shared page opens for a stranger, has a preview, and is gone once it is revoked', async ({ page, browser }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  for (const day of [0, 1, 2]) await member.practice.log({ body: practiceOn(daysAgo(day)) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('img', { name: 'The picture with the figures you chose' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /My first name/ }).check()
  await dialog.getByRole('button', { name: 'Make a page' }).click()
  await expect(dialog.getByText(/^This page is public until/)).toBeVisible()
  await expectAccessible(page)
  const [shared] = await member.sharing.list()
  const path = shared!.path!

  const stranger = await browser.newContext()
  const outside = await stranger.newPage()
  const answer = await outside.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(outside.getByRole('heading', { level: 1, name: 'Three days, one after another.' })).toBeVisible()
  await expect(outside.getByText(/^Shared by Asha on/)).toBeVisible()
  await expectAccessible(outside)
  await expectNoSidewaysScroll(outside)
  const preview = await outside.locator('meta[property="og:image"]').getAttribute('content')
  const previewPath = new URL(preview!).pathname
  expect((await outside.request.get(previewPath)).headers()['content-type']).toBe('image/png')

  await page.goto('/settings/sharing')
  await page.getByRole('button', { name: /^Revoke: Three days/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/^Revoked on/)).toBeVisible()
  expect((await outside.goto(path))?.status()).toBe(404)
  await expect(outside.getByRole('heading', { level: 1, name: 'Nothing is shared here' })).toBeVisible()
  expect((await outside.request.get(previewPath)).status()).toBe(404)
  await stranger.close()
  expect(faults).toEqual([])
})
