// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { mira } from '#testing/mira.ts'
import { RouteTable } from './route-table.tsx'
import { memberRoutes, visitorRoutes } from './routes.tsx'
import {
  LandingScreen,
  LoginScreen,
  PrivacyScreen,
  RegisterScreen,
  SecurityScreen,
  TermsScreen,
  VerifyEmailScreen,
  WaitlistScreen,
} from './screens.ts'
import { unbuiltRoutes } from './unbuilt.ts'

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(mira))
  queryClient.setQueryData(currentUserQuery.queryKey, mira)
  await Promise.all(
    [
      LandingScreen,
      LoginScreen,
      PrivacyScreen,
      RegisterScreen,
      SecurityScreen,
      TermsScreen,
      VerifyEmailScreen,
      WaitlistScreen,
    ].map((lazy) => lazy.preload()),
  )
}, 60_000)
afterEach(cleanup)

const openAs = { member: memberRoutes, visitor: visitorRoutes }

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

test.each([
  ['/', 'Home'],
  ['/profile', 'Profile'],
  ['/community', 'Community'],
  ['/meditation', 'Meditation'],
  ['/gamification', 'Practice journey'],
  ['/wellness', 'Wellness Tracking'],
  ['/security', 'Account Security'],
  ['/guide', 'User guide'],
  ['/pricing', 'Conscious Giving, Conscious Growth'],
  ['/sessions', 'All my sessions'],
  ['/people/mira', 'Member'],
  ['/settings/privacy', 'Settings'],
  ['/verify-email', 'Verify your email'],
  ['/shared/abc', 'Shared with you'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/login', 'Home'],
  ['/register', 'Home'],
  ['/waitlist', 'Home'],
  ['/login?redirect=/wellness', 'Wellness Tracking'],
  ['/login?redirect=//elsewhere.example/profile', 'Home'],
  ['/nowhere', '404 Page Not Found'],
  ['/profile/nowhere', '404 Page Not Found'],
])('a member who opens %s sees %s', (path, heading) => {
  expect(open('member', path).textContent).toBe(heading)
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
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/', landing],
  ['/nowhere', landing],
  ['/profile', landing],
  ['/people/mira', landing],
])('a visitor who opens %s sees %s', (path, heading) => {
  expect(open('visitor', path).textContent).toBe(heading)
})

test.each([
  ['/wellness?tab=sleep', '/login?redirect=%2Fwellness%3Ftab%3Dsleep'],
  ['/settings/privacy', '/login?redirect=%2Fsettings%2Fprivacy'],
])('a visitor of the member page %s is offered a sign-in that leads back', (path, href) => {
  open('visitor', path)
  expect(screen.getByRole('link', { name: 'Sign in to go on' }).getAttribute('href')).toBe(href)
})

test('a visitor of an unknown page is not asked to sign in for it', () => {
  open('visitor', '/nowhere')
  expect(screen.queryByRole('link', { name: 'Sign in to go on' })).toBeNull()
})

test('the list of screens that are not built yet only shrinks', () => {
  expect(Object.keys(unbuiltRoutes)).toEqual([
    '/',
    '/profile',
    '/community',
    '/meditation',
    '/gamification',
    '/wellness',
    '/guide',
    '/pricing',
    '/sessions',
    '/people/:username',
    '/settings/*',
    '/shared/:token',
  ])
})
