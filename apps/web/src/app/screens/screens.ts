import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

export const LandingScreen = lazyScreen(
  async () => (await import('#features/landing/landing-screen.tsx')).LandingScreen,
)
export const HelpNowScreen = lazyScreen(
  async () => (await import('#features/help-now/help-now-screen.tsx')).HelpNowScreen,
)
export const HandbookScreen = lazyScreen(
  async () => (await import('#features/handbook/handbook-screen.tsx')).HandbookScreen,
)
export const LoginScreen = lazyScreen(async () => (await import('#features/account/login-screen.tsx')).LoginScreen)
export const RegisterScreen = lazyScreen(
  async () => (await import('#features/account/registration/register-screen.tsx')).RegisterScreen,
)
export const SecurityScreen = lazyScreen(
  async () => (await import('#features/security/security-screen.tsx')).SecurityScreen,
)
export const VerifyEmailScreen = lazyScreen(
  async () => (await import('#features/account/verify-email-screen.tsx')).VerifyEmailScreen,
)
export const WaitlistScreen = lazyScreen(
  async () => (await import('#features/waitlist/waitlist-screen.tsx')).WaitlistScreen,
)
export const PrivacyScreen = lazyScreen(async () => (await import('#features/legal/privacy-screen.tsx')).PrivacyScreen)
export const AccessibilityScreen = lazyScreen(
  async () => (await import('#features/legal/accessibility-screen.tsx')).AccessibilityScreen,
)
export const TermsScreen = lazyScreen(async () => (await import('#features/legal/terms-screen.tsx')).TermsScreen)
export const HomeScreen = lazyScreen(async () => (await import('#app/home/home-screen.tsx')).HomeScreen)
export const MeditationRoute = lazyScreen(async () => (await import('./meditation-route.tsx')).MeditationRoute)
export const OwnSitScreen = lazyScreen(
  async () => (await import('#features/meditation/own/own-sit-screen.tsx')).OwnSitScreen,
)
export const SitsScreen = lazyScreen(async () => (await import('#features/meditation/own/sits-screen.tsx')).SitsScreen)
export const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)
export const WhatHelpsScreen = lazyScreen(
  async () => (await import('#features/practice/hard/what-helps-screen.tsx')).WhatHelpsScreen,
)
export const SessionsScreen = lazyScreen(
  async () => (await import('#features/practice/list/sessions-screen.tsx')).SessionsScreen,
)
export const JourneyScreen = lazyScreen(
  async () => (await import('#features/journey/journey-screen.tsx')).JourneyScreen,
)
export const SettingsScreen = lazyScreen(
  async () => (await import('#features/journey/settings-screen.tsx')).SettingsScreen,
)
export const ArchivePanel = lazyScreen(
  async () => (await import('#features/portability/archive-panel.tsx')).ArchivePanel,
)
export const EraseScreen = lazyScreen(
  async () => (await import('#features/account/erase/erase-screen.tsx')).EraseScreen,
)
export const ErasureStopped = lazyScreen(
  async () => (await import('#features/account/erase/erasure-stopped.tsx')).ErasureStopped,
)
export const LettersScreen = lazyScreen(
  async () => (await import('#features/letters/letters-screen.tsx')).LettersScreen,
)
export const MessagesScreen = lazyScreen(
  async () => (await import('#features/message/messages-screen.tsx')).MessagesScreen,
)
export const PricingScreen = lazyScreen(async () => (await import('#features/giving/pricing-screen.tsx')).PricingScreen)
export const SettingsHub = lazyScreen(async () => (await import('#app/settings/settings-hub.tsx')).SettingsHub)
export const WelcomeRoute = lazyScreen(async () => (await import('#app/welcome/welcome-route.tsx')).WelcomeRoute)
export const CommunityRoute = lazyScreen(async () => (await import('./community-route.tsx')).CommunityRoute)
export const RoomsScreen = lazyScreen(async () => (await import('#features/room/rooms-screen.tsx')).RoomsScreen)
export const RoomRoute = lazyScreen(async () => (await import('./room-route.tsx')).RoomRoute)
export const ArticleRoute = lazyScreen(async () => (await import('./article-route.tsx')).ArticleRoute)
export const PersonRoute = lazyScreen(async () => (await import('./person-route.tsx')).PersonRoute)
export const PrivacySettingsScreen = lazyScreen(
  async () => (await import('./privacy-settings-screen.tsx')).PrivacySettingsScreen,
)
export const ThisDeviceScreen = lazyScreen(
  async () => (await import('#app/offline/this-device-screen.tsx')).ThisDeviceScreen,
)
export const WellnessRoute = lazyScreen(async () => (await import('./wellness-route.tsx')).WellnessRoute)
export const CompareScreen = lazyScreen(
  async () => (await import('#features/insight/compare/compare-screen.tsx')).CompareScreen,
)
export const QuestionsScreen = lazyScreen(
  async () => (await import('#features/wellness/questions/questions-screen.tsx')).QuestionsScreen,
)
export const ReflectionScreen = lazyScreen(
  async () => (await import('#features/insight/reflection/reflection-screen.tsx')).ReflectionScreen,
)
export const OperatorConsole = lazyScreen(
  async () => (await import('#features/operator/operator-console.tsx')).OperatorConsole,
)
export const ProfileRoute = lazyScreen(async () => (await import('./profile-route.tsx')).ProfileRoute)
export const UnsubscribeScreen = lazyScreen(
  async () => (await import('#features/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
)
export const SharedScreen = lazyScreen(
  async () => (await import('#features/portability/sharing/shared-screen.tsx')).SharedScreen,
)
export const RemindersScreen = lazyScreen(
  async () => (await import('#features/reminder/reminders-screen.tsx')).RemindersScreen,
)
export const SharedPagesScreen = lazyScreen(
  async () => (await import('#features/portability/sharing/shared-pages-screen.tsx')).SharedPagesScreen,
)
export const ArchiveScreen = lazyScreen(
  async () => (await import('#features/portability/archive-screen.tsx')).ArchiveScreen,
)
export const ImportScreen = lazyScreen(
  async () => (await import('#features/portability/imports/import-screen.tsx')).ImportScreen,
)
export const MoveScreen = lazyScreen(
  async () => (await import('#features/portability/moves/move-screen.tsx')).MoveScreen,
)
export const DepartureRoute = lazyScreen(async () => (await import('#app/settings/departure-route.tsx')).DepartureRoute)
export const WaitingRoute = lazyScreen(async () => (await import('./waiting-route.tsx')).WaitingRoute)
export const DeletedEntriesScreen = lazyScreen(
  async () => (await import('#features/wellness/deleted-screen.tsx')).DeletedEntriesScreen,
)
export const InboxScreen = lazyScreen(async () => (await import('#features/inbox/inbox-screen.tsx')).InboxScreen)
export const InboxSettingsScreen = lazyScreen(
  async () => (await import('#features/inbox/inbox-settings-screen.tsx')).InboxSettingsScreen,
)
