import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './support/page-checks.ts'
import { feedItem, share, otherMember, type OtherMember } from './support/people.ts'
import { signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

/** A member with a long name and long texts, who is followed, asks to follow, and isn't muted. */
async function company(asha: Member): Promise<OtherMember> {
  const friend = await otherMember('Ana Lucía Encarnación de la Cruz y')
  await share(friend, { limbType: 'asana', notes: 'A long breath, and then another one. '.repeat(20) })
  const { id } = await share(friend, { limbType: 'pratyahara' })
  await asha.community.like({ params: { id }, body: { liked: true } })
  await asha.community.follow({ params: { id: friend.id } })
  await asha.profile.changePrivacy({ body: { approveFollowers: true } })
  await friend.member.community.follow({ params: { id: (await asha.account.me()).id } })
  return friend
}

test('menus, dialogs and search are accessible in both themes and fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const asha = await signInAsNewMember(page)
  const friend = await company(asha)
  await page.goto(`/people/${friend.username}`)
  const more = page.getByRole('button', { name: `More options for ${friend.displayName}`, exact: true })
  await more.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Mute', 'Report', 'Block'])
  await expectAccessibleInBothThemes(page)
  for (const entry of ['Report', 'Block'] as const) {
    if (entry === 'Block') await more.click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  }
  await page.getByRole('button', { name: /Followers?$/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Asha Rao')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await page.goto(`/community?tab=search&q=${friend.username}`)
  await expect(page.getByRole('list', { name: 'People found' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
})

test('a member likes, reads who liked, follows, reports and goes back, by keyboard alone', async ({ page }) => {
  await signInAsNewMember(page)
  const ben = await otherMember('Ben')
  await share(ben, { limbType: 'asana' })
  await page.goto('/?tab=community')
  const item = feedItem(page, ben.displayName)
  await item.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(item.getByRole('button', { name: /^Like/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(item.getByRole('button', { name: /1 like$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What is it about?')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What happened?')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item.getByRole('button', { name: /^More options for/ })).toBeFocused()
  await item.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: ben.displayName })).toBeFocused()
  for (const name of [/Followers?$/, /Following$/, `Follow ${ben.displayName}`]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name }).first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Following ${ben.displayName}` })).toBeFocused()
  await page.goBack()
  await expect(item).toBeVisible()
})

test('after a sit, the dialog says how many people practised at the same time', async ({ page }) => {
  await page.clock.install()
  await signInAsNewMember(page)
  const ben = await otherMember('Ben')
  const began = new Date(Date.now() - 5 * 60_000)
  await share(ben, {
    date: began.toLocaleDateString('sv-SE'),
    time: began.toTimeString().slice(0, 5),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    duration: 60,
  })
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.clock.fastForward('10:00')
  const dialog = page.getByRole('dialog', { name: 'You sat for 10 minutes' })
  await expect(dialog).toContainText(/(One person|\d+ people) practised while you sat/)
})
