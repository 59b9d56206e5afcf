import { expect } from '@playwright/test'
import { said } from './support/member.ts'
import { operators } from './support/operators.ts'
import { expectAccessible, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { otherMember } from './support/people.ts'
import { daysAgo, endQuietHours, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test('a challenge is joined, counts a practice, and is left in one tap', async ({ page }) => {
  const faults = await watchForFaults(page)
  const title = `Three days ${daysAgo(0)}`
  const defined = { title, description: 'A practice on three days.', type: 'days', requirement: '3' }
  const options = Object.entries({ ...defined, from: daysAgo(6), to: daysAgo(-1) })
  operators('challenges', 'define', ...options.flatMap(([name, value]) => [`--${name}`, value]))
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(1)) })
  await page.goto('/gamification?tab=challenges')
  await page
    .getByRole('button', { name: `Join ${title}` })
    .first()
    .click()
  const panel = page.getByRole('region', { name: title }).first()
  await expect(panel).toContainText('1 of 3 days')
  await expect(panel.getByRole('heading', { name: title })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await panel.getByRole('button', { name: `Leave ${title}` }).click()
  await expect(said(page, `You’ve left ${title}`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Join ${title}` }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('two members become buddies, share a day and exchange quiet words', async ({ page }) => {
  const faults = await watchForFaults(page)
  const me = await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  for (const each of [me, jun.member]) await endQuietHours(each)
  const { id, username } = await me.account.me()
  await me.community.follow({ params: { id: jun.id } })
  await jun.member.community.follow({ params: { id } })
  await page.goto(`/people/${jun.username}`)
  await page.getByRole('button', { name: 'Invite as buddy' }).click()
  await expect(page.getByRole('button', { name: 'Invited' })).toBeVisible()
  await jun.member.journey.acceptBuddy({ params: { id } })
  for (const each of [me, jun.member]) await each.practice.log({ body: practiceOn(daysAgo(0)) })
  await jun.member.journey.sendQuietWord({ params: { id }, body: { word: 'thank-you' } })
  await page.goto('/gamification?tab=buddies')
  const pair = page.getByRole('region', { name: `You and ${jun.displayName}` })
  await expect(pair).toContainText('1 day')
  await expect(pair).toContainText('“Thank you for this week.”')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pair.getByRole('button', { name: `Send a quiet word to ${jun.displayName}` }).click()
  await page.getByRole('dialog').getByLabel('No hurry. I’m here.').check()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(pair).toContainText('You sent “No hurry. I’m here.” today')
  const { buddies } = await jun.member.journey.buddies()
  expect(buddies[0]).toMatchObject({ person: { username }, received: { word: 'no-hurry' }, sharedStreak: 1 })
  await pair.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Stop being buddies' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('No buddies yet')).toBeVisible()
  expect((await jun.member.journey.buddies()).buddies).toEqual([])
  expect(faults).toEqual([])
})
