// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, never, renderScreen } from '#testing/render-screen.tsx'
import { aPerson, communityOf, page } from '../testing.ts'
import { BlockedPeople, MutedPeople } from './hidden-people.tsx'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('while the lists load, nothing is said about who is blocked', () => {
  renderScreen(<BlockedPeople />, { api: communityOf({ blocks: () => never() }) })
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('You haven’t blocked anyone.')).toBeNull()
})

test('empty lists say so', async () => {
  const lists = (
    <>
      <BlockedPeople />
      <MutedPeople />
    </>
  )
  renderScreen(lists, { api: communityOf({ blocks: page(), mutes: page() }) })
  expect(await screen.findByText('You haven’t blocked anyone.')).toBeTruthy()
  expect(await screen.findByText('You haven’t muted anyone.')).toBeTruthy()
})

test('a list that fails to load can be tried again', async () => {
  const view = renderScreen(<MutedPeople />, { api: communityOf({ mutes: breakDown() }) })
  expect(await screen.findByText('We couldn’t load this list')).toBeTruthy()
  view.answer(communityOf({ mutes: page(aPerson('Asha')) }))
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Unmute Asha' })).toBeTruthy()
})

test('an unblocked person stays in the list until the next visit', async () => {
  const view = renderScreen(<BlockedPeople />, {
    api: communityOf({ blocks: page(aPerson('Asha'), aPerson('Ben', 2)), unblock: null }),
  })
  await press('Unblock Asha')
  expect(await screen.findByText('Unblocked')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Asha/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unblock Ben' })).toBeTruthy()
  expect(view.callsTo('community.blocks')).toHaveLength(1)
})

test('when unmuting fails, the button is still there', async () => {
  renderScreen(<MutedPeople />, { api: communityOf({ mutes: page(aPerson('Asha')), unmute: breakDown() }) })
  await press('Unmute Asha')
  expect(await screen.findByText('We couldn’t unmute this person. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unmute Asha' })).toBeTruthy()
})
