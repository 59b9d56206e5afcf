// @vitest-environment happy-dom
import { type MemberPage, profile } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, type FakeApi, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { PersonScreen } from './person-screen.tsx'
import { aCard, aFeedSession, aMemberPage, communityOf, page } from './testing.ts'

type Answers = NonNullable<FakeApi['community']>

const open = (answers: Answers, quiet = false, search = '') =>
  renderScreen(<PersonScreen username="asha" quiet={quiet} />, {
    path: `/people/asha${search}`,
    pattern: '/people/*',
    api: communityOf({ sessionsOf: page(), ...answers }),
  })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (item: string) => {
  await press('More options for Asha')
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const own: MemberPage = aMemberPage({ id: mira.id, followers: 1 })

test('while the page loads, its heading is the username', () => {
  open({ person: () => never() })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('@asha')
})

test('the pages of an unknown and a hidden member look the same', async () => {
  open({ person: refuse('community.person_not_found') })
  expect(await screen.findByText('We couldn’t find anyone with this username')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Member not found')
  expect(screen.queryByText('@asha')).toBeNull()
})

test('a page that fails to load can be tried again', async () => {
  const view = open({ person: breakDown() })
  expect(await screen.findByText('We couldn’t load this page')).toBeTruthy()
  view.answer(communityOf({ person: aMemberPage({ followsReader: true }), sessionsOf: page() }))
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha' })).toBeTruthy()
  expect(screen.getByText(/ · Follows you$/)).toBeTruthy()
})

test('a member who shares nothing has an empty page', async () => {
  open({ person: aMemberPage() })
  expect(await screen.findByText('You’ll see the practices they share with you here.')).toBeTruthy()
})

test('shared practices don’t repeat the name', async () => {
  open({ person: aMemberPage(), sessionsOf: page(aFeedSession()) })
  const practice = await screen.findByRole('article')
  expect(within(practice).queryByText('Asha')).toBeNull()
})

test('following a member changes their number of followers', async () => {
  let asha = aMemberPage()
  open({
    person: () => asha,
    follow: () => {
      asha = { ...asha, follow: 'following', followers: 4 }
      return { follow: 'following', followers: 4 }
    },
  })
  const connections = [profile.socialConnections.path]
  queryClient.setQueryData(connections, [])
  await press('Follow Asha')
  expect(await screen.findByRole('button', { name: '4 Followers' })).toBeTruthy()
  expect(queryClient.getQueryState(connections)).toMatchObject({ isInvalidated: true })
})

test('quiet mode hides the numbers but not the lists', async () => {
  open({ person: aMemberPage(), followersOf: page(aCard('Ben', 2)) }, true)
  await press('Followers')
  const dialog = await screen.findByRole('dialog', { name: 'Followers' })
  expect(await within(dialog).findByRole('button', { name: 'Follow Ben' })).toBeTruthy()
})

test('you can remove your own followers', async () => {
  const view = open({ person: own, followersOf: page(aCard('Ben', 2)), removeFollower: null })
  expect(await screen.findByRole('link', { name: 'Privacy settings' })).toBeTruthy()
  await press('1 Follower')
  await press('Remove Ben')
  await screen.findByRole('dialog', { name: 'Remove Ben as a follower?' })
  expect(view.callsTo('community.removeFollower')).toHaveLength(0)
  await press('Cancel')
  await press('Remove Ben')
  await press('Remove')
  const removed = await screen.findByText('Removed')
  await waitFor(() => expect(document.activeElement).toBe(removed))
  expect(view.callsTo('community.removeFollower')).toHaveLength(1)
})

test('your own picture looks as it does everywhere else', async () => {
  open({ person: own })
  await screen.findByRole('link', { name: 'Edit profile' })
  expect(document.querySelector('.person-header .avatar')?.className).not.toContain('tint')
})

test('the address can name the list that is open', async () => {
  open({ person: own, followersOf: page(aCard('Ben', 2)) }, false, '?list=followers')
  expect(await screen.findByRole('dialog', { name: 'Followers' })).toBeTruthy()
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a list of followers that fails to load can be tried again', async () => {
  const view = open({ person: aMemberPage(), followersOf: breakDown() })
  await press('3 Followers')
  expect(await screen.findByText('We couldn’t load this list')).toBeTruthy()
  view.answer(communityOf({ person: aMemberPage(), sessionsOf: page(), followersOf: page() }))
  await press('Try again')
  expect(await screen.findByText('No one here yet.')).toBeTruthy()
})

test('muting can be undone from the toast', async () => {
  const view = open({ person: aMemberPage(), mute: null, unmute: null })
  await choose('Mute')
  expect(await screen.findByText('You’ve muted Asha')).toBeTruthy()
  await press('Undo')
  expect(await screen.findByText('You’ve unmuted Asha')).toBeTruthy()
  expect(view.callsTo('community.unmute')).toHaveLength(1)
})

test.each([
  ['Mute', false, 'We couldn’t mute this person. Please try again.'],
  ['Unmute', true, 'We couldn’t unmute this person. Please try again.'],
])('when %s fails, a toast says so', async (item, isMuted, words) => {
  open({ person: aMemberPage({ isMuted }), mute: breakDown(), unmute: breakDown() })
  await choose(item)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('blocking asks first, then leaves the page', async () => {
  const view = open({ person: aMemberPage(), block: null })
  await choose('Block')
  const dialog = await screen.findByRole('dialog', { name: 'Block Asha?' })
  expect(view.callsTo('community.block')).toHaveLength(0)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(screen.getByText('You’ve blocked Asha')).toBeTruthy()
})

test('a block that fails leaves the question open', async () => {
  open({ person: aMemberPage(), block: breakDown() })
  await choose('Block')
  await press('Block')
  expect(await screen.findByText('We couldn’t block this person. Please try again.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Block Asha?' })).toBeTruthy()
})

test('a report needs a reason, which stays when sending fails', async () => {
  const view = open({ person: aMemberPage(), report: refuse('community.not_oneself') })
  await choose('Report')
  await press('Send report')
  expect(await screen.findByText('Please tell us what happened')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: ' Spam ' } })
  await press('Send report')
  expect(await screen.findByText('We couldn’t send your report')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Report Asha' })).toBeTruthy()
  expect(screen.getByLabelText('What happened?')).toHaveProperty('value', ' Spam ')
  expect(view.callsTo('community.report').map(({ body }) => body)).toEqual([
    { userId: aMemberPage().id, kind: 'other', reason: 'Spam' },
  ])
})

test('sending a report closes its dialog with thanks', async () => {
  open({ person: aMemberPage(), report: null })
  await choose('Report')
  fireEvent.change(await screen.findByLabelText('What happened?'), { target: { value: 'Spam' } })
  await press('Send report')
  expect(await screen.findByText('Thank you. Our moderators will look into it.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('social media links open in a new tab, without a referrer', async () => {
  const socialConnections = [{ platform: 'youtube' as const, platformUsername: 'asha-cooks' }]
  renderScreen(<PersonScreen username="asha" quiet={false} />, {
    api: communityOf({ person: aMemberPage({ socialConnections }), sessionsOf: page() }),
  })
  const link = await screen.findByRole('link', { name: 'YouTube: asha-cooks (opens a new tab)' })
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/@asha-cooks')
  expect(link.getAttribute('rel')).toBe('noopener nofollow ugc')
})
