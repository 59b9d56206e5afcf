import { matchPath } from 'react-router'
import { LandingRoute } from './screens/landing-route.tsx'
import { landingTitle, notFoundTitle, personTitle } from './page-effects/page-title.ts'
import type { AppRoute } from './route-table.tsx'
import {
  CommunityScreen,
  HomeScreen,
  LoginScreen,
  MeditationRoute,
  NotFoundScreen,
  PersonRoute,
  PrivacyScreen,
  PrivacySettingsScreen,
  ProfileRoute,
  RegisterScreen,
  SecurityScreen,
  SessionsScreen,
  SettingsHub,
  SettingsScreen,
  TermsScreen,
  VerifyEmailScreen,
  WaitlistScreen,
  WelcomeRoute,
} from './screens/screens.ts'
import { SettingsFrame } from './frames/settings-frame.tsx'
import { SignedInAlready } from './screens/signed-in-already.tsx'
import { unbuiltRoutes, type UnbuiltRoute } from './screens/unbuilt.ts'
import { UnbuiltScreen } from './screens/unbuilt-screen.tsx'

const unbuilt = (path: UnbuiltRoute): AppRoute => ({
  path,
  title: unbuiltRoutes[path],
  element: <UnbuiltScreen route={path} />,
})

const forEveryone: readonly AppRoute[] = [
  unbuilt('/guide'),
  unbuilt('/pricing'),
  { path: '/verify-email', title: 'Verify your email', element: <VerifyEmailScreen /> },
  unbuilt('/shared/:token'),
  { path: '/privacy', title: 'Privacy', element: <PrivacyScreen /> },
  { path: '/terms', title: 'Terms', element: <TermsScreen /> },
]

const forMembersOnly: readonly AppRoute[] = [
  { path: '/', title: 'Home', element: <HomeScreen /> },
  { path: '/profile', title: 'Profile', element: <ProfileRoute /> },
  { path: '/community', title: 'Community', element: <CommunityScreen /> },
  { path: '/meditation', title: 'Meditation', element: <MeditationRoute /> },
  unbuilt('/gamification'),
  unbuilt('/wellness'),
  { path: '/security', title: 'Account Security', element: <SecurityScreen /> },
  { path: '/sessions', title: 'All my sessions', element: <SessionsScreen /> },
  { path: '/people/:username', title: personTitle, element: <PersonRoute /> },
  { path: '/settings', title: 'Settings', element: <SettingsHub /> },
  { path: '/welcome', title: 'Welcome', element: <WelcomeRoute /> },
  {
    path: '/settings/practice',
    title: 'Practice settings',
    element: (
      <SettingsFrame>
        <SettingsScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/privacy',
    title: 'Privacy settings',
    element: (
      <SettingsFrame>
        <PrivacySettingsScreen />
      </SettingsFrame>
    ),
  },
]

const guestOnlyRoutes = ['/login', '/register', '/waitlist'].map((path) => ({
  path,
  title: 'Home',
  element: <SignedInAlready />,
}))

export const memberRoutes: readonly AppRoute[] = [
  ...forMembersOnly,
  ...forEveryone,
  ...guestOnlyRoutes,
  { path: '*', title: notFoundTitle, element: <NotFoundScreen /> },
]

const opensAfterSignIn = (pathname: string) =>
  pathname !== '/' && forMembersOnly.some(({ path }) => matchPath(path, pathname))

export const visitorRoutes: readonly AppRoute[] = [
  ...forEveryone,
  { path: '/login', title: 'Sign in', element: <LoginScreen /> },
  { path: '/register', title: 'Create account', element: <RegisterScreen /> },
  { path: '/waitlist', title: 'Join the Waitlist', element: <WaitlistScreen /> },
  { path: '*', title: landingTitle, element: <LandingRoute opensAfterSignIn={opensAfterSignIn} /> },
]
