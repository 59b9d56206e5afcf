import { expect } from '@playwright/test'
import { newDeviceId as newId } from '../apps/web/src/lib/api/device-id.ts'
import { expectAccessible, watchForFaults } from './support/page-checks.ts'
import { otherMember } from './support/people.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a member is told at once, opening the inbox clears the dot on every device, and a kind can be silent', async ({
  page,
}) => {
  const faults = await watchForFaults(page)
  const me = await signInAsNewMember(page)
  const { id: myId } = await me.account.me()
  const devi = await otherMember('Devi')
  await me.community.follow({ params: { id: devi.id } })
  await devi.member.community.follow({ params: { id: myId } })
  const write = (text: string) => devi.member.message.send({ params: { id: myId }, body: { id: newId(), text } })
  const entry = page.getByRole('link', { name: /^Inbox/ })

  await page.goto('/community')
  await expect(entry).toContainText('nothing new')
  const second = await page.context().newPage()
  await second.goto('/community')
  await expect(second.getByRole('link', { name: /^Inbox/ })).toContainText('nothing new')

  await write('Six thirty tomorrow?')
  for (const shown of [page, second])
    await expect(shown.getByRole('link', { name: /^Inbox ?, something new/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(', something new')).toBeAttached()
  await entry.click()
  await expect(page.getByRole('link', { name: /^Devi .*wrote to you ?, new/ })).toBeVisible()
  await expectAccessible(page)
  await expect(second.getByRole('link', { name: /^Inbox/ })).toContainText('nothing new')

  await page.getByRole('link', { name: 'What reaches you' }).click()
  await page.getByRole('checkbox', { name: 'Messages: in app' }).click()
  await expectAccessible(page)
  await expect.poll(async () => (await me.inbox.settings()).messages.inApp).toBe(false)
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()
  await expect(page.getByText('Nothing has reached you yet')).toBeVisible()
  expect(faults).toEqual([])
})
