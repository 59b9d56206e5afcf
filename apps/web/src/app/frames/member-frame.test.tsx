// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { aMessage } from '#lib/outbox/testing.ts'
import { setWaiting } from '#lib/outbox/waiting.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettings } from '#testing/journey.ts'
import { mira } from '#testing/mira.ts'
import { loseNetwork, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { MemberFrame } from './member-frame.tsx'

beforeEach(() => localStorage.clear())

const twoFactorRecoveryAt = '2026-11-20T09:14:00.000Z'
const threatened: CurrentUser = { ...mira, twoFactorEnabled: true, twoFactorRecoveryAt }
const warning = 'Someone asked to turn off your two-factor authentication.'

const open = (path = '/', user = threatened, security: FakeApi['security'] = {}) =>
  renderScreen(
    <MemberFrame user={user}>
      <h1>A page</h1>
    </MemberFrame>,
    { path, user, api: { security } },
  )

test.each(['/', '/wellness', '/settings/privacy', '/welcome', '/settings/erase/stopped'])(
  'a pending recovery is shown above %s, and one tap stops it',
  async (path) => {
    const view = open(path, threatened, { cancelRecovery: null })
    expect(await screen.findByText(warning)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Stop it' }))
    await waitFor(() => expect(view.callsTo('security.cancelRecovery')).toHaveLength(1))
    expect(await screen.findByText('Recovery cancelled')).toBeTruthy()
  },
)

test('“It was me” hides the strip on this device, for this recovery only', async () => {
  const first = open()
  fireEvent.click(await screen.findByRole('button', { name: 'It was me' }))
  expect(screen.queryByText(warning)).toBeNull()
  first.unmount()
  const again = open()
  expect(screen.queryByText(warning)).toBeNull()
  again.unmount()
  open('/', { ...threatened, twoFactorRecoveryAt: '2026-11-28T09:14:00.000Z' })
  expect(await screen.findByText(warning)).toBeTruthy()
})

test('the strip stays if the recovery couldn’t be stopped', async () => {
  open('/', threatened, { cancelRecovery: loseNetwork() })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop it' }))
  expect(await screen.findByText('We couldn’t cancel the recovery. Please try again.')).toBeTruthy()
  expect(screen.getByText(warning)).toBeTruthy()
})

test('the strip is hidden while a sit runs, and on the security page, which says it itself', async () => {
  const security = open('/security')
  expect(screen.queryByText(warning)).toBeNull()
  security.unmount()
  localStorage.setItem(sitKey, '{}')
  const sitting = open()
  expect(screen.queryByText(warning)).toBeNull()
  sitting.unmount()
  localStorage.clear()
  open()
  expect(await screen.findByText(warning)).toBeTruthy()
})

test('without a recovery there is no strip', () => {
  open('/', mira)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['hidden it', { ...mira }, journeySettings({ hideGuide: true })],
  ['operators have turned it off', { ...mira, off: ['guide' as const] }, journeySettings()],
])('home has no button of the Practice Guide if the member has %s', async (_, user, settings) => {
  const frame = (
    <MemberFrame user={user}>
      <h1>A page</h1>
    </MemberFrame>
  )
  const view = renderScreen(frame, { user, api: { journey: { settings } } })
  await waitFor(() => expect(view.callsTo('journey.settings')).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('Practice Guide')).toBeNull()
})

test('without a network, one bar says that, and what waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/', mira)
  act(() => setWaiting(mira.id, [{ key: 1, message: aMessage() }]))
  const bar = screen.getByRole('link', { name: 'See what waits' }).closest('output')
  expect(bar?.textContent).toBe('You’re offline. 1 thing waits to be sent. See what waits')
  act(() => setWaiting(mira.id, []))
  expect(bar?.textContent).toBe('')
  vi.restoreAllMocks()
})

test('home has the button of the Practice Guide', async () => {
  open('/', mira)
  expect(await screen.findByText('Practice Guide')).toBeTruthy()
})

test('while the installation is about to close, every page says when and why, and leads to the archive', async () => {
  open('/wellness', { ...mira, closing: { on: '2026-12-24', reason: 'No one has time for it any more' } })
  expect(await screen.findByText('This installation closes on 24 December 2026.')).toBeTruthy()
  expect(screen.getByText('No one has time for it any more')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get your archive' }).getAttribute('href')).toBe('/settings/archive')
})
