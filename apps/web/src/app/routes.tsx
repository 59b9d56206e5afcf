import { matchPath } from 'react-router'
import { LandingRoute } from './screens/landing-route.tsx'
import {
  accessibilityTitle,
  articleTitle,
  guideTitle,
  landingTitle,
  notFoundTitle,
  personTitle,
} from './page-effects/page-title.ts'
import type { AppRoute } from './route-table.tsx'
import {
  AccessibilityScreen,
  ArchivePanel,
  ArchiveScreen,
  ImportScreen,
  ArticleRoute,
  CommunityRoute,
  RoomRoute,
  RoomsScreen,
  CompareScreen,
  DepartureRoute,
  DeletedEntriesScreen,
  EraseScreen,
  ErasureStopped,
  HandbookScreen,
  HomeScreen,
  JourneyScreen,
  InboxScreen,
  InboxSettingsScreen,
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
  RemindersScreen,
  SecurityScreen,
  SessionsScreen,
  SettingsHub,
  SettingsScreen,
  SharedPagesScreen,
  SharedScreen,
  SitsScreen,
  TermsScreen,
  ThisDeviceScreen,
  UnsubscribeScreen,
  VerifyEmailScreen,
  WaitlistScreen,
  WellnessRoute,
  WaitingRoute,
  WelcomeRoute,
  WhatHelpsScreen,
} from './screens/screens.ts'
import { whatHelpsPath } from '#lib/product/hard/what-helps-path.ts'
import { SettingsFrame } from './frames/settings-frame.tsx'
import { SignedInAlready } from './screens/signed-in-already.tsx'

const forEveryone: readonly AppRoute[] = [
  { path: '/guide', title: guideTitle, element: <HandbookScreen /> },
  { path: '/pricing', title: 'Pricing', element: <PricingScreen /> },
  { path: '/verify-email', title: 'Verify your email', element: <VerifyEmailScreen /> },
  { path: '/shared/:token', title: 'Shared with you', element: <SharedScreen /> },
  { path: '/unsubscribe/:token', title: 'Optional emails', element: <UnsubscribeScreen /> },
  { path: '/privacy', title: 'Privacy', element: <PrivacyScreen /> },
  { path: '/terms', title: 'Terms', element: <TermsScreen /> },
  { path: '/accessibility', title: accessibilityTitle, element: <AccessibilityScreen /> },
]

const forMembersOnly: readonly AppRoute[] = [
  { path: '/', title: 'Home', element: <HomeScreen /> },
  { path: '/profile', title: 'Profile', element: <ProfileRoute /> },
  { path: '/community', title: 'Community', element: <CommunityRoute /> },
  { path: '/rooms', title: 'Sit together', element: <RoomsScreen /> },
  { path: '/rooms/:id', title: 'Sit together', element: <RoomRoute /> },
  { path: '/inbox', title: 'Inbox', element: <InboxScreen /> },
  { path: '/inbox/settings', title: 'What reaches you', element: <InboxSettingsScreen /> },
  { path: '/messages', title: 'Messages', element: <MessagesScreen /> },
  { path: '/messages/:id', title: 'Messages', element: <MessagesScreen /> },
  { path: '/meditation', title: 'Meditation', element: <MeditationRoute /> },
  { path: '/meditation/sits', title: 'Your sits', element: <SitsScreen /> },
  { path: '/meditation/sits/:id', title: 'A sit of your own', element: <OwnSitScreen /> },
  { path: '/gamification', title: 'Practice journey', element: <JourneyScreen /> },
  { path: '/gamification/learning/:slug', title: articleTitle, element: <ArticleRoute /> },
  { path: '/wellness', title: 'Wellness Tracking', element: <WellnessRoute /> },
  { path: '/wellness/deleted', title: 'Recently deleted', element: <DeletedEntriesScreen /> },
  { path: '/wellness/compare', title: 'Compare two ranges', element: <CompareScreen /> },
  { path: '/wellness/questions', title: 'Ask your own practice', element: <QuestionsScreen /> },
  { path: '/wellness/reflection', title: 'Monthly reflection', element: <ReflectionScreen /> },
  { path: '/security', title: 'Account Security', element: <SecurityScreen /> },
  { path: '/sessions', title: 'All my sessions', element: <SessionsScreen /> },
  { path: whatHelpsPath, title: 'What can help now', element: <WhatHelpsScreen /> },
  { path: '/people/:username', title: personTitle, element: <PersonRoute /> },
  { path: '/waiting', title: 'Waiting to be sent', element: <WaitingRoute /> },
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
    path: '/settings/reminders',
    title: 'Reminders',
    element: (
      <SettingsFrame>
        <RemindersScreen />
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
  {
    path: '/settings/sharing',
    title: 'Shared pages',
    element: (
      <SettingsFrame>
        <SharedPagesScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/device',
    title: 'This device',
    element: (
      <SettingsFrame>
        <ThisDeviceScreen />
      </SettingsFrame>
    ),
  },
  { path: '/settings/letters', title: 'Write to us', element: <LettersScreen /> },
  {
    path: '/settings/archive',
    title: 'Archive and import',
    element: (
      <SettingsFrame>
        <ArchiveScreen />
      </SettingsFrame>
    ),
  },
  { path: '/settings/erase', title: 'Erase your account', element: <EraseScreen archive={<ArchivePanel isLast />} /> },
  { path: '/settings/erase/stopped', title: 'Your account stays', element: <ErasureStopped /> },
  {
    path: '/settings/import',
    title: 'Import',
    element: (
      <SettingsFrame>
        <ImportScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/move',
    title: 'Move',
    element: (
      <SettingsFrame>
        <MoveScreen />
      </SettingsFrame>
    ),
  },
  { path: '/move', title: 'Move', element: <DepartureRoute /> },
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
