import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a quote is shown on home, can be copied and replaced, and is on the meditation screen too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0), { limbType: 'asana' }) })
  await page.goto('/')

  // No quote is stored yet, so the first one is created.
  const card = page.getByRole('region', { name: 'Daily inspiration' })
  await page.locator('.home-inspiration').scrollIntoViewIfNeeded()
  await expect(card.locator('blockquote')).toHaveText(/^“.+”$/)
  const [first] = (await member.quote.list({ query: {} })).items
  await expect(card.locator('blockquote')).toHaveText(`“${first?.text}”`)
  await card.getByRole('button', { name: 'Copy quote' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first?.text)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)

  await card.getByRole('button', { name: 'New quote' }).press('Enter')
  await expect(card.locator('blockquote')).not.toHaveText(`“${first?.text}”`)
  await expect(card.getByRole('button', { name: 'New quote' })).toBeFocused()
  const [second] = (await member.quote.list({ query: {} })).items
  await page.route('**/api/generate-quote', (route) => route.abort())
  await card.getByRole('button', { name: 'New quote' }).press('Enter')
  await expect(page.getByText('Could not generate quote. Please try again.', { exact: true })).toBeVisible()
  await expect(card.locator('blockquote')).toHaveText(`“${second?.text}”`)

  await page.goto('/meditation')
  await page.getByRole('tab', { name: 'Insights' }).click()
  const generator = page.getByRole('region', { name: 'A line for your practice' })
  await expect(generator.locator('blockquote')).toHaveText(`“${second?.text}”`)
  await expect(page.getByRole('region', { name: 'Earlier quotes' }).getByRole('listitem')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  expect(faults).toEqual([])
})
