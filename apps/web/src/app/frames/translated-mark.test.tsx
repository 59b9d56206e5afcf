// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SettingsHub } from '#app/settings/settings-hub.tsx'
import { LoginScreen } from '#features/account/login-screen.tsx'
import { RegisterScreen } from '#features/account/registration/register-screen.tsx'
import { EverythingInView } from '#testing/in-view.ts'
import { mira } from '#testing/mira.ts'
import { renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { MemberFrame } from './member-frame.tsx'
import { SiteFrame } from './site-frame.tsx'

// The texts stay English here: only what a build in another language adds can be seen.
const build = vi.hoisted(() => ({ language: 'de' }))
vi.mock('#intl/language.ts', () => build)

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EverythingInView)
  build.language = 'de'
})

const mark = 'Translated by machine. Help us make it better.'
const none = { items: [], nextCursor: null }
const api: FakeApi = {
  profile: { privacy: { defaultVisibility: 'private', approveFollowers: true } },
  community: { blocks: none, mutes: none, followRequests: none },
  security: { sessions: [] },
  practice: { listDeleted: none },
}

test.each(['/', '/guide', '/pricing', '/waitlist'])('visitors see at the end of %s who translated it', (path) => {
  renderScreen(<SiteFrame>A page</SiteFrame>, { user: null, path })
  expect(screen.getByText(mark)).toBeTruthy()
})

test.each(['/privacy', '/terms', '/accessibility'])('%s, which stays English, has no mark', (path) => {
  renderScreen(<SiteFrame>A page</SiteFrame>, { user: null, path })
  expect(screen.queryByText(mark)).toBeNull()
})

const signIn = (path: string) => renderScreen(<LoginScreen />, { user: null, path, pattern: '/login' })

test.each(['', '?view=forgot', '?view=reset', '?view=recovery'])('so do those who sign in at /login%s', (search) => {
  signIn(`/login${search}`)
  expect(screen.getByText(mark)).toBeTruthy()
})

test('and those who create an account', () => {
  renderScreen(<RegisterScreen />, { user: null, path: '/register' })
  expect(screen.getByText(mark)).toBeTruthy()
})

test('no one has translated the English pages', () => {
  build.language = 'en'
  signIn('/login')
  expect(screen.queryByText(mark)).toBeNull()
})

test('settings say who translated the app, and let members suggest other words', async () => {
  renderScreen(<SettingsHub />, { api, path: '/settings' })
  expect(await screen.findByText(mark)).toBeTruthy()
  const row = screen.getByRole('button', { name: /^Suggest other words/ })
  fireEvent.click(row)
  await screen.findByRole('dialog', { name: 'Suggest other words' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => document.activeElement).toBe(row)
})

test('the menu of the account opens the same on every page', async () => {
  renderScreen(
    <MemberFrame user={mira}>
      <h1>A page</h1>
    </MemberFrame>,
    { path: '/wellness' },
  )
  fireEvent.click(screen.getByRole('button', { name: /^Account menu/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Suggest other words' }))
  await screen.findByRole('dialog', { name: 'Suggest other words' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => document.activeElement?.className).toBe('account-button')
})
