// @vitest-environment happy-dom
import type { InboxEntry } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EverythingInView } from '#testing/in-view.ts'
import { breakDown, type FakeApi, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { CommunityScreen } from './community-screen.tsx'
import { aCard, aPerson, communityOf, page } from './testing.ts'

type Answers = NonNullable<FakeApi['community']>

const answersOf = (answers: Answers) => communityOf({ followRequests: page(), discover: page(), ...answers })
const open = (answers: Answers, path = '/community') =>
  renderScreen(<CommunityScreen feed={null} aside={null} />, { path, api: answersOf(answers) })
beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Name or username'), { target: { value: text } })

test('people appear only once the requests have loaded', () => {
  const view = open({ followRequests: () => never() })
  expect(screen.getAllByText('Loading...')).not.toEqual([])
  expect(view.callsTo('community.discover')).toHaveLength(0)
})

test('without suggestions, the page points to the search', async () => {
  open({})
  expect(await screen.findByText('No new people right now')).toBeTruthy()
  expect(screen.queryByText('Follow requests')).toBeNull()
})

test('the only member learns how to invite someone', async () => {
  open({ discover: { items: [], nextCursor: null, isAlone: true } })
  expect(await screen.findByText('You’re the only one here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Invite someone' }).getAttribute('href')).toBe('/profile?tab=referrals')
})

test('suggestions that fail to load can be tried again', async () => {
  const view = open({ discover: breakDown() })
  expect(await screen.findByText('We couldn’t load any people')).toBeTruthy()
  view.answer(answersOf({ discover: page(aCard('Asha')) }))
  await press('Try again')
  expect(await screen.findByRole('link', { name: /Asha/ })).toBeTruthy()
})

test('following someone changes the button and the count on your own page', async () => {
  let follow: 'none' | 'following' = 'none'
  const view = open({
    discover: () => page(aCard('Asha', 1, follow)),
    follow: () => {
      follow = 'following'
      return { follow, followers: 4 }
    },
  })
  await press('Follow Asha')
  expect(await screen.findByRole('button', { name: 'Following Asha' })).toBeTruthy()
  expect(view.callsTo('community.discover')).toHaveLength(1)
})

test('a follow that fails leaves the button as it was', async () => {
  open({ discover: page(aCard('Asha')), follow: refuse('community.person_not_found') })
  await press('Follow Asha')
  expect(await screen.findByText('Unable to update follow status. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Follow Asha' })).toBeTruthy()
})

test('a pending request can be withdrawn', async () => {
  const view = open({
    discover: page(aCard('Asha', 1, 'requested')),
    unfollow: { follow: 'none', followers: 3 },
  })
  await press('Requested Asha')
  expect(await screen.findByRole('button', { name: 'Follow Asha' })).toBeTruthy()
  expect(view.callsTo('community.unfollow')).toHaveLength(1)
})

test('a search needs two characters and then shows the people found', async () => {
  const view = open({ search: ({ query }) => page(aCard(query.q === 'as' ? 'Asha' : 'Ben')) }, '/community?tab=search')
  await type('a')
  expect(screen.queryByText('Loading...')).toBeNull()
  await type('as')
  expect(await screen.findByRole('link', { name: /Asha/ })).toBeTruthy()
  expect(screen.getByText('1 person found')).toBeTruthy()
  expect(screen.queryByText('Enter at least 2 characters.')).toBeNull()
  expect(view.callsTo('community.search').map(({ url }) => url)).toEqual(['/api/users/search?q=as'])
  await type('')
  expect(screen.queryByRole('link', { name: /Asha/ })).toBeNull()
})

test('a search in the address that finds no one suggests what to try next', async () => {
  open({ search: page() }, '/community?tab=search&q=zz')
  expect(await screen.findByText('No one found')).toBeTruthy()
  expect(screen.getByText('No one here has that name. Try just the first few letters.')).toBeTruthy()
})

test('a search that fails can be tried again', async () => {
  const view = open({ search: breakDown() }, '/community?tab=search&q=as')
  expect(await screen.findByText('Search failed')).toBeTruthy()
  view.answer(answersOf({ search: page(aCard('Asha'), aCard('Ashok', 2)) }))
  await press('Try again')
  expect(await screen.findByText('2 people found')).toBeTruthy()
})

test('follow requests that fail to load can be tried again', async () => {
  const view = open({ followRequests: breakDown() })
  expect(await screen.findByText('We couldn’t load your follow requests')).toBeTruthy()
  expect(view.callsTo('community.followRequests')).toHaveLength(1)
  view.answer(answersOf({ followRequests: page(aCard('Ben', 2)) }))
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Accept Ben' })).toBeTruthy()
})

test('an accepted request stays in its row, says so and takes the focus', async () => {
  const view = open({ followRequests: page(aCard('Ben', 2)), acceptRequest: null })
  await press('Accept Ben')
  const done = await screen.findByText('Accepted')
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(screen.queryByRole('button', { name: 'Decline Ben' })).toBeNull()
  expect(view.callsTo('community.followRequests')).toHaveLength(1)
})

test('a request that couldn’t be declined can be answered again', async () => {
  open({ followRequests: page(aCard('Ben', 2)), declineRequest: breakDown() })
  await press('Decline Ben')
  expect(await screen.findByText('We couldn’t decline this request. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept Ben' })).toBeTruthy()
})

test('without anything new, the entries say so', async () => {
  open({})
  expect(await screen.findAllByText('nothing new')).toHaveLength(2)
})

test('messages open from here, and show whether one is unread', async () => {
  const unread: InboxEntry = {
    what: 'message',
    id: 'message 1',
    at: '2026-01-05T06:50:00.000Z',
    person: aPerson('Asha'),
    // The inbox has been opened since, the conversation hasn't.
    isNew: false,
    isUnread: true,
  }
  renderScreen(<CommunityScreen feed={null} aside={null} />, {
    path: '/community',
    api: { ...answersOf({}), inbox: { list: { items: [unread] } } },
  })
  expect(await screen.findByRole('link', { name: /Messages ?, something new/ })).toHaveProperty('pathname', '/messages')
})
