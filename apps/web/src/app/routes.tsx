import { matchPath } from 'react-router'
import { LandingRoute } from './screens/landing-route.tsx'
import { pageTitles } from './page-effects/page-title.text.ts'
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
  { path: '/guide', title: pageTitles.guide, element: <HandbookScreen /> },
  { path: '/pricing', title: pageTitles.pricing, element: <PricingScreen /> },
  { path: '/verify-email', title: pageTitles.verifyEmail, element: <VerifyEmailScreen /> },
  { path: '/shared/:token', title: pageTitles.shared, element: <SharedScreen /> },
  { path: '/unsubscribe/:token', title: pageTitles.unsubscribe, element: <UnsubscribeScreen /> },
  { path: '/privacy', title: pageTitles.privacy, element: <PrivacyScreen /> },
  { path: '/terms', title: pageTitles.terms, element: <TermsScreen /> },
  { path: '/accessibility', title: pageTitles.accessibility, element: <AccessibilityScreen /> },
]

const forMembersOnly: readonly AppRoute[] = [
  { path: '/', title: pageTitles.home, element: <HomeScreen /> },
  { path: '/profile', title: pageTitles.profile, element: <ProfileRoute /> },
  { path: '/community', title: pageTitles.community, element: <CommunityRoute /> },
  { path: '/rooms', title: pageTitles.rooms, element: <RoomsScreen /> },
  { path: '/rooms/:id', title: pageTitles.rooms, element: <RoomRoute /> },
  { path: '/inbox', title: pageTitles.inbox, element: <InboxScreen /> },
  { path: '/inbox/settings', title: pageTitles.inboxSettings, element: <InboxSettingsScreen /> },
  { path: '/messages', title: pageTitles.messages, element: <MessagesScreen /> },
  { path: '/messages/:id', title: pageTitles.messages, element: <MessagesScreen /> },
  { path: '/meditation', title: pageTitles.meditation, element: <MeditationRoute /> },
  { path: '/meditation/sits', title: pageTitles.sits, element: <SitsScreen /> },
  { path: '/meditation/sits/:id', title: pageTitles.ownSit, element: <OwnSitScreen /> },
  { path: '/gamification', title: pageTitles.journey, element: <JourneyScreen /> },
  { path: '/gamification/learning/:slug', title: pageTitles.article, element: <ArticleRoute /> },
  { path: '/wellness', title: pageTitles.wellness, element: <WellnessRoute /> },
  { path: '/wellness/deleted', title: pageTitles.deletedEntries, element: <DeletedEntriesScreen /> },
  { path: '/wellness/compare', title: pageTitles.compare, element: <CompareScreen /> },
  { path: '/wellness/questions', title: pageTitles.questions, element: <QuestionsScreen /> },
  { path: '/wellness/reflection', title: pageTitles.reflection, element: <ReflectionScreen /> },
  { path: '/security', title: pageTitles.security, element: <SecurityScreen /> },
  { path: '/sessions', title: pageTitles.sessions, element: <SessionsScreen /> },
  { path: whatHelpsPath, title: pageTitles.whatHelps, element: <WhatHelpsScreen /> },
  { path: '/people/:username', title: pageTitles.person, element: <PersonRoute /> },
  { path: '/waiting', title: pageTitles.waiting, element: <WaitingRoute /> },
  { path: '/settings', title: pageTitles.settings, element: <SettingsHub /> },
  { path: '/welcome', title: pageTitles.welcome, element: <WelcomeRoute /> },
  {
    path: '/settings/practice',
    title: pageTitles.practiceSettings,
    element: (
      <SettingsFrame>
        <SettingsScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/reminders',
    title: pageTitles.reminders,
    element: (
      <SettingsFrame>
        <RemindersScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/privacy',
    title: pageTitles.privacySettings,
    element: (
      <SettingsFrame>
        <PrivacySettingsScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/sharing',
    title: pageTitles.sharedPages,
    element: (
      <SettingsFrame>
        <SharedPagesScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/device',
    title: pageTitles.device,
    element: (
      <SettingsFrame>
        <ThisDeviceScreen />
      </SettingsFrame>
    ),
  },
  { path: '/settings/letters', title: pageTitles.letters, element: <LettersScreen /> },
  {
    path: '/settings/archive',
    title: pageTitles.archive,
    element: (
      <SettingsFrame>
        <ArchiveScreen />
      </SettingsFrame>
    ),
  },
  { path: '/settings/erase', title: pageTitles.erase, element: <EraseScreen archive={<ArchivePanel isLast />} /> },
  { path: '/settings/erase/stopped', title: pageTitles.erasureStopped, element: <ErasureStopped /> },
  {
    path: '/settings/import',
    title: pageTitles.import,
    element: (
      <SettingsFrame>
        <ImportScreen />
      </SettingsFrame>
    ),
  },
  {
    path: '/settings/move',
    title: pageTitles.move,
    element: (
      <SettingsFrame>
        <MoveScreen />
      </SettingsFrame>
    ),
  },
  { path: '/move', title: pageTitles.move, element: <DepartureRoute /> },
]

const guestOnlyRoutes = ['/login', '/register', '/waitlist'].map((path) => ({
  path,
  title: pageTitles.home,
  element: <SignedInAlready />,
}))

export const memberRoutes: readonly AppRoute[] = [
  ...forMembersOnly,
  ...forEveryone,
  ...guestOnlyRoutes,
  { path: '*', title: pageTitles.notFound, element: <NotFoundScreen /> },
]

const opensAfterSignIn = (pathname: string) =>
  pathname !== '/' && forMembersOnly.some(({ path }) => matchPath(path, pathname))

export const visitorRoutes: readonly AppRoute[] = [
  ...forEveryone,
  { path: '/login', title: pageTitles.login, element: <LoginScreen /> },
  { path: '/register', title: pageTitles.register, element: <RegisterScreen /> },
  { path: '/waitlist', title: pageTitles.waitlist, element: <WaitlistScreen /> },
  { path: '*', title: pageTitles.landing, element: <LandingRoute opensAfterSignIn={opensAfterSignIn} /> },
]
