// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { mira } from '#testing/mira.ts'
import { HomeDashboard } from './home/home-tabs.ts'
import { RouteTable } from './route-table.tsx'
import { memberRoutes, visitorRoutes } from './routes.tsx'
import {
  ArchiveScreen,
  ImportScreen,
  CommunityRoute,
  CompareScreen,
  DepartureRoute,
  EraseScreen,
  ErasureStopped,
  HandbookScreen,
  HomeScreen,
  JourneyScreen,
  LandingScreen,
  LettersScreen,
  LoginScreen,
  MeditationRoute,
  MessagesScreen,
  MoveScreen,
  NotFoundScreen,
  OwnSitScreen,
  PersonRoute,
  PricingScreen,
  PrivacyScreen,
  PrivacySettingsScreen,
  ProfileRoute,
  QuestionsScreen,
  ReflectionScreen,
  RegisterScreen,
  SecurityScreen,
  SessionsScreen,
  SettingsHub,
  SettingsScreen,
  SharedPagesScreen,
  SharedScreen,
  SitsScreen,
  AccessibilityScreen,
  TermsScreen,
  UnsubscribeScreen,
  VerifyEmailScreen,
  WaitlistScreen,
  WelcomeRoute,
  WellnessRoute,
} from './screens/screens.ts'

beforeAll(async () => {
  // The pricing page has its own query client.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await Promise.all(
    [
      ArchiveScreen,
      ImportScreen,
      CommunityRoute,
      CompareScreen,
      DepartureRoute,
      EraseScreen,
      ErasureStopped,
      HandbookScreen,
      HomeDashboard,
      HomeScreen,
      JourneyScreen,
      LandingScreen,
      LettersScreen,
      LoginScreen,
      MeditationRoute,
      MessagesScreen,
      MoveScreen,
      NotFoundScreen,
      OwnSitScreen,
      PersonRoute,
      PricingScreen,
      PrivacyScreen,
      PrivacySettingsScreen,
      ProfileRoute,
      QuestionsScreen,
      ReflectionScreen,
      RegisterScreen,
      SecurityScreen,
      SessionsScreen,
      SettingsHub,
      SettingsScreen,
      SharedPagesScreen,
      SharedScreen,
      SitsScreen,
      TermsScreen,
      AccessibilityScreen,
      UnsubscribeScreen,
      VerifyEmailScreen,
      WaitlistScreen,
      WelcomeRoute,
      WellnessRoute,
    ].map((lazy) => lazy.preload()),
  )
  // Home loads this part by itself, and a test may end before it has arrived.
  await import('./home/home-stats.tsx')
}, 60_000)
afterEach(cleanup)

const openAs = { member: memberRoutes, visitor: visitorRoutes }

/** The headings are shown before any reply. */
const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
queryClient.setQueryData(currentUserQuery.queryKey, mira)

const open = (who: keyof typeof openAs, path: string) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <RouteTable routes={openAs[who]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getByRole('heading', { level: 1 })
}

const greeting = /^(Welcome|Good (morning|afternoon|evening)), Mira\.$/

test.each([
  ['/', greeting],
  ['/?tab=community', 'Community'],
  ['/profile', 'Mira Sen'],
  ['/profile?subscription=success', 'Mira Sen'],
  ['/community', 'Community'],
  ['/meditation', 'Meditation'],
  ['/meditation/sits', 'Your sits'],
  ['/meditation/sits/new', 'A sit of your own'],
  ['/gamification', 'Practice journey'],
  ['/wellness', 'Wellness Tracking'],
  ['/wellness/compare', 'Insights'],
  ['/wellness/reflection', 'Insights'],
  ['/security', 'Account Security'],
  ['/guide', 'User guide'],
  ['/pricing', 'Conscious Giving, Conscious Growth'],
  ['/sessions', 'All my sessions'],
  ['/people/mira', '@mira'],
  ['/messages', 'Messages'],
  ['/messages/0198a1f0-0000-7000-8000-000000000901', 'Messages'],
  ['/settings', 'Settings'],
  ['/welcome', 'Sit for one minute?'],
  ['/settings/practice', 'Practice settings'],
  ['/settings/privacy', 'Privacy settings'],
  ['/settings/sharing', 'Shared pages'],
  ['/settings/letters', 'Write to us'],
  ['/settings/archive', 'Archive and import'],
  ['/settings/import', 'Import'],
  ['/settings/move', 'Move'],
  ['/move', 'Move'],
  ['/settings/erase', 'Erase your account'],
  ['/settings/erase/stopped', 'Erase your account'],
  ['/settings/nowhere', 'There’s no page here'],
  ['/verify-email', 'Verify your email'],
  ['/shared/abc', 'Shared with you'],
  ['/unsubscribe/optional.abc', 'Stop optional emails?'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
  ['/login', greeting],
  ['/register', greeting],
  ['/waitlist', greeting],
  ['/login?redirect=/wellness', 'Wellness Tracking'],
  ['/login?redirect=//elsewhere.example/profile', greeting],
  ['/nowhere', 'There’s no page here'],
  ['/profile/nowhere', 'There’s no page here'],
])('a member who opens %s sees %s', (path, heading) => {
  expect(open('member', path).textContent).toMatch(heading)
})

const landing = 'Find your bearing, one sitting at a time.'

test.each([
  ['/login', 'Welcome back'],
  ['/register', 'Create account'],
  ['/guide', 'User guide'],
  ['/waitlist', 'Join the Waitlist'],
  ['/pricing', 'Conscious Giving, Conscious Growth'],
  ['/verify-email', 'Verify your email'],
  ['/shared/abc', 'Shared with you'],
  ['/unsubscribe/optional.abc', 'Stop optional emails?'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
  ['/', landing],
  ['/nowhere', landing],
  ['/profile', landing],
  ['/people/mira', landing],
])('a visitor who opens %s sees %s', (path, heading) => {
  expect(open('visitor', path).textContent).toBe(heading)
})

test.each([
  ['/wellness?tab=sleep', '/login?redirect=%2Fwellness%3Ftab%3Dsleep'],
  ['/settings/practice', '/login?redirect=%2Fsettings%2Fpractice'],
  ['/settings/privacy', '/login?redirect=%2Fsettings%2Fprivacy'],
  ['/settings/sharing', '/login?redirect=%2Fsettings%2Fsharing'],
  ['/settings/archive', '/login?redirect=%2Fsettings%2Farchive'],
  ['/settings/import', '/login?redirect=%2Fsettings%2Fimport'],
  ['/move?state=a', '/login?redirect=%2Fmove%3Fstate%3Da'],
  ['/people/asha', '/login?redirect=%2Fpeople%2Fasha'],
  ['/community', '/login?redirect=%2Fcommunity'],
])('a visitor to the member page %s is offered a sign-in that leads back', (path, href) => {
  open('visitor', path)
  expect(screen.getByRole('link', { name: 'Sign in to continue' }).getAttribute('href')).toBe(href)
})

test('a visitor to an unknown page isn’t asked to sign in for it', () => {
  open('visitor', '/nowhere')
  expect(screen.queryByRole('link', { name: 'Sign in to continue' })).toBeNull()
})
