// @vitest-environment happy-dom
import { archiveHours, erasureDays } from '@sadhana/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'
import { TermsScreen } from './terms-screen.tsx'

/** Every file that stores something in the browser, and the names under which it does. */
const storedBy: Record<string, string[]> = {
  'app/page-effects/scroll-memory.ts': ['scroll'],
  'features/giving/saved-choice.ts': ['giving-choice'],
  'features/meditation/outbox/outbox-store.ts': ['sadhana-meditation'],
  'features/meditation/settings/settings-sync.ts': ['meditation-unsent'],
  'features/meditation/sit/controller.ts': ['meditation-settings', 'tab'],
  'features/meditation/timer/saved-timer.ts': ['meditation-sit'],
  'features/security/dismissed-recovery.ts': ['known-recovery'],
  'lib/browser/theme.ts': ['theme'],
  'lib/member/passkey-offer.ts': ['passkeyOffered'],
  'lib/product/home-presets.ts': ['home-presets'],
  'lib/session/draft.ts': ['practice-draft', 'letter-draft'],
  'lib/session/session-store.ts': ['accessToken', 'refreshToken', 'tokenExpiry'],
  'lib/session/social-state.ts': ['socialLogin'],
}
const cookie = '__Host-browser'

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
  expect([...Object.values(storedBy).flat(), cookie].filter((name) => !named.has(name))).toEqual([])
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
