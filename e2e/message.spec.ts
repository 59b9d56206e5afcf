import { expect, type Page } from '@playwright/test'
import { newDeviceId as newId } from '../apps/web/src/lib/api/device-id.ts'
import { said } from './support/member.ts'
import { expectAccessible, expectNoSidewaysScroll, showTheme, watchForFaults } from './support/page-checks.ts'
import { otherMember } from './support/people.ts'
import { signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const thread = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const idOf = async (member: Member) => (await member.account.me()).id

async function befriend(one: Member, other: Member): Promise<void> {
  await one.community.follow({ params: { id: await idOf(other) } })
  await other.community.follow({ params: { id: await idOf(one) } })
}

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(thread(page)).toContainText(words)
}

test('two browsers write to each other, and a third device of one of them shows the same @smoke', async ({
  page,
  browser,
}) => {
  const faults = await watchForFaults(page)
  const me = await signInAsNewMember(page)
  const theirs = await (await browser.newContext()).newPage()
  const them = await signInAsNewMember(theirs)
  await befriend(me, them)
  const [myId, theirId] = [await idOf(me), await idOf(them)]

  await page.goto('/community')
  await page.getByRole('link', { name: /^Messages/ }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New message' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).toHaveURL(`/messages/${theirId}`)
  await write(page, 'Six thirty tomorrow? https://example.org/sit')
  await expect(thread(page).getByRole('link')).toHaveAttribute('rel', /noopener/)

  await theirs.goto('/messages')
  await expect(theirs.getByRole('link', { name: /, new/ })).toBeVisible()
  await theirs.goto(`/messages/${myId}`)
  await expect(thread(theirs)).toContainText('Six thirty tomorrow?')
  await write(theirs, 'Yes. If I am late, begin.')

  const second = await page.context().newPage()
  await second.goto(`/messages/${theirId}`)
  await expect(thread(second)).toContainText('Yes. If I am late, begin.')
  await expect
    .poll(async () => (await me.message.conversations({ query: {} })).items[0]?.isUnread, { timeout: 30_000 })
    .toBe(false)

  for (const theme of ['light', 'dark'] as const) {
    await showTheme(second, theme)
    await expectAccessible(second)
    await expectNoSidewaysScroll(second)
  }
  await second.setViewportSize({ width: 390, height: 844 })
  await expect(second.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expectAccessible(second)
  await expectNoSidewaysScroll(second)
  await second.getByRole('link', { name: 'Back to messages' }).click()
  await expect(second.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a message waits without a network, and is sent once it is back', async ({ page }) => {
  const me = await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  await befriend(me, jun.member)
  const latest = async () =>
    (await jun.member.message.conversations({ query: {} })).items.map((conversation) => conversation.latest.text)
  await page.goto(`/messages/${jun.id}`)
  // The first message loads the outbox. Without a service worker it can't be loaded later.
  await write(page, 'Does the cat sit too?')
  await expect.poll(latest, { timeout: 60_000 }).toEqual(['Does the cat sit too?'])
  await page.context().setOffline(true)
  await write(page, 'The cat says yes.')
  await expect(thread(page)).toContainText('Will be sent when you’re online.')
  await page.context().setOffline(false)
  await expect.poll(latest, { timeout: 60_000 }).toEqual(['The cat says yes.'])
  await expect(thread(page).getByText('Will be sent when you’re online.')).toBeHidden()
})

test('a conversation is reported with its messages and ended by a block', async ({ page }) => {
  const me = await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  await befriend(me, jun.member)
  const myId = await idOf(me)
  await jun.member.message.send({ params: { id: myId }, body: { id: newId(), text: 'Buy my mats.' } })
  await page.goto(`/messages/${jun.id}`)
  await page.getByRole('button', { name: 'More about Jun' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Selling or begging' }).check()
  await expect(dialog.getByRole('checkbox', { name: /last ten messages/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Block Jun as well' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page).toHaveURL('/messages')
  await expect(said(page, `You’ve blocked ${jun.displayName}`)).toBeVisible()
  await expect(page.getByText('No messages yet')).toBeVisible()
  const refused = jun.member.message.send({ params: { id: myId }, body: { id: newId(), text: 'Still there?' } })
  await expect(refused).rejects.toMatchObject({ status: 404 })
})

test('an unfollow ends writing and leaves the history', async ({ page }) => {
  const me = await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  await befriend(me, jun.member)
  const myId = await idOf(me)
  await jun.member.message.send({ params: { id: myId }, body: { id: newId(), text: 'See you on Monday.' } })
  await jun.member.community.unfollow({ params: { id: myId } })
  await page.goto(`/messages/${jun.id}`)
  await expect(thread(page)).toContainText('See you on Monday.')
  await expect(page.getByText('You no longer follow each other')).toBeVisible()
  await expect(field(page)).toBeHidden()
  await page.getByRole('button', { name: /^Delete for me: See you/ }).click()
  await expect(page.getByText('This conversation isn’t here')).toBeVisible()
})
