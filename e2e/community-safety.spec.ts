import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { said } from './support/member.ts'
import { operators } from './support/operators.ts'
import { feedItem, share, otherMember, type OtherMember } from './support/people.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const nobody = 'We couldn’t find anyone with this username'

async function choose(page: Page, from: string, entry: 'Mute' | 'Unmute' | 'Report' | 'Block'): Promise<void> {
  await page.getByRole('button', { name: from, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const moreAbout = ({ displayName }: OtherMember, limb = 'dhyana') => `More options for ${displayName}’s ${limb}`

test('two members don’t see each other while one blocks the other', async ({ page, otherBrowser }) => {
  const asha = await signInAsNewMember(page)
  const theirs = await otherBrowser.newPage()
  const ben = await signInAsNewMember(theirs, 'Benedikt Oyelaran')
  const [me, them] = [await asha.account.me(), await ben.account.me()]
  await share({ member: asha })
  await share({ member: ben })
  await ben.community.follow({ params: { id: me.id } })

  await page.goto(`/people/${them.username}`)
  await choose(page, `More options for ${them.displayName}`, 'Block')
  const dialog = page.getByRole('dialog', { name: `Block ${them.displayName}?` })
  await expect(dialog).toContainText('You won’t see each other')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `More options for ${them.displayName}`, exact: true })).toBeFocused()
  await choose(page, `More options for ${them.displayName}`, 'Block')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(page).toHaveURL('/community')
  await expect(said(page, `You’ve blocked ${them.displayName}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused()

  await page.goto(`/people/${them.username}`)
  await expect(page.getByText(nobody)).toBeVisible()
  await theirs.goto(`/people/${me.username}`)
  await expect(theirs.getByText(nobody)).toBeVisible()
  await theirs.goto('/?tab=community')
  await expect(feedItem(theirs, `@${them.username}`)).toBeVisible()
  await expect(feedItem(theirs, `@${me.username}`)).toBeHidden()
  expect(await asha.account.me()).toMatchObject({ followers: 0 })

  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: `Unblock ${them.displayName}` }).click()
  await expect(page.getByText('Unblocked')).toBeFocused()
  await page.goto(`/people/${them.username}`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('blocking someone from the feed removes all their practices from it', async ({ page }) => {
  await signInAsNewMember(page)
  const ben = await otherMember('Ben')
  const jun = await otherMember('Jun')
  await share(ben)
  await share(ben, { limbType: 'asana' })
  await share(jun)
  await page.goto('/?tab=community')
  await choose(page, moreAbout(ben, 'asana'), 'Block')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(feedItem(page, ben.displayName)).toHaveCount(0)
  await expect(feedItem(page, jun.displayName)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'muting hides someone from the feed, but not their page, and can be undone',
  { tag: '@smoke' },
  async ({ page }) => {
    const asha = await signInAsNewMember(page)
    const ben = await otherMember('Ben')
    await share(ben)
    await asha.community.follow({ params: { id: ben.id } })
    await page.goto('/?tab=community&feed=following')
    await choose(page, moreAbout(ben), 'Mute')
    await expect(page.getByText('Nothing shared yet')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(feedItem(page, ben.displayName)).toBeVisible()

    await page.goto(`/people/${ben.username}`)
    await choose(page, `More options for ${ben.displayName}`, 'Mute')
    await expect(said(page, `You’ve muted ${ben.displayName}`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: `More options for ${ben.displayName}`, exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Unmute' })).toBeVisible()
    expect(await ben.member.account.me()).toMatchObject({ followers: 1 })

    await page.goto('/settings/privacy')
    await page.getByRole('button', { name: `Unmute ${ben.displayName}` }).click()
    await expect(page.getByText('Unmuted')).toBeFocused()
    await page.goto('/?tab=community&feed=following')
    await expect(feedItem(page, ben.displayName)).toBeVisible()
  },
)

test('a report needs a reason, and reaches the operators', async ({ page }) => {
  await signInAsNewMember(page)
  const ben = await otherMember('Ben')
  await share(ben)
  await page.goto('/?tab=community')
  await choose(page, moreAbout(ben), 'Report')
  const dialog = page.getByRole('dialog', { name: `Report this practice by ${ben.displayName}` })
  const reason = dialog.getByLabel('What happened?')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(reason).toHaveAccessibleDescription('Please tell us what happened')
  await reason.fill('x'.repeat(1001))
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(reason).toHaveAccessibleDescription('Please keep your report to 1,000 characters or fewer')
  const words = `Sells something, ${randomUUID()}`
  await reason.fill(words)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(said(page, 'Thank you. Our moderators will look into it.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: moreAbout(ben) })).toBeFocused()
  const open = JSON.parse(operators('reports', 'list', '--json')) as { id: string; reported: { username: string } }[]
  const report = open.find(({ reported }) => reported.username === ben.username)
  expect(operators('reports', 'open', report?.id ?? '')).toContain(words)
})
