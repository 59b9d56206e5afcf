// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { aFeedSession, aPerson, communityOf, page } from '../testing.ts'
import { Feed } from './feed.tsx'

const feed = <Feed scope="all" me={mira} quiet={false} />
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('while the feed loads, it doesn’t claim to be empty', () => {
  renderScreen(feed, { api: communityOf({ feed: () => never() }) })
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('It’s quiet here')).toBeNull()
})

test('an empty feed of all members explains that practices are private', async () => {
  renderScreen(feed, { api: communityOf({ feed: page() }) })
  expect(await screen.findByText('It’s quiet here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log a practice' }).getAttribute('href')).toBe('/?tab=practice')
})

test.each([
  [0, 'You’re not following anyone yet'],
  [1, 'Nothing shared yet'],
])('an empty feed of a member who follows %i people says: %s', async (following, title) => {
  renderScreen(<Feed scope="following" me={{ ...mira, following }} quiet={false} />, {
    api: communityOf({ feed: page() }),
  })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find people' })).toBeTruthy()
})

test('a feed that fails to load can be tried again', async () => {
  const view = renderScreen(feed, { api: communityOf({ feed: breakDown() }) })
  expect(await screen.findByText('We couldn’t load these practices')).toBeTruthy()
  view.answer(communityOf({ feed: page(aFeedSession()) }))
  await press('Try again')
  expect(await screen.findByRole('article', { name: /^Asha’s dhyana, / })).toBeTruthy()
  expect(screen.queryByText('We couldn’t load these practices')).toBeNull()
})

test('during a retry, the message and the focus stay', async () => {
  const view = renderScreen(feed, { api: communityOf({ feed: breakDown() }) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  retry.focus()
  view.answer(communityOf({ feed: () => never() }))
  fireEvent.click(retry)
  await waitFor(() => expect(view.callsTo('community.feed')).toHaveLength(2))
  expect(screen.getByText('We couldn’t load these practices')).toBeTruthy()
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(retry)
})

test('a like is shown at once, before the server has answered', async () => {
  const session = aFeedSession({ id: mira.id })
  renderScreen(feed, { api: communityOf({ feed: page(session), like: () => never() }) })
  await press('Like Asha’s dhyana, 2 likes')
  const liked = await screen.findByRole('button', { name: 'Like Asha’s dhyana, 3 likes' })
  expect(liked.getAttribute('aria-pressed')).toBe('true')
})

test('a like that fails is undone, and a toast says so', async () => {
  renderScreen(feed, { api: communityOf({ feed: page(aFeedSession()), like: refuse('practice.not_found') }) })
  ;(await screen.findByRole('button', { name: 'Like Asha’s dhyana, 2 likes' })).focus()
  await press('Like Asha’s dhyana, 2 likes')
  expect(await screen.findByText('Unable to update like status. Please try again.')).toBeTruthy()
  const like = screen.getByRole('button', { name: 'Like Asha’s dhyana, 2 likes' })
  expect(like.getAttribute('aria-pressed')).toBe('false')
  expect(document.activeElement).toBe(like)
})

test('taps during a request send only the last choice, once it is done', async () => {
  const answers: (() => void)[] = []
  const view = renderScreen(feed, {
    api: communityOf({
      feed: page(aFeedSession()),
      like: async ({ body }) => {
        await new Promise<void>((resolve) => answers.push(resolve))
        return { liked: body?.liked ?? true, likes: 0 }
      },
    }),
  })
  await press(/, 2 likes$/)
  await press(/, 3 likes$/)
  await press(/, 2 likes$/)
  await press(/, 3 likes$/)
  expect(view.callsTo('community.like').map(({ body }) => body)).toEqual([{ liked: true }])
  answers[0]?.()
  await waitFor(() => expect(view.callsTo('community.like')).toHaveLength(2))
  answers[1]?.()
  expect(view.callsTo('community.like')[1]?.body).toEqual({ liked: false })
  await waitFor(() => expect(screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('false'))
})

test('quiet mode shows no counts', async () => {
  renderScreen(<Feed scope="all" me={mira} quiet />, { api: communityOf({ feed: page(aFeedSession({ likes: 41 })) }) })
  const like = await screen.findByRole('button', { name: 'Like Asha’s dhyana' })
  expect(like.textContent).toBe('')
})

test('your own practice has no menu, and a practice shared with followers says so', async () => {
  const own = aFeedSession({ user: { ...aPerson('Mira'), id: mira.id }, visibility: 'followers' })
  renderScreen(feed, { api: communityOf({ feed: page(own) }) })
  expect(await screen.findByText(/ · Followers$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^More options/ })).toBeNull()
})

test('long notes are folded until you ask for them', async () => {
  renderScreen(feed, { api: communityOf({ feed: page(aFeedSession({ notes: 'breath '.repeat(60) })) }) })
  const more = await screen.findByRole('button', { name: 'Read more: Asha’s dhyana' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less: Asha’s dhyana' }).getAttribute('aria-expanded')).toBe('true')
})

test('a newer session is offered, and shown only on request', async () => {
  const older = aFeedSession()
  const newer = aFeedSession({ id: mira.id, user: aPerson('Ben', 2), loggedAt: '2026-01-05T07:00:00.000Z' })
  let isAsked = false
  const home = (
    <>
      <h1 tabIndex={-1}>Community</h1>
      {feed}
    </>
  )
  renderScreen(home, {
    api: communityOf({
      feed: ({ query }) => (query.limit ? page(newer) : isAsked ? page(newer, older) : page(older)),
    }),
  })
  await screen.findByText('Asha')
  // The page asks once a minute.
  await act(() => queryClient.refetchQueries({ type: 'active' }))
  const show = await screen.findByRole('button', { name: 'Show new sessions' })
  expect(screen.queryByText('Ben')).toBeNull()
  isAsked = true
  fireEvent.click(show)
  expect(await screen.findByText('Ben')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show new sessions' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('if the next page fails, the first stays and it can be tried again', async () => {
  let isUp = false
  const second = aFeedSession({ id: mira.id, user: aPerson('Ben', 2) })
  renderScreen(feed, {
    api: communityOf({
      feed: ({ query }) => {
        if (!query.cursor) return { items: [aFeedSession()], nextCursor: 'more' }
        return isUp ? page(second) : breakDown()
      },
    }),
  })
  await press('Show more')
  expect(await screen.findByText('We couldn’t load more practices')).toBeTruthy()
  expect(screen.getByText('Asha')).toBeTruthy()
  isUp = true
  await press('Show more')
  expect(await screen.findByText('Ben')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
