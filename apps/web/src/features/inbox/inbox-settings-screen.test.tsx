// @vitest-environment happy-dom
import { inboxKinds, type InboxSettings } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { InboxSettingsScreen } from './inbox-settings-screen.tsx'

const settings = Object.fromEntries(
  inboxKinds.map((kind) => [kind, { inApp: true, push: false, email: false }]),
) as InboxSettings

const open = (api: FakeApi['inbox'] = {}) =>
  renderScreen(<InboxSettingsScreen />, {
    api: { inbox: { settings, changeSettings: ({ body }) => body, ...api } },
  })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('each kind has its ways, and a tick is saved at once', async () => {
  const view = open()
  expect((await box('Messages: in app')).checked).toBe(true)
  fireEvent.click(await box('Achievements: push'))
  fireEvent.click(await box('Messages: in app'))
  await waitFor(() => expect(view.callsTo('inbox.changeSettings')).toHaveLength(2))
  expect(view.callsTo('inbox.changeSettings')[1]?.body).toEqual({
    ...settings,
    achievements: { inApp: true, push: true, email: false },
    messages: { inApp: false, push: false, email: false },
  })
  expect((await box('Achievements: push')).checked).toBe(true)
})

test('a tick that couldn’t be saved goes back', async () => {
  open({ changeSettings: breakDown() })
  fireEvent.click(await box('Buddies and quiet words: email'))
  expect(await screen.findByText('We couldn’t save this')).toBeTruthy()
  await waitFor(async () => expect((await box('Buddies and quiet words: email')).checked).toBe(false))
})

test('settings that fail to load can be tried again', async () => {
  const view = open({ settings: breakDown() })
  expect(await screen.findByText('We couldn’t load what reaches you')).toBeTruthy()
  view.answer({ inbox: { settings } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Messages: in app')).toBeTruthy()
})
