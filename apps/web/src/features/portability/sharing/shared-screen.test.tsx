// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, loseNetwork, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { sharedFigures } from '#testing/sharing.ts'
import { SharedScreen } from './shared-screen.tsx'

type Open = NonNullable<NonNullable<FakeApi['sharing']>['open']>

const open = (answer: Open = sharedFigures(), user: CurrentUser | null = null) =>
  renderScreen(<SharedScreen />, {
    user,
    api: { sharing: { open: answer } },
    path: '/shared/abcdefghijklmnopqrstuv',
    pattern: '/shared/:token',
  })
const figures = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

test('a visitor sees the shared stats, and no others', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Twelve days, one after another.' })).toBeTruthy()
  expect(screen.getByText(/^Shared by Mira on/)).toBeTruthy()
  expect(figures()).toEqual(['Streak12 days', 'Total time86.4 hours', 'Favorite practiceDhyana 13 of 41 sessions'])
  expect(screen.getByRole('region', { name: 'Practice distribution' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join the Waitlist' })).toBeTruthy()
})

test('a member isn’t asked to join', async () => {
  open(sharedFigures(), mira)
  expect(await screen.findByText(/^Shared by Mira on/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Join the Waitlist' })).toBeNull()
})

test('without a name, a distribution or a streak, none is invented', async () => {
  open(
    sharedFigures({ firstName: null, distribution: null, streak: null, favorite: null, totalMinutes: 45, thisWeek: 1 }),
  )
  expect(await screen.findByText(/^Shared on/)).toBeTruthy()
  expect(figures()).toEqual(['Total time45 minutes', 'This week1 session'])
  expect(screen.queryByRole('region', { name: 'Practice distribution' })).toBeNull()
})

test('revoked, ended and unknown pages look the same', async () => {
  open(refuse('portability.page_not_found'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is shared here' })).toBeTruthy()
  expect(screen.getByText('The page was revoked, has ended, or never existed. We don’t say which.')).toBeTruthy()
})

test.each([
  ['the server crashes', breakDown],
  ['there is no network', loseNetwork],
])('if %s, it can be tried again', async (_what, failure) => {
  const view = open(failure())
  expect(await screen.findByText('We couldn’t load this page')).toBeTruthy()
  view.answer({ sharing: { open: sharedFigures() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const heading = await screen.findByRole('heading', { level: 1, name: /^Twelve days/ })
  expect(document.activeElement).toBe(heading)
})

test('while the page loads, it says so', () => {
  open(() => never())
  expect(screen.getByText('Loading...')).toBeTruthy()
})
