// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SettingsHub } from '#app/settings/settings-hub.tsx'
import { EverythingInView } from '#testing/in-view.ts'
import { mira } from '#testing/mira.ts'
import { renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { MemberFrame } from './member-frame.tsx'
import { SiteFrame } from './site-frame.tsx'

// The texts stay English here: only what a build in another language adds can be seen.
vi.mock('#intl/language.ts', () => ({ language: 'de' }))

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

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
