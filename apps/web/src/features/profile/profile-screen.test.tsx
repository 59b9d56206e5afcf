// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ProfileScreen } from './profile-screen.tsx'
import './social/social-tab.tsx'

const user: CurrentUser = {
  ...mira,
  displayName: 'Mira Sandoval',
  bio: 'Night-shift nurse, early sitter.',
  isVerified: true,
  totalSessions: 1236,
  followers: 48,
  following: 31,
  createdAt: '2025-01-01T09:00:00.000Z',
  invitedBy: 'Noor Aziz',
}
const privacy = { defaultVisibility: 'private', approveFollowers: false } as const

type Options = { user?: CurrentUser; quiet?: boolean; path?: string; profile?: FakeApi['profile'] }

const open = ({ user: who = user, quiet = false, path = '/profile', profile = {} }: Options = {}) =>
  renderScreen(
    <ProfileScreen
      quiet={quiet}
      referrals={<p>the codes</p>}
      subscription={<p>the contribution</p>}
      forms={{ email: () => <p>the email form</p>, password: () => <p>the password form</p> }}
    />,
    { user: who, path, api: { profile: { privacy, ...profile } } },
  )

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const edit = () => {
  press('Edit')
  return screen.findByLabelText('Display name')
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('the header shows name, badge, username, counts and bio', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mira Sandoval\u00a0Verified')
  expect(screen.getAllByText('@mira')).toHaveLength(2)
  const counts = screen.getAllByRole('term').slice(0, 3)
  expect(counts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Sessions', '1,236'],
    ['Followers', '48'],
    ['Following', '31'],
  ])
  expect(screen.getAllByText('Night-shift nurse, early sitter.')).toHaveLength(2)
  expect(await screen.findByText(/visible only to you unless you choose otherwise/)).toBeTruthy()
  expect(screen.getByText(/, invited by Noor Aziz$/)).toBeTruthy()
})

test('the counts of followers and following lead to their lists', () => {
  open({ user: { ...user, totalSessions: 1, followers: 1 } })
  expect(hrefOf('1 Follower')).toBe('/people/mira?list=followers')
  expect(hrefOf('31 Following')).toBe('/people/mira?list=following')
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 3)
      .map((term) => term.textContent),
  ).toEqual(['Session', 'Follower', 'Following'])
})

test('if the settings can’t be loaded, the privacy line says so', async () => {
  open({ path: '/profile?tab=settings', profile: { privacy: breakDown() } })
  expect(await screen.findByText('We couldn’t load this setting. It hasn’t changed.')).toBeTruthy()
})

test('quiet mode leaves the counts out', () => {
  open({ quiet: true })
  expect(screen.queryByText('Followers')).toBeNull()
})

test('the tabs are in the specified order, and the address can name one', async () => {
  open({ path: '/profile?tab=referrals' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Social Media',
    'Referrals',
    'Subscription',
    'Settings',
  ])
  expect(await screen.findByText('the codes')).toBeTruthy()
})

test('Edit opens the form, and Cancel leads back and discards the changes', async () => {
  open()
  await edit()
  await waitFor(() => expect(document.activeElement).toBe(field('Display name')))
  type('Display name', 'Somebody else')
  expect(screen.getByText('32 of 300 characters')).toBeTruthy()
  press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.queryByText('Somebody else')).toBeNull()
})

test('Save updates the member and returns to the profile', async () => {
  const saved = { ...user, displayName: 'Mira S.', bio: null }
  const view = open({ profile: { change: saved } })
  await edit()
  type('Display name', ' Mira S. ')
  type('Bio', '')
  press('Save')
  expect(await screen.findByText('Profile saved')).toBeTruthy()
  expect(view.callsTo('profile.change')[0]?.body).toEqual({ displayName: 'Mira S.', bio: '' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Mira S\./)
  expect(screen.getByText('Nothing yet')).toBeTruthy()
})

test('a failed update says so, and the changes stay in the form', async () => {
  open({ profile: { change: breakDown() } })
  await edit()
  type('Display name', 'Mira S.')
  press('Save')
  expect(await screen.findByText('Update failed')).toBeTruthy()
  expect(field('Display name').value).toBe('Mira S.')
})

test.each([
  ['too short', 'M', 'Display name must be at least 2 characters'],
  ['refused by the server', 'Mira', 'Please choose another'],
])('a name that is %s is shown at its field', async (_what, name, message) => {
  open({ profile: { change: refuse('request.invalid', { displayName: 'Please choose another' }) } })
  await edit()
  type('Display name', name)
  press('Save')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('Display name').getAttribute('aria-invalid')).toBe('true')
})

test('a username that the member has chosen can’t be changed', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Change username' })).toBeNull()
})

test('a username that we made for the member can be changed once', async () => {
  const generated = { ...user, canChangeUsername: true }
  const changeUsername = refuse('account.username_taken')
  const view = open({ user: generated, profile: { changeUsername } })
  press('Change username')
  await waitFor(() => expect(document.activeElement).toBe(field('Username')))
  type('Username', 'mira.sits')
  press('Save username')
  expect(await screen.findByText('This username is already taken. Please choose another.')).toBeTruthy()
  view.answer({ profile: { changeUsername: { ...user, username: 'mira.sits', canChangeUsername: false } } })
  press('Save username')
  expect(await screen.findByText('Your username is now your own')).toBeTruthy()
  expect(screen.getAllByText('@mira.sits')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Change username' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('About you')
})

test('Settings: email and password open their forms, and every other row has a link', async () => {
  open({ path: '/profile?tab=settings' })
  expect(screen.getByText('mira@example.org, verified')).toBeTruthy()
  expect(await screen.findByText('New sessions: Only me')).toBeTruthy()
  press('Change email')
  expect(screen.getByText('the email form')).toBeTruthy()
  press('Change password')
  expect(screen.queryByText('the email form')).toBeNull()
  expect(screen.getByText('the password form')).toBeTruthy()
  const panel = within(screen.getByRole('tabpanel'))
  const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Configure', '/settings/privacy'],
    ['All settings', '/settings'],
    ['Two-factor authentication and devices', '/security'],
  ])
})

test('a link from a password manager leads to the password form', () => {
  open({ path: '/profile?tab=settings&change=password' })
  expect(screen.getByText('the password form')).toBeTruthy()
})

test.each([
  [{ ...user, emailVerified: false }, 'mira@example.org, not verified yet'],
  [{ ...user, email: null, emailVerified: false }, 'None yet'],
])('Settings: %# the email row shows its state', (who, words) => {
  open({ user: who, path: '/profile?tab=settings' })
  expect(screen.getByText(words)).toBeTruthy()
})

test('Settings: a member without a password can set one', () => {
  open({ user: { ...user, hasPassword: false }, path: '/profile?tab=settings' })
  expect(screen.queryByText('Changing it signs out your other devices')).toBeNull()
  press('Set a password')
  expect(screen.getByText('the password form')).toBeTruthy()
})

test('Sign Out signs out on this device', async () => {
  const view = renderScreen(
    <ProfileScreen quiet referrals={null} subscription={null} forms={{ email: () => null, password: () => null }} />,
    { path: '/profile?tab=settings', api: { profile: { privacy }, account: { logout: null } } },
  )
  press('Sign Out')
  await waitFor(() => expect(view.callsTo('account.logout')[0]?.body).toMatchObject({ allDevices: false }))
})
