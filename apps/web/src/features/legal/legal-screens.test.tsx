// @vitest-environment happy-dom
import { archiveHours, erasureDays, languageCookie } from '@sadhana/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { AccessibilityScreen } from './accessibility-screen.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'
import { TermsScreen } from './terms-screen.tsx'

/** Every file that stores something in the browser, and the names under which it does. */
const storedBy: Record<string, string[]> = {
  'app/offline/store-reads.ts': ['reads-stored'],
  'app/page-effects/scroll-memory.ts': ['scroll'],
  'features/giving/saved-choice.ts': ['giving-choice'],
  'features/meditation/settings/settings-sync.ts': ['meditation-unsent'],
  'features/meditation/sit/controller.ts': ['meditation-settings', 'tab'],
  'features/meditation/sound/kept-sounds.ts': ['kept-sounds'],
  'features/meditation/timer/saved-timer.ts': ['meditation-sit'],
  'features/reminder/push-device.ts': ['push-owner', 'push-declined'],
  'features/security/dismissed-recovery.ts': ['known-recovery'],
  'lib/api/stored-answers.ts': ['reads'],
  'lib/browser/idb.ts': ['sadhana-outbox', 'sadhana-meditation', 'sadhana-drafts'],
  'lib/browser/install-prompt.ts': ['install-answered'],
  'lib/browser/theme.ts': ['theme'],
  'lib/member/account-language.ts': ['followed-language'],
  'lib/member/passkey-offer.ts': ['passkeyOffered'],
  'lib/member/sits-here.ts': ['sits-here'],
  'lib/outbox/waiting.ts': ['outbox-waits'],
  'lib/session/draft.ts': ['practice-draft', 'letter-draft'],
  'lib/session/session-store.ts': ['accessToken', 'refreshToken', 'tokenExpiry'],
  'lib/session/social-state.ts': ['socialLogin'],
  'service-worker/shared-file.ts': ['shared-file'],
  'service-worker/shell.ts': ['shell'],
}
const cookies = ['__Host-browser', languageCookie]

const stores = /\.setItem\(|indexedDB\.open|document\.cookie|caches\.open/
const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../testing/**', '!../../features/*/testing.ts'],
  { query: '?raw', import: 'default', eager: true },
)

test('the privacy page names everything that the browser stores', () => {
  const storing = Object.entries(sources).filter(([, text]) => stores.test(text))
  const paths = storing.map(([path]) => new URL(path, 'file:///features/legal/').pathname.slice(1))
  expect(paths.toSorted()).toEqual(Object.keys(storedBy))
  renderScreen(<PrivacyScreen />)
  const text = document.body.textContent ?? ''
  const named = new Set([...text.matchAll(/\(([\w, -]+)\)/g)].flatMap(([, names = '']) => names.split(', ')))
  expect([...Object.values(storedBy).flat(), ...cookies].filter((name) => !named.has(name))).toEqual([])
})

test('the privacy page promises only the export and the deletion that exist', () => {
  renderScreen(<PrivacyScreen />)
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy()
  expect(document.body.textContent).toContain('They’re CSV files')
  expect(document.body.textContent).toContain('You can erase your whole account under Settings.')
})

test('the privacy page names the periods that really apply', () => {
  expect({ archiveHours, erasureDays }).toEqual({ archiveHours: 24, erasureDays: 14 })
  renderScreen(<PrivacyScreen />)
  expect(document.body.textContent).toContain('Both wait for you for 24 hours')
  expect(document.body.textContent).toContain('after fourteen days, unless you sign in before')
})

test('the privacy page says which half of a passkey we store', () => {
  renderScreen(<PrivacyScreen />)
  expect(document.body.textContent).toContain('your fingerprint and your face never leave your device')
})

test('the privacy page says what we learn from another provider, and what it learns from us', () => {
  renderScreen(<PrivacyScreen />)
  expect(document.body.textContent).toContain('If you sign in with Google, Facebook or Apple')
  expect(document.body.textContent).toContain('they don’t learn what you do here')
})

test('the terms link to the privacy page and the helplines, and to nothing that isn’t built', () => {
  renderScreen(<TermsScreen />)
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/help-now', '/privacy'])
})

test('the accessibility page says what was tried, what wasn’t, and where to write', () => {
  renderScreen(<AccessibilityScreen />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What we aim for',
    'What was tried, and how',
    'What wasn’t',
    'What we know isn’t good',
    'Tell us',
  ])
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/settings/letters')
})
