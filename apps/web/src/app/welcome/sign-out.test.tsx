// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErasureStopped } from '#features/account/erase/erasure-stopped.tsx'
import { aMessage } from '#lib/outbox/testing.ts'
import { setWaiting } from '#lib/outbox/waiting.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { mira } from '#testing/mira.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { WelcomeRoute } from './welcome-route.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setWaiting(mira.id, [])
  sessionStore.clear()
})

const stopped = { pathname: '/settings/erase/stopped', state: { dueAt: '2026-11-29T12:00:00.000Z' } }
type Page = [what: string, Screen: ComponentType, path: string | { pathname: string; state: unknown }]
const pages: Page[] = [
  ['the welcome', WelcomeRoute, '/welcome'],
  ['the page after an erasure was stopped', ErasureStopped, stopped],
]

const open = ([, Screen, path]: Page) => {
  const view = renderScreen(<Screen />, { path, user: mira, api: { account: { logout: null } } })
  sessionStore.write({ accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() + 600_000 })
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  return { view, leave }
}

test.each(pages)('%s has no menu, and one tap signs out', async (...page) => {
  const { view, leave } = open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  expect(view.callsTo('account.logout')).toHaveLength(1)
  expect(sessionStore.read()).toBeNull()
})

test.each(pages)('%s asks first if something is unsent', async (...page) => {
  const { leave } = open(page)
  setWaiting(mira.id, [{ key: 1, message: aMessage() }])
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('dialog')
  expect(leave).not.toHaveBeenCalled()
  expect(sessionStore.read()).not.toBeNull()
})
