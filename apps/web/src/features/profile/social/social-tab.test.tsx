// @vitest-environment happy-dom
import type { SocialConnection } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SocialTab } from './social-tab.tsx'

const instagram: SocialConnection = {
  platform: 'instagram',
  platformUsername: 'mira.sits',
  isConnected: true,
  visibility: 'public',
}

const open = (profile: FakeApi['profile'] = {}) =>
  renderScreen(<SocialTab />, { api: { profile: { socialConnections: [instagram], ...profile } } })

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.profile-row-text')?.textContent)

test('the four platforms are listed, with the username of a connected one and who sees it', async () => {
  open()
  await screen.findByRole('button', { name: 'Connect Facebook' })
  expect(rows()).toEqual([
    'FacebookNot connected',
    'Instagram@mira.sits · All members',
    'XNot connected',
    'YouTubeNot connected',
  ])
})

test('while the tab loads, nothing can be connected', () => {
  open({ socialConnections: () => never() })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed load can be tried again', async () => {
  const failed = open({ socialConnections: breakDown() })
  await screen.findByText('We couldn’t load your social media')
  failed.answer({ profile: { socialConnections: [] } })
  await press('Try again')
  await screen.findByRole('button', { name: 'Connect Instagram' })
})

test('during a retry, the failure stays and the button keeps the focus', async () => {
  const view = open({ socialConnections: breakDown() })
  await screen.findByText('We couldn’t load your social media')
  view.answer({ profile: { socialConnections: () => never() } })
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
})

test('Connect asks for a username and shows it at once', async () => {
  const connected: SocialConnection = { ...instagram, platform: 'x', platformUsername: 'mira', visibility: 'private' }
  const view = open({ connect: [instagram, connected] })
  await press('Connect X')
  expect(document.activeElement).toBe(screen.getByLabelText('X username'))
  type('X username', 'https://x.com/mira')
  fireEvent.click(screen.getByRole('radio', { name: 'Only me' }))
  await press('Connect')
  expect(await screen.findByText('X is on your page')).toBeTruthy()
  expect(view.callsTo('profile.connect')[0]?.body).toMatchObject({
    platform: 'x',
    platformUsername: 'mira',
    isConnected: true,
    visibility: 'private',
  })
  expect(rows()).toContain('X@mira · Only me')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change X' }))
})

test('an impossible username is refused at its field, before anything is sent', async () => {
  const view = open({ connect: [] })
  await press('Connect YouTube')
  type('YouTube username', 'mi')
  await press('Connect')
  await screen.findByText('YouTube handles have 3 to 30 letters, digits, dots, hyphens and underscores')
  expect(view.callsTo('profile.connect')).toEqual([])
})

test.each([
  ['a server that is down', breakDown()],
  ['too many tries', refuse('request.too_many')],
])('%s: Connection failed, and the username stays in the field', async (_what, connect) => {
  open({ connect })
  await press('Connect YouTube')
  type('YouTube username', 'mira-in-the-kitchen')
  await press('Connect')
  expect(await screen.findByText('Connection failed')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('YouTube username').value).toBe('mira-in-the-kitchen')
})

test('Cancel returns the focus to the button', async () => {
  open()
  await press('Connect X')
  await press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect X' }))
})

test('Disconnect removes the name', async () => {
  const view = open({ connect: [] })
  await press('Disconnect Instagram')
  expect(await screen.findByText('Instagram is no longer on your page')).toBeTruthy()
  expect(view.callsTo('profile.connect')[0]?.body).toMatchObject({ platform: 'instagram', isConnected: false })
  expect(rows()).toContain('InstagramNot connected')
})

test('a name that can’t be removed stays', async () => {
  open({ connect: breakDown() })
  await press('Disconnect Instagram')
  expect(await screen.findByText('Update failed')).toBeTruthy()
  expect(rows()).toContain('Instagram@mira.sits · All members')
})
