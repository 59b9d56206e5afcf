import { expect, type Page } from '@playwright/test'
import { feedItem, share, otherMember } from './support/people.ts'
import { watchForFaults } from './support/page-checks.ts'
import { daysAgo, signInAsNewMember } from './support/signed-in-member.ts'
import { said } from './support/member.ts'
import { fillPractice, openFold, saveButton, setMoment, shareWith } from './support/practice-form.ts'
import { test } from './support/test.ts'

const choose = (page: Page, feed: 'All Sessions' | 'Following') => page.getByRole('radio', { name: feed }).check()

test(
  'a shared session shows who practised what, how it felt and what they wrote; a private one is shown nowhere',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    await signInAsNewMember(page)
    const tomas = await otherMember('Tomás')
    await share(tomas, {
      date: daysAgo(1),
      time: '06:30',
      limbType: 'asana',
      duration: 45,
      beforeFeeling: 'stressed',
      afterFeeling: 'grateful',
      notes: 'Sun on the mat by the end.',
    })
    const ben = await otherMember('Ben')
    await share(ben, { limbType: 'yamas', notes: 'For nobody.', shareNotes: false })
    await share(ben, { limbType: 'samadhi', visibility: 'followers' })
    await share(ben, { limbType: 'niyamas', visibility: 'private' })
    await page.goto('/')
    await page.getByRole('tab', { name: 'Community' }).click()
    await expect(feedItem(page, ben.displayName)).toContainText('Yamas')
    await expect(feedItem(page, ben.displayName)).toHaveCount(1)
    await expect(page.getByText('For nobody.')).toBeHidden()
    const item = feedItem(page, tomas.displayName)
    for (const words of [`@${tomas.username}`, 'Asana', '45 min', 'Yesterday, 6:30', 'Sun on the mat by the end.'])
      await expect(item).toContainText(words)
    await expect(item.locator('.feeling-flow')).toHaveText(/stressed\s*grateful/)
    await item.getByRole('link', { name: tomas.displayName }).click()
    await expect(page).toHaveURL(`/people/${tomas.username}`)
    expect(faults).toEqual([])
  },
)

test('Following shows the people you follow, with what they share with followers only', async ({ page }) => {
  await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  const other = await otherMember('Else')
  await share(other)
  await share(jun, { limbType: 'pranayama' })
  await share(jun, { limbType: 'samadhi', visibility: 'followers' })
  await page.goto('/?tab=community')
  await choose(page, 'Following')
  await expect(page.getByText('You’re not following anyone yet')).toBeVisible()
  await page.getByRole('region', { name: 'Following' }).getByRole('link', { name: 'Find people' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused()
  await page.goto(`/people/${jun.username}`)
  await page.getByRole('button', { name: `Follow ${jun.displayName}` }).click()
  await expect(page.getByRole('button', { name: `Following ${jun.displayName}` })).toBeFocused()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('tab', { name: 'Community' }).click()
  await choose(page, 'Following')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(feedItem(page, 'Samadhi')).toContainText('Followers')
  await choose(page, 'All Sessions')
  await expect(feedItem(page, other.displayName)).toBeVisible()
  await expect(feedItem(page, jun.displayName)).toHaveCount(1)
})

test('a like shows at once and stays until it is undone', async ({ page }) => {
  const asha = await signInAsNewMember(page)
  const kavita = await otherMember('Kavita')
  const { id } = await share(kavita, { limbType: 'dharana' })
  // In the list of all sessions, those of other journeys could push this one off the first page.
  await asha.community.follow({ params: { id: kavita.id } })
  await page.goto('/?tab=community&feed=following')
  const like = feedItem(page, kavita.displayName).getByRole('button', { name: /^Like / })
  await expect(like).toHaveAccessibleName(`Like ${kavita.displayName}’s dharana, 0 likes`)
  await like.click()
  await expect(like).toHaveAccessibleName(`Like ${kavita.displayName}’s dharana, 1 like`)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await kavita.member.community.session({ params: { id } })).likes).toBe(1)
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName(`Like ${kavita.displayName}’s dharana, 0 likes`)
  await expect.poll(async () => (await kavita.member.community.session({ params: { id } })).likes).toBe(0)
})

test('the button loads more practices, and keyboard focus moves to the first of them', async ({ page }) => {
  const asha = await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  for (let minute = 10; minute < 33; minute++) await share(jun, { time: `00:${minute}`, date: daysAgo(1) })
  await asha.community.follow({ params: { id: jun.id } })
  const way = Promise.withResolvers<void>()
  await page.route(/\/api\/feed\?.*cursor=/, async (route) => {
    await way.promise
    await route.continue()
  })
  await page.goto('/?tab=community&feed=following')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).focus()
  way.resolve()
  await expect(page.getByRole('article')).toHaveCount(23)
  await expect(page.getByRole('article').nth(20)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
})

test('a shared practice is in the feed, and the form starts with the privacy settings', async ({ page }) => {
  const asha = await signInAsNewMember(page)
  await page.goto('/settings/privacy')
  await page.getByRole('radio', { name: 'All members' }).check()
  await expect(said(page, 'Settings saved')).toBeVisible()
  await page.goto('/?tab=practice')
  await openFold(page, 'sharing')
  await expect(page.getByRole('radio', { name: 'All members' })).toBeChecked()
  await fillPractice(page, { limb: 'Asana', minutes: '20' })
  await setMoment(page, { time: '00:01' })
  await saveButton(page).click()
  await expect(said(page, 'Practice session saved!')).toBeVisible()
  const { items } = await asha.practice.list({ query: {} })
  expect(items).toMatchObject([{ visibility: 'public' }])
  await page.getByRole('tab', { name: 'Community' }).click()
  const { username } = await asha.account.me()
  const own = feedItem(page, `@${username}`)
  await expect(own).toContainText('Asana')
  await expect(own.getByRole('button', { name: /^More options for/ })).toBeHidden()
})

test('a draft and an edited practice keep their own audience, whatever the default is', async ({ page }) => {
  const asha = await signInAsNewMember(page)
  await share({ member: asha }, { visibility: 'followers' })
  await asha.profile.changePrivacy({ body: { defaultVisibility: 'public' } })
  await page.goto('/?tab=practice')
  await shareWith(page, 'Only me')
  const stored = () => page.evaluate(() => localStorage.getItem('practice-draft') ?? '')
  await expect.poll(stored).toContain('sealed')
  expect(await stored()).not.toContain('visibility')
  await page.reload()
  await expect(page.getByText('We kept your unfinished entry')).toBeVisible()
  await openFold(page, 'sharing')
  await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('radio', { name: 'All members' })).toBeChecked()
  await page.goto('/sessions')
  await page.getByRole('button', { name: /^Edit Dhyana/ }).click()
  await openFold(page.getByRole('dialog'), 'sharing')
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Followers' })).toBeChecked()
})
