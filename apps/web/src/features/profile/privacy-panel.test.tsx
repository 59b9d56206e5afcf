// @vitest-environment happy-dom
import type { Privacy } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'

const privacy: Privacy = { defaultVisibility: 'private', approveFollowers: false }
const open = (profile: FakeApi['profile'] = {}) =>
  renderScreen(<PrivacyPanel />, { api: { profile: { privacy, ...profile } } })
const approve = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Approve followers/ })

test('while the settings load, none can be changed', () => {
  open({ privacy: () => never() })
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('settings that can’t be loaded can be tried again, and the focus goes to the heading', async () => {
  const view = open({ privacy: breakDown() })
  await screen.findByText('We couldn’t load your privacy settings')
  view.answer({ profile: { privacy } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await approve()
  // After the next frame.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sharing'))
})

test('a change is shown at once, saved, and stays', async () => {
  const saved = Promise.withResolvers<Privacy>()
  const view = open({ changePrivacy: () => saved.promise })
  fireEvent.click(await screen.findByRole('radio', { name: 'Followers' }))
  expect(screen.getByText('Saving...')).toBeTruthy()
  expect(screen.getByText(/^Your followers can see new practices/)).toBeTruthy()
  saved.resolve({ ...privacy, defaultVisibility: 'followers' })
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(view.callsTo('profile.changePrivacy')[0]?.body).toEqual({ defaultVisibility: 'followers' })
  expect(screen.queryByText('Saving...')).toBeNull()
  expect(screen.getByText(/^Your followers can see new practices/)).toBeTruthy()
})

test('after two quick changes, neither is shown as undone before both are saved', async () => {
  const first = Promise.withResolvers<Privacy>()
  const second = Promise.withResolvers<Privacy>()
  open({ changePrivacy: ({ body }) => (body.defaultVisibility ? first.promise : second.promise) })
  fireEvent.click(await screen.findByRole('radio', { name: 'Followers' }))
  fireEvent.click(await approve())
  first.resolve({ ...privacy, defaultVisibility: 'followers' })
  await screen.findByText('Settings saved')
  expect((await approve()).checked).toBe(true)
  second.resolve({ defaultVisibility: 'followers', approveFollowers: true })
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull())
  expect((await approve()).checked).toBe(true)
})

test('a change that can’t be saved is undone, and a toast says so', async () => {
  open({ changePrivacy: breakDown() })
  const toggle = await approve()
  fireEvent.click(toggle)
  expect(toggle.checked).toBe(true)
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  expect((await approve()).checked).toBe(false)
})
