// @vitest-environment happy-dom
import type { LoginSession } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { markWaiting } from '#lib/outbox/waiting.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, loseNetwork, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ActivityTab } from './activity-tab.tsx'

const session = (last: number, device: string, isCurrent = false): LoginSession => ({
  id: `0198a1f0-0000-7000-8000-00000000000${last}`,
  device,
  ipAddress: '198.51.100.7',
  createdAt: '2026-01-05T06:30:00.000Z',
  lastUsedAt: '2026-01-05T06:30:00.000Z',
  isCurrent,
})
const here = session(1, 'Safari on iPhone', true)
const there = session(2, 'Firefox on Linux')

const entry = (id: number) => ({
  id: `0198a1f0-0000-7000-8000-00000000010${id}`,
  eventType: 'login_success',
  details: `Sign-in ${id}`,
  ipAddress: '198.51.100.7',
  timestamp: '2026-01-05T06:30:00.000Z',
})

const oneEntry = { items: [entry(1)], nextCursor: null }

const open = (security: FakeApi['security'] = {}, account: FakeApi['account'] = {}) =>
  renderScreen(<ActivityTab />, {
    api: { security: { sessions: [here, there], logs: oneEntry, ...security }, account },
  })

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => (document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent)

test('a session’s button is named by its text and then the device', async () => {
  open()
  expect((await screen.findByRole('button', { name: 'End session: Firefox on Linux' })).textContent).toBe('End session')
  expect(screen.getByRole('button', { name: 'Sign out on this device' }).textContent).toBe('Sign out')
})

test('an ended session leaves the list, and the focus goes to its heading', async () => {
  const view = open({ endSession: null })
  await screen.findByText('Firefox on Linux')
  view.answer({ security: { sessions: [here] } })
  await press('End session: Firefox on Linux')
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull())
  expect(focused()).toBe('Active Sessions')
})

test.each([
  ['sessions', 'We couldn’t load your sessions', 'Active Sessions'],
  ['logs', 'Failed to fetch security logs', 'Security Activity Log'],
] as const)(
  '%s that can’t be loaded can be tried again, and the focus goes to their heading',
  async (route, failure, heading) => {
    const view = open({ [route]: refuse('service.failed') })
    await screen.findByText(failure)
    view.answer({ security: { sessions: [here, there], logs: oneEntry } })
    await press('Try again')
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull())
    expect(focused()).toBe(heading)
  },
)

test('while they load, neither list claims to be empty', () => {
  open({ sessions: () => never(), logs: () => never() })
  expect(screen.getAllByText('Loading...')).toHaveLength(2)
  expect(screen.queryByText('No security logs found')).toBeNull()
})

test('a log without entries says so', async () => {
  open({ logs: { items: [], nextCursor: null } })
  expect(await screen.findByText('No security logs found')).toBeTruthy()
})

test('a session that can’t be ended stays, and a toast says why', async () => {
  open({ endSession: loseNetwork() })
  await press('End session: Firefox on Linux')
  expect(await screen.findByText('We couldn’t end this session')).toBeTruthy()
  expect(screen.getByText('Firefox on Linux')).toBeTruthy()
})

test('Show more moves the focus to the first new entry', async () => {
  open({
    logs: ({ query: { cursor } }) =>
      cursor ? { items: [entry(2), entry(3)], nextCursor: null } : { items: [entry(1)], nextCursor: 'next' },
  })
  await press('Show more')
  await screen.findByText('Sign-in 2')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(focused()).toContain('Sign-in 2')
})

test('if the next page can’t be loaded, the first stays, and it can be tried again', async () => {
  const view = open({
    logs: ({ query: { cursor } }) => (cursor ? breakDown() : { items: [entry(1)], nextCursor: 'next' }),
  })
  await press('Show more')
  await screen.findByText('Failed to fetch security logs')
  expect(screen.getByText('Sign-in 1')).toBeTruthy()
  view.answer({ security: { logs: { items: [entry(2)], nextCursor: null } } })
  await press('Try again')
  expect(await screen.findByText('Sign-in 2')).toBeTruthy()
})

test('signing out on this device tells the server and leaves', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const view = open({}, { logout: null })
  await press('Sign out on this device')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  expect(view.callsTo('account.logout')[0]?.body).toEqual({ refreshToken: 'refresh', allDevices: false })
})

test('signing out everywhere asks first, and Cancel changes nothing', async () => {
  open()
  await press('Sign Out From All Devices')
  const dialog = await screen.findByRole('dialog', { name: 'Sign out from all devices?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focused()).toBe('Sign Out From All Devices')
  expect(localStorage.getItem('accessToken')).toBe('access')
})

test('once confirmed, every device is signed out', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  open({}, { logout: null })
  await press('Sign Out From All Devices')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test.each(['Sign out on this device', 'Sign Out From All Devices'])('%s asks about what is unsent', async (name) => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  open({}, { logout: null })
  markWaiting(mira.id)
  await press(name)
  if (name.endsWith('Devices')) await press('Sign out')
  expect(await screen.findByRole('dialog', { name: 'Sign out with things unsent?' })).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
  await press('Discard and sign out')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
})

test('if signing out fails, a toast says so and the question stays open', async () => {
  open({}, { logout: breakDown() })
  await press('Sign Out From All Devices')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'We couldn’t sign you out from all devices. Please try again.',
  )
  expect(localStorage.getItem('accessToken')).toBe('access')
})
