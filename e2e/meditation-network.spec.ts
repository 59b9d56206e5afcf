import { expect, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { control, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

const posts = '**/api/meditation-sessions'

async function sitToTheEnd(page: Page): Promise<void> {
  await page.goto('/meditation')
  await control(page, 'Start').click()
  await page.clock.fastForward('10:00')
}

test.beforeEach(({ page }) => page.clock.install())

test('a sit without a network is stored, and sent once when the network is back', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  const toaster = page.waitForResponse(/\/toaster-[^/]*\.js$/)
  await control(page, 'Start').click()
  await (await toaster).finished()
  await context.setOffline(true)
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Failed to save session').first()).toBeVisible()
  await expect(page.getByText('Saved on this device. We’ll add it to your log when you’re back online.')).toBeVisible()
  expect((await member.meditation.list({ query: {} })).items).toEqual([])
  await context.setOffline(false)
  await expectOneSit(member, { duration: 10 })
})

test('a lost response doesn’t duplicate the sit', async ({ page }) => {
  const member = await signInAsNewMember(page)
  let requests = 0
  await page.route(posts, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    requests += 1
    if (requests > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await sitToTheEnd(page)
  await expect(page.getByText('Failed to save session').first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => requests).toBe(2)
  await expectOneSit(member, { duration: 10 })
})

test('a sit that couldn’t be sent is sent by the next page that opens', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  await page.route(posts, (route) => route.abort())
  await sitToTheEnd(page)
  await expect(page.getByText('Failed to save session').first()).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await next.goto('/privacy')
  await expectOneSit(member, { duration: 10 })
})

test('a sit that the server refuses doesn’t affect the next one', async ({ page }) => {
  const member = await signInAsNewMember(page)
  let refused: unknown
  await page.route(posts, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const { clientId } = route.request().postDataJSON() as { clientId: string }
    refused ??= clientId
    if (clientId !== refused) return route.continue()
    await route.fulfill({ status: 422, json: { code: 'request.invalid', message: 'no' } })
  })
  await sitToTheEnd(page)
  await expect(page.getByText('Saved on this device. We’ll add it to your log when you’re back online.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await control(page, 'Start').click()
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Saved to your practice log as')).toBeVisible()
  await expectOneSit(member, { duration: 10 })
})

test('two tabs with the same sit save it once when it ends', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  const other = await context.newPage()
  await other.goto('/meditation')
  await control(page, 'Start').click()
  await expect(control(other, 'Pause')).toBeVisible()
  // Both tabs share the clock of the context, so both notice the end of the sit.
  await context.clock.fastForward('10:00')
  for (const tab of [page, other])
    await expect(tab.getByRole('dialog', { name: 'You sat for 10 minutes' })).toBeVisible()
  await expectOneSit(member, { duration: 10 })
})
